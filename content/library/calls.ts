/** What a sales text asks its readers to do. Each fits all that is sold in this way: it asks for no size, date or fault. */
interface Call {
  /** The last line of a post or page. */
  readonly act: string;
  /** The same for a message to one reader. */
  readonly reply: string;
}

const callTo = (doing: string): Call => ({
  act: `To ${doing} or to ask, send us a message.`,
  reply: `Please reply to this message to ${doing} or to ask.`,
});

export const callsTo = {
  order: callTo("order"),
  book: callTo("book"),
  enroll: callTo("enroll"),
  come: callTo("come"),
  join: callTo("join"),
  give: callTo("give"),
  /** For whatever may be ordered, booked or joined. */
  any: { act: "Interested? Send us a message.", reply: "Interested? Please reply to this message." },
  call: {
    act: "Do you need it now? Call us, and say where you are.",
    reply: "Please call, or reply with where you are.",
  },
} as const satisfies Readonly<Record<string, Call>>;
export type Doing = keyof typeof callsTo;

/** Used in Pidgin, whatever is sold. */
export const pidginCall: Call = {
  act: "Send us message make you order or ask.",
  reply: "Reply this message make you order or ask anything.",
};

/** What readers do, by the last words of what is sold: a school record book is ordered, a driving school enrolled in. */
export const doingByName: readonly (readonly [Doing, RegExp])[] = [
  [
    "order",
    /(?<!\b(?:repairs?|repairing|barber|barbing|mechanic|laundry|hair|massage|rentals?)\s)\b(?:shop|store|supermarket|bakery|farm|factory|seller|dealer|wholesaler?|pharmacy|bookshop|restaurant|buka|kitchen)$/i,
  ],
  [
    "enroll",
    /\b(?:schools?|academy|college|tutorials?|lessons?|class(?:es)?|training|bootcamp|course|lesson teachers?)$/i,
  ],
  [
    "book",
    /\b(?:services?|hire|hiring|rentals?|car ?wash|cleaning|laundry|repairs?|repairing|servicing|maintenance|installation|fumigation|registration|consultation|check-?up|(?<!\b(?:handheld|barcode)\s)scan|session|appointment|trip|tour|excursion|massage|make-?up|photography|videography|coverage|hotel|hostel|lodge|shortlet|short let|apartments?|hall|luxury bus|clinic|hospital|maternity|laboratory|lab|salon|saloon|spa|studio|artist|photographer|barber|(?<!\b(?:impact|screw|power|drill|golf)\s)driver|plumber|painter|electrician|mechanic|dj|mc)$/i,
  ],
];

/** The visitor's own word for what readers do. */
export const doingAsSaid: readonly (readonly [Doing, RegExp])[] = [
  ["book", /^(?:rent|hire)\b|\b(?:for rent|to let|book (?:now|early|before|your|and|a)|bookings?)\b/i],
];

/** What readers do, by the words of an offer, for businesses that invite people or ask for gifts. */
export const doingByWords: readonly (readonly [Doing, RegExp])[] = [
  [
    "give",
    /\b(?:donat\w*|donors?|sponsor (?:a|one|\d+)|orphanage|(?:for|feed|feeding) (?:the )?orphans|charity|zakat|waqf|building fund|appeal fund|less privileged|ablution)\b/i,
  ],
  ["call", /\b(?:tow(?:ing)?(?: truck| van)?|break ?down (?:van|truck|service)|ambulance)\b/i],
  [
    "come",
    /\b(?:conference|crusade|revival|seminar|outreach|screening|concert|open day|retreat|bazaar|carol|exhibition|festival|vigil|thanksgiving|meeting|ceremony|graduation|anniversary|free (?:\p{L}+ ){0,4}(?:check|test))\b/iu,
  ],
];

/** For each kind of trade: what readers do, the line that opens a post if the form names no buyers, and its tags. */
export const calls = {
  repairs: {
    doing: "book",
    opening: "Is something spoilt, or not working as it should?",
    tags: ["repairs", "maintenance"],
  },
  makers: {
    doing: "order",
    opening: "Looking for something well made?",
    tags: ["madeinnigeria", "handwork"],
  },
  "food-served": {
    doing: "order",
    opening: "Have you decided what to eat?",
    tags: ["naijafood", "foodvendor"],
  },
  "food-packed": {
    doing: "order",
    opening: "Is your store at home running low?",
    tags: ["naijafood", "foodstuff"],
  },
  shops: { doing: "order", opening: "Have you been looking for this?", tags: ["shopping", "buynow"] },
  wholesale: { doing: "order", opening: "Do you buy in quantity?", tags: ["wholesale", "bulk"] },
  crops: { doing: "order", opening: "Planning for the season?", tags: ["farming", "agribusiness"] },
  animals: { doing: "order", opening: "Buying straight from the farm?", tags: ["farming", "livestock"] },
  processing: {
    doing: "order",
    opening: "Do you need it in quantity?",
    tags: ["agribusiness", "madeinnigeria"],
  },
  teaching: { doing: "enroll", opening: "Looking for a place to learn?", tags: ["education", "learning"] },
  health: { doing: "book", opening: "Your health is worth a visit.", tags: ["health", "healthcare"] },
  beauty: { doing: "book", opening: "Take some time for yourself.", tags: ["beauty", "booknow"] },
  building: {
    doing: "book",
    opening: "Is there work waiting in your house or on your site?",
    tags: ["homeimprovement", "building"],
  },
  transport: {
    doing: "book",
    opening: "Plan the journey before the day.",
    tags: ["transport", "logistics"],
  },
  hire: { doing: "book", opening: "Do you need it for some days only?", tags: ["rentals", "forhire"] },
  events: { doing: "book", opening: "Is there a date on your calendar?", tags: ["events", "naijaevents"] },
  professional: {
    doing: "book",
    opening: "Would you like to have this settled?",
    tags: ["smallbusiness", "services"],
  },
  online: {
    doing: "order",
    opening: "Does your business need this online?",
    tags: ["online", "smallbusiness"],
  },
  "faith-and-charity": {
    doing: "join",
    opening: "Would you like to be part of this?",
    tags: ["community", "faith"],
  },
  "home-help": {
    doing: "book",
    opening: "Could you use a hand with this?",
    tags: ["homeservices", "household"],
  },
} as const satisfies Readonly<
  Record<string, { readonly doing: Doing; readonly opening: string; readonly tags: readonly string[] }>
>;
