/** Spellings and the words they mean. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/[’‘`]/g, "'"],
  [/\s*\+\s*(?=[a-z])/g, " plus "],
  [/\be-?\s?books?\b/g, "ebook"],
  [/\bwhats\s?-?app?s?\b|\bwatsapp\b|\bwhatapp\b/g, "whatsapp"],
  [/\blead\s?-?bots?\b/g, "leadbot"],
  [/\bsmart\s?-?agents?\b/g, "smartagent"],
  [/\bfull\s?-?ops\b/g, "fullops"],
  [/\bstore\s?-?front\b/g, "storefront"],
  [/\bbook\s?-?keeping\b/g, "bookkeeping"],
  [/\bpower\s?-?points?\b|\bpptx?s?\b/g, "powerpoint"],
  [/\bchat\s?-?bots?\b/g, "chatbot"],
  [/\bhealth\s?-?care\b/g, "healthcare"],
  [/\bset\s?-?up\b/g, "setup"],
  [/\bsign\s?-?up\b/g, "signup"],
  [/\badd\s?-?ons?\b/g, "add on"],
  [/\b(i|we|to|can) book\b(?! on)/g, "$1 schedule"],
  // These are visitors' own schools, not our online school.
  [
    /\b(?:private|primary|secondary|nursery|islamic|quranic|driving|mission|public|high|my|our) schools?\b/g,
    "pupils",
  ],
  [/\bschool (?=management|software|system|app\b|portal|fees)/g, "business "],
  // 'I want to book …' does not ask for a book.
  [
    /\bbook(?:s|ed)? (?=(?:an?|the|my|me|you|your|it|una|for|with|free|appointments?|appointmnts?|calls?|consultations?|consultatons?|tables?|rooms?|times?|meetings?|slots?|now|online|demos?)\b)/g,
    "schedule ",
  ],
  [/\bb(?:i|u|ui)(?:z|s|ss|zz)(?:i|y)?n(?:e|i)s{1,2}\b|\bbiz\b/g, "business"],
  [
    /\binstall?ment(?:al)?(?:ly|s)?\b|\binstall?mental\b|\bpart payments?\b|\bbit by bit\b|\bsmall small\b|\bin (?:bits|parts)\b/g,
    "instalment",
  ],
];

/** A question in small letters without accents, with the usual spellings of our names. */
export function plainQuestion(text: string): string {
  const small = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return spellings.reduce((said, [from, to]) => said.replace(from, to), small);
}

const endings: readonly (readonly [RegExp, string])[] = [
  [/ies$/, "y"],
  [/(?<=ss|sh|ch|x)es$/, ""],
  [/(?<=[^su])s$/, ""],
];

/** The words of a text, in the singular. */
export function wordsIn(text: string): string[] {
  const found = text.match(/[a-z0-9]+(?='?)/g) ?? [];
  return found
    .filter((word) => word !== "s" && word !== "t")
    .map((word) => {
      if (word.length < 4 || emptyWords.has(word)) return word;
      const ending = endings.find(([from]) => from.test(word));
      return ending ? word.replace(...ending) : word;
    });
}

/** Synonyms for the search. */
const meanings: ReadonlyMap<string, string> = new Map(
  Object.entries({
    site: "website",
    class: "course",
    tutorial: "course",
    costumer: "customer",
    client: "customer",
    buyer: "customer",
    worker: "staff",
    employee: "staff",
    outlet: "branch",
    picture: "photo",
    pics: "photo",
    info: "information",
    detail: "information",
    advertisement: "advert",
    ad: "advert",
    ads: "advert",
    recruit: "application",
    bill: "invoice",
    warehouse: "stock",
    excel: "spreadsheet",
    sheet: "spreadsheet",
    import: "bring",
    brought: "bring",
    migrate: "bring",
    rule: "procedure",
    process: "procedure",
    step: "procedure",
    checklist: "procedure",
    instruction: "procedure",
    backup: "copy",
    lecture: "lesson",
    lecturer: "support",
    cashier: "till",
    remind: "reminder",
    answer: "reply",
    respond: "reply",
    response: "reply",
    teach: "train",
    blast: "broadcast",
    sms: "message",
    nurse: "staff",
    quotation: "quote",
    accountant: "account",
    english: "language",
    pidgin: "language",
    yoruba: "language",
    hausa: "language",
    igbo: "language",
    french: "language",
    inventory: "stock",
  }),
);

/**
 * The word without English endings: 'linking' and 'linked' become 'link'. Too rough to show, but good for searching.
 */
export function stem(word: string): string {
  // 'Pay' and 'payment' stay apart, because a visitor who talks about paying does not mean our payment add-on.
  if (word === "payment") return word;
  if (word.length < 6) return word.replace(/(?<=\w{3})e$/, "");
  const short = word.replace(/(?:ing|ed|ment|ly)$/, "");
  return short.length < 3 ? word : short.replace(/([^aeiouls])\1$/, "$1").replace(/(?<=\w{3})e$/, "");
}

/** The common form of synonyms and of the forms of a word. */
export const oneWord = (word: string) => stem(meanings.get(word) ?? word);

/** Whether two words differ by one letter added, removed or changed, or by two letters swapped. */
export function isMistyped(typed: string, known: string): boolean {
  if (typed === known || typed[0] !== known[0] || Math.abs(typed.length - known.length) > 1) return false;
  let same = 0;
  while (same < typed.length && typed[same] === known[same]) same += 1;
  const [rest, other] = [typed.slice(same), known.slice(same)];
  if (rest.length > other.length) return rest.slice(1) === other;
  if (rest.length < other.length) return rest === other.slice(1);
  const swapped = rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2);
  return swapped || rest.slice(1) === other.slice(1);
}

/** Words that say nothing about the topic of a question. */
export const emptyWords: ReadonlySet<string> = new Set(
  `a about after again all also am an and any are as at be been but by can could did do does for from get give
  go good had has have he hello her hi his how i if in is it its just know let like make may me mine more most much my need
  no not now of off on one only or other our out over please se she sir ma should so some something tell than thank that
  the their them then there these they thing this those to too up us use using used work works become everything today yesterday very best better right suitable fit want was we well were what when where
  which while who why will with would yes you your na for o oga abi sef sha e una dey wan take come find see say`
    .split(/\s+/)
    .filter(Boolean),
);

/** Nearly all training lines have at most this many words. */
const mostWordsOfLine = 12;

/** Whether a text is as short as a training line. Longer texts have a recogniser that also learnt from whole messages (docs/decisions/0090). */
export const isAsShortAsLines = (words: readonly string[]): boolean => words.length <= mostWordsOfLine;
