const list = new Intl.ListFormat("en-GB");

/** The words as a list in a sentence: 'name, company and goals'. */
export const listed = (words: readonly string[]): string => list.format(words);
