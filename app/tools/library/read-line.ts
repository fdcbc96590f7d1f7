import { featureReader, plainWords, stem } from "#packages/recognise/features.ts";

/** Words that people type whatever their trade is: they say nothing about it. */
const common = new Set(
  `a about all also am an and any are as at be been best but by buy can come could dey do does doing don for from
  get go good have help here how i if im in into is it its just like make me more my na need no not of on one or other
  our people place sell selling sells she small so some start that the their them there they this to una us want wan
  was we well wetin what when where which who will with work you your business company shop near nigeria lagos abuja
  ibadan kano aba accra something`.split(/\s+/),
);

/** The stems of a text that may tell its trade or department, each once. */
export const tellingStems = (text: string): string[] => [
  ...new Set(
    plainWords(text)
      .filter((word) => !common.has(word))
      .map(stem),
  ),
];

/** A company's legal form at the end of its name. */
const legalForm = /[\s,]+(?:(?:&|and)\s+co(?:mpany)?|ltd|limited|plc)\.?(?=\s*(?:[,.;:]|$))/gi;

/** What a visitor typed without the legal form of a company: 'Bisi & Co' is no cooperative. */
export const withoutLegalForm = (text: string) => text.replace(legalForm, "");

/** The features of a line about a trade or department. */
export const featuresOf = featureReader({ places: 8192, common, letters: [3, 4], runs: 2 });

/** The features of a line that tell its kind of trade. */
export const sectorFeatures = featureReader({ places: 4096, letters: [3, 4], runs: 2, meaning: 1 });

const clauseWords = featureReader({ places: 4096, letters: [3, 4], runs: 3, form: true, meaning: 1 });

/** The features by which the kind of a clause is told. Which figure it names does not matter. */
export const clauseFeatures = (line: string, meaning?: ArrayLike<number>) =>
  clauseWords(line.replace(/\d+/g, "0"), meaning);
