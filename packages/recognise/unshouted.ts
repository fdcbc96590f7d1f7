/** Whether a message is all in capitals. Read as typed, 'AND MY SISTER OWN FOR LUGBE' sounds like an emergency. */
const isShouted = (message: string) => !/\p{Ll}/u.test(message) && /\p{Lu}+\s+\p{Lu}+/u.test(message);

/** A message in capitals, in small letters; any other as it is. */
export const unshouted = (typed: string) => (isShouted(typed) ? typed.toLowerCase() : typed);
