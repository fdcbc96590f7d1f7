/** Words that a question begins with, in the visitors' languages. */
const asks =
  "(?:how|what|whats|which|who|where|when|why|is|are|do|does|did|can|could|will|would|should|may|must|any|wetin|una (?:fit|go|dey|get|sabi)|e (?:fit|go)|na how|combien|quel(?:le)?s?|est-ce|y a|ya un|nawa|elo|ego ole)";
/** Words that ask for a price after another question: 'which courses do you have and prices'. */
const priceOnly = /^(?:(?:and|the|your|their|una)\s+)*(?:prices?|costs?|fees?|amounts?)\W*$/i;

/** 'What it costs me' tells; 'what does it cost' asks. */
const tells = String.raw`(?!(?:what|how|which|where|when|who)\s+(?:much\s+)?(?:it|they|he|she|we|i|you|una|dem)\b)`;

const breaks = new RegExp(
  String.raw`(?<=[?!.;:])\s+|\n+|\s*,\s*(?=(?:(?:and|but|also|so)\s+)?${asks}\b)|\s+(?:and|but|also|abi|et)\s+(?=${tells}${asks}\b|(?:the\s+|your\s+)?(?:prices?|costs?|fees?)\W*$)`,
  "i",
);
const begins = new RegExp(
  String.raw`^(?:(?:and|but|also|so|ok|then|please|pls|abeg)\s+)*(?:${asks}|(?:i|we) (?:want|wan|need|would like))\b`,
  "i",
);

/** More questions than this are a list that a person should answer. */
const mostQuestions = 3;
/** Shorter messages have one question. In words. */
const leastWords = 5;
/** 'Is it safe' alone asks nothing that could be understood. In words. */
const leastOfQuestion = 4;

/** Words that begin a condition, without which the question after it asks something else. */
const condition =
  /^(?:but |and |so )*(?:if|when|assuming|suppose|since|after|once|because|as|say|unless|si|quand)\b/i;

/** The parts of a message, conditions with what they are for. */
function joined(parts: readonly string[]): string[] {
  const found: string[] = [];
  for (const part of parts) {
    const before = found.at(-1);
    if (before !== undefined && condition.test(before) && !/[.?!]$/.test(before))
      found[found.length - 1] = `${before}, ${part}`;
    else if (/\w/.test(part)) found.push(part);
  }
  return found;
}

/** Whether a text asks something. */
export const isQuestion = (text: string) => text.includes("?") || begins.test(text);

/** The questions of a message that says more than one thing; none if the whole is one question. */
export function questionsIn(message: string): string[] {
  if (message.split(/\s+/).length < leastWords) return [];
  const parts = joined(message.split(breaks).map((part) => part.trim()));
  if (parts.length < 2) return [];
  const isWhole = (part: string) => part.split(/\s+/).length >= leastOfQuestion;
  const questions = parts.filter(
    (part, at) =>
      ((part.endsWith("?") || begins.test(part)) && isWhole(part)) || (at > 0 && priceOnly.test(part)),
  );
  return questions.length <= mostQuestions ? questions : [];
}
