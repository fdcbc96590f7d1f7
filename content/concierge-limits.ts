/** Longest question to the concierge, in characters. */
export const questionLimit = 1000;
/** The character counter is shown from this length on. */
export const questionCounted = 800;

/** How many questions, with their answers, a browser saves. */
export const savedQuestions = 30;
/** For how many days after the last question it saves them. */
export const savedDays = 7;
