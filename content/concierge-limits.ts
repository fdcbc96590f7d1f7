/** Longest question to the concierge, in characters. */
export const questionLimit = 1000;
/** From here on the field counts along. */
export const questionCounted = 800;

/** How many questions, with their answers, a browser keeps. */
export const savedQuestions = 30;
/** For how many days after the last question it keeps them. */
export const savedDays = 7;
