/** Spellings and the words they mean. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/[’‘`]/g, "'"],
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
  [/\b(?:create|open) (?:an? |my )?account\b/g, "signup"],
  [/\bhow far\b/g, "howfar"],
  [/\b(i|we|to|can) book\b(?! on)/g, "$1 schedule"],
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

/** Pidgin and shorthand in plain English, so that one pattern matches both. */
const plainEnglish: readonly (readonly [RegExp, string])[] = [
  [/\b(?:na )?how much (?:be|na|for|una dey (?:sell|charge|collect))\b/g, "how much is"],
  [/\b(?:na )?wetin be\b/g, "what is"],
  [/\bwetin\b/g, "what"],
  [/\b(?:una|unu)\b/g, "you"],
  [/\bi (?:wan|wana|wanna|won)\b/g, "i want to"],
  [/\bhow i (?:go|fit|take|for)(?: take)?\b/g, "how do i"],
  [/\b(?:no|cannot|can't|cant) fit\b|\bcan't\b|\bcant\b/g, "cannot"],
  [/\bi fit\b/g, "can i"],
  [/\b1 ?m\b/g, "1 million"],
  [/\byou fit\b/g, "can you"],
  [/\bwhere you dey\b/g, "where are you"],
  [/\bdon spoil\b|\bno dey (?:work|gree)\b|\bno gree work\b/g, "not working"],
  [/\bdey\b/g, "is"],
  [/\be (?=is\b|be\b)/g, "it "],
  [/\babeg\b|\bbiko\b|\be joo\b|\bejoor?\b|\bpls\b|\bplz\b/g, "please"],
  [/\bu\b/g, "you"],
  [/\bur\b/g, "your"],
  [/\b(?:hw|aw)\b/g, "how"],
  [/\b(?:wats|watz|whats|what's)\b/g, "what is"],
  [/\b(?:wat|wot|wht)\b/g, "what"],
  [/\bdiff\b/g, "difference"],
  [/\b(?:btw|btwn|b\/w)\b/g, "between"],
  [/\b(?:abt|abut)\b/g, "about"],
  [/\bdis\b/g, "this"],
  [/\bdat\b/g, "that"],
  [/\b(?:nd|n)\b/g, "and"],
  [/\b(?:msgs?)\b/g, "message"],
  [/\bppl\b/g, "people"],
  [/\b(?:yrs?)\b/g, "year"],
  [/\b(?:mnth|mth)s?\b/g, "month"],
  [/\bamt\b/g, "amount"],
  [/\bacct\b/g, "account"],
  [/\bappt\b/g, "appointment"],
  [/\bhav\b/g, "have"],
  [/\bcn\b/g, "can"],
  [/\b(?:wnt|wan)\b/g, "want"],
  [/\bmoni\b/g, "money"],
  [/\bgud\b/g, "good"],
  [/\b(?:tnx|thanx|tanks|thnx|thx)\b/g, "thanks"],
  // People who say they have a shop or school mean their own business, not our school or store.
  [/\b(have|run|own|manage|we are|for my) (?:a )?(?:school|store|shop|academy)\b/g, "$1 a business"],
  [/\bhow mu(?:sh|tch|c|hc)\b/g, "how much"],
  [/\bd\b/g, "the"],
  [/(?<=[a-z]\s?)\+/g, " plus "],
  [/\b(?:gimme)\b/g, "give me"],
  // People who want to work with us ask about the job, not about our services.
  [
    /\bi (?:want to |would like to |wish to |can |like to )?work (?:with|for) (?:you|mindsync)\b/g,
    "i want to become consultant",
  ],
];

/** Words that occur only in Pidgin, or only in Pidgin in that position. */
const pidgin =
  /\b(?:abeg|wetin|una|unu|wey|sabi|oga|wahala|how far|howfar|shey|na so|comot|dey|wan|i fit|you fit|i go|e get|no be|don (?:pay|come|send|spoil|tire)|make (?:i|una|we)|na (?:how|wetin|which))\b/i;

/** Whether a text is in Pidgin, so that the answer may be too. */
export const isPidgin = (text: string) => pidgin.test(text);

/** A question in lower case and plain English, with its punctuation. */
export function plainQuestion(text: string): string {
  const small = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return [...spellings, ...plainEnglish].reduce((said, [from, to]) => said.replace(from, to), small);
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
