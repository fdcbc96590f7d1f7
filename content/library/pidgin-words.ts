/** Words of Pidgin that are one letter away from an English word: they are no slips. */
export const tidyPidgin =
  "broda brodas sista sistas mumsy popsy pikin pikins moto abeg wahala oyinbo sabi chop waka comot pesin oga".split(
    " ",
  );

/**
 * What stands for words of Pidgin in a text that is in English otherwise, in this order. Only words with one meaning: a whole
 * text in Pidgin is left as it is.
 */
export const inEnglish: readonly (readonly [RegExp, string])[] = [
  [/\b(?:you|u) dey (?=\p{Lu})/gu, "you are in "],
  [/\be no dey (?=\p{L})/giu, "it does not "],
  [/\be dey (?=\p{L})/giu, "it "],
  [/\bno dey (?=\p{L})/giu, "does not "],
  [/\bno be\b/gi, "not"],
  [/\bif e\b/gi, "if it"],
  [/\bwey dey (?=(?:far|near|busy|sick|old|abroad|interested|ready|in|at)\b)/gi, "who are "],
  [/\bwey wan (?=\p{L})/giu, "who want to "],
  [/\bwey get\b/gi, "with"],
  [/\bwey no get\b/gi, "without"],
  [
    /(?<=\b(?:people|ladies|women|men|mothers|parents|students|those|anybody|person|youths|boys|girls|\w+ers)\s)wey (?:dey )?(?=\p{L})/giu,
    "who ",
  ],
  [/\bwey (?:dey )?(?=\p{L})/giu, "that "],
  [/\b(we|i|they|you) (?:dey|go) (?=\p{L})/giu, "$1 "],
  [/\b(we|i|they|you) fit (?=\p{L})/giu, "$1 can "],
  [/\b(we|they|you|i) don (?=\p{L})/giu, "$1 have "],
  [/\bdon (?=\p{L})/giu, "have "],
  [/\b(remove|send|bring|carry|sell|buy|use) am\b/gi, "$1 it"],
  [/\bpack enter\b/gi, "moved into"],
  [/\bdey (?=studio\b|shop\b|office\b|house\b)/gi, "in the "],
  [/(?<=\d\s?(?:kg|g|l|litres?|yards?|pieces?)) na (?=₦|\d)/gi, " for "],
];

/** Words that stay only where a clause is in Pidgin as a whole. */
export const stillPidgin =
  /(?<![\p{L}’'])(?:na|am|dey|wey|e|don|wetin|una|abeg|sabi|wan|dem|make)(?![\p{L}’'])/iu;
