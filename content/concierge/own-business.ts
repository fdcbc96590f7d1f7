/** Words that visitors use to say what their business is, in their languages. */
export const ownBusiness = new RegExp(
  [
    /\b(?:i|we)(?:'m|'re)?\s+(?:(?:dey|also|just|only)\s+)*(?:sell|run|own|have|get|am|are|be|do|make|sew|cook|repair|fix|operate|manage|teach|farm|supply|said|meant|retail)\b(?! (?:am|it|them|dem)\b)/,
    /\b(?:my|our) (?:\w+ ){0,2}(?:shop|business|company|store|trade|farm|hotel|clinic|hospital|church|parish|mosque|ngo|foundation|restaurant|salon|factory|school|pharmacy|bakery|boutique|supermarket|office|firm)\b/,
    /\bmy own (?:is|na)\b|^(?:\w+ ){1,4}here\b\s*[,.;:]/,
    /\bje (?:vends|tiens|fais)\b|\bje suis (?!a\b|interesse|la\b|en\b|au\b|dans\b|desole|etudiant)\w+|\bj'ai une? (?:boutique|magasin|commerce|entreprise|societe|restaurant|hotel|salon|ferme|pharmacie|clinique|ecole)\b|\bnous (?:vendons|tenons|sommes)\b/,
    /\bmo n? ?(?:ta|ni (?:ile|soobu|shop))\b|\bina (?:sayar|da)\b|\bmuna (?:sayar|da)\b|\b(?:enwere m|anyi nwere|m na-ere|ana m ere)\b/,
  ]
    .map(({ source }) => source)
    .join("|"),
);

/** Words that introduce the business a question is about: 'which package is best for a restaurant that gets plenty orders'. */
export const forBusiness =
  /\bfor (?:(?:an?|my|our|the) )?((?!me\b|us\b|customers?\b)\w+(?: (?!that\b|which\b|wey\b|with\b|and\b|or\b|in\b|at\b|to\b)\w+)?)/;

/** Greetings that give a language away. French without its accents is easily mistaken for English. */
export const greetingOf = [
  [/^\W*(?:bonjour|bonsoir|salut)\b/i, "french"],
  [/^\W*(?:sannu|ina (?:kwana|wuni)|salama)\b/i, "hausa"],
  [/^\W*(?:ndewo|nnoo)\b/i, "igbo"],
  [/^\W*e ?(?:kaaro|kaasan|kaale|ku ise)\b/i, "yoruba"],
] as const;

/** Words for somebody's place of work. */
const places =
  "shop|business|store|boutique|company|depot|farm|hotel|clinic|hospital|church|parish|ministry|mosque|ngo|foundation|restaurant|salon|factory|school|madrasa|pharmacy|bakery|office|firm|laundry|gym|supermarket";

/** Places that are no shops. What follows such a word only says more about it: 'an NGO drilling boreholes'. */
export const institutions: ReadonlySet<string> = new Set(
  "church parish mosque ngo foundation charity school hospital clinic orphanage".split(" "),
);

/** Words before the name of a trade that are no part of it. */
const before =
  "(?:(?:a|an|the|my|our|one|two|small|big|new|busy|little|family|some|different|owner of|proprietress of|proprietor of|and|dey|sell)\\s+)*";

/**
 * How visitors say what they have or are. It need not be their trade: 'I have two helpers and one phone'. What somebody has is the
 * first pattern: 'I be nurse, I get small chemist'. One group, like the
 * patterns of `tradeTold`.
 */
export const tradeHad: readonly RegExp[] = [
  new RegExp(
    `\\b(?:i|we|wife|husband|mother|mama|sister|brother)\\s+(?:(?:dey|also|just|only|do)\\s+)*(?:run|own|have|get|got|operate|manage)\\s+(?!am\\b|it\\b|them\\b|dem\\b|not\\b|no\\b)${before}(.+)`,
    "s",
  ),
  new RegExp(
    `\\b(?:i|we|wife|husband|mother|mama|sister|brother)\\s+(?:(?:dey|also|just|only|do)\\s+)*(?:am|are|be|do)\\s+(?!am\\b|it\\b|them\\b|dem\\b|not\\b|no\\b)${before}(.+)`,
    "s",
  ),
  new RegExp(`\\b(?:i'm|we're|am)\\s+(?:a|an)\\s+${before}(.+)`, "s"),
  new RegExp(`\\b(?:my|our)\\s+((?:[\\w'-]+\\s+){0,3}(?:${places}))\\b`, "s"),
];

/** How visitors name their trade. Each pattern has one group: the words that name it, with what comes after them. */
export const tradeTold: readonly RegExp[] = [
  new RegExp(
    `\\b(?:i|we|wife|husband|mother|mama|sister|brother)\\s+(?:(?:dey|also|just|only|do)\\s+)*(?:sells?|selling|make|sew|cook|bake|repair|fix|farm|supply|retail|rent)\\s+(?!am\\b|it\\b|them\\b|dem\\b|not\\b|no\\b)${before}(.+)`,
    "s",
  ),
  /^(?:(?:good (?:morning|afternoon|evening|day)|hello|hi|pls|please|abeg|for|my|our)[\s,.!]+)*([\w' &/-]+?)\s+(?:here|sellers?|dealer|vendor)\b/s,
];

/** A message that begins with the name of a business: 'hotel for Enugu, 24 rooms'. */
export const tradeFirst =
  /^(?:(?:good (?:morning|afternoon|evening|day)|hello|hi|pls|please|abeg|a|an|small|private|my|our)[\s,.!]+)*((?:[\w']+ ?){1,4}?)(?=\s+(?:in|for|at)\b|\s*[,.:;/]|\s+-\s|$)/;

/** Where the name of a trade ends: at a stop, a place, a channel or what happens in the business. */
export const endOfTrade =
  /[.,;:!?()/\n]|\s-\s|\b(?:and|but|so|because|cos|now)\s+(?:i|we|my|our|people|customers?|they|dem|the|it|e|am|orders?)\b|\b(?:in(?! aba)|at|(?<!(?:shop|store|business) )for|on|near|inside|around|from|with|since|to(?! (?:wear|order))|wey|that|which|who|here|people|customers?|clients?|parents|whatsapp|instagram|online|please|pls|abeg|how|what|wetin|can|i|we|they|dem|of)\b/;
