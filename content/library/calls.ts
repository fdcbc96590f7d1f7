/** Sentences around the visitor's words in a sales text, by kind of trade. They fit all its trades and promise nothing. */
interface Call {
  /** Addresses the buyers under the headline of a post if the form does not name them. */
  readonly opening: string;
  /** The last line of a post: what to do and what to send. */
  readonly act: string;
  /** The same for a message to one reader. */
  readonly reply: string;
  /** Tags used with those from the visitor's own words. */
  readonly tags: readonly string[];
}

/** Used if the kind of trade is not known. */
export const anyCall = {
  act: "Send us a message to order or to ask.",
  reply: "Please reply to this message to order or to ask.",
} as const satisfies Pick<Call, "act" | "reply">;

/** Used in Pidgin for every kind of trade. */
export const pidginCall = {
  act: "Send us message make you order or ask.",
  reply: "Reply this message make you order or ask anything.",
} as const satisfies Pick<Call, "act" | "reply">;

export const calls = {
  repairs: {
    opening: "Is something spoilt, or not working as it should?",
    act: "Send us a message: what it is, what is wrong with it, and where you are.",
    reply: "Please reply with what is wrong and where you are.",
    tags: ["repairs", "maintenance"],
  },
  makers: {
    opening: "Looking for something well made?",
    act: "To order, send us a message with the size, how many you want and the day you need it.",
    reply: "Please reply with the size, how many you want and the day you need it.",
    tags: ["madeinnigeria", "handwork"],
  },
  "food-served": {
    opening: "Have you decided what to eat?",
    act: "To order, send us a message: what you want, for how many, and when.",
    reply: "Please reply with what you want, for how many, and when.",
    tags: ["naijafood", "foodvendor"],
  },
  "food-packed": {
    opening: "Is your store at home running low?",
    act: "To order, send us a message with how many you want and where you are.",
    reply: "Please reply with how many you want and where you are.",
    tags: ["naijafood", "foodstuff"],
  },
  shops: {
    opening: "Have you been looking for this?",
    act: "To order, send us a message with what you want and how many.",
    reply: "Please reply with what you want and how many.",
    tags: ["shopping", "buynow"],
  },
  wholesale: {
    opening: "Do you buy in quantity?",
    act: "To order, send us a message with the quantity and the town.",
    reply: "Please reply with the quantity you need and your town.",
    tags: ["wholesale", "bulk"],
  },
  crops: {
    opening: "Planning for the season?",
    act: "Send us a message with what you need, how much, and where.",
    reply: "Please reply with what you need, how much, and where.",
    tags: ["farming", "agribusiness"],
  },
  animals: {
    opening: "Buying straight from the farm?",
    act: "To order, send us a message with the size, how many you want and the day.",
    reply: "Please reply with the size, how many you want and the day.",
    tags: ["farming", "livestock"],
  },
  processing: {
    opening: "Do you need it in quantity?",
    act: "To order, send us a message with the quantity and where it goes.",
    reply: "Please reply with the quantity and where it goes.",
    tags: ["agribusiness", "madeinnigeria"],
  },
  teaching: {
    opening: "Looking for a place to learn?",
    act: "To enroll or to ask, send us a message.",
    reply: "Please reply to this message to enroll or to ask.",
    tags: ["education", "learning"],
  },
  health: {
    opening: "Your health is worth a visit.",
    act: "To come or to ask, send us a message.",
    reply: "Please reply to this message to come or to ask.",
    tags: ["health", "healthcare"],
  },
  beauty: {
    opening: "Take some time for yourself.",
    act: "To book, send us a message with the day and the time.",
    reply: "Please reply with the day and the time that suit you.",
    tags: ["beauty", "booknow"],
  },
  building: {
    opening: "Is there work waiting in your house or on your site?",
    act: "Send us a message: what you need done, and where.",
    reply: "Please reply with what you need done, and where.",
    tags: ["homeimprovement", "building"],
  },
  transport: {
    opening: "Plan the journey before the day.",
    act: "To book, send us a message: from where, to where, and when.",
    reply: "Please reply with from where, to where, and when.",
    tags: ["transport", "logistics"],
  },
  hire: {
    opening: "Do you need it for some days only?",
    act: "To book, send us a message with the dates and how many you need.",
    reply: "Please reply with the dates and how many you need.",
    tags: ["rentals", "forhire"],
  },
  events: {
    opening: "Is there a date on your calendar?",
    act: "To book, send us a message with the date, the place and what you need.",
    reply: "Please reply with the date, the place and what you need.",
    tags: ["events", "naijaevents"],
  },
  professional: {
    opening: "Would you like to have this settled?",
    act: "Send us a message and say in one line what you need.",
    reply: "Please reply and say in one line what you need.",
    tags: ["smallbusiness", "services"],
  },
  online: {
    opening: "Does your business need this online?",
    act: "Send us a message and say what you want to have at the end.",
    reply: "Please reply and say what you want to have at the end.",
    tags: ["online", "smallbusiness"],
  },
  "faith-and-charity": {
    opening: "Would you like to be part of this?",
    act: "To join or to ask, send us a message.",
    reply: "Please reply to this message to join or to ask.",
    tags: ["community", "faith"],
  },
  "home-help": {
    opening: "Could you use a hand with this?",
    act: "To book, send us a message with the day, the area and what is to be done.",
    reply: "Please reply with the day, the area and what is to be done.",
    tags: ["homeservices", "household"],
  },
} as const satisfies Readonly<Record<string, Call>>;

/** What a text asks its readers to do, by its own words instead of its kind of trade. */
export const callsByWords: readonly {
  readonly says: RegExp;
  readonly act: string;
  readonly reply: string;
}[] = [
  {
    says: /\b(?:donat\w*|donors?|sponsor a|orphan\w*|charity|zakat|waqf|building fund|appeal fund|less privileged|ablution)\b/i,
    act: "To give or to ask, send us a message.",
    reply: "Please reply to this message to give or to ask.",
  },
  {
    says: /\b(?:tow(?:ing)?(?: truck| van)?|break ?down (?:van|truck|service)|ambulance)\b/i,
    act: "Do you need it now? Call us, and say where you are.",
    reply: "Please call, or reply with where you are.",
  },
  {
    says: /\b(?:conference|crusade|seminar|outreach|screening|concert|open day|retreat)\b/i,
    act: "To come or to ask, send us a message.",
    reply: "Please reply to this message to come or to ask.",
  },
  {
    says: /\b(?:school(?! (?:shoes?|sandals?|socks?|bags?|uniforms?|books?|desks?|chairs?|furniture|lunch|wears?|sweaters?))|academy|tutorial|lessons?|class(?:es)?|training|bootcamp|course)\b/i,
    act: "To enroll or to ask, send us a message.",
    reply: "Please reply to this message to enroll or to ask.",
  },
  {
    says: /\b(?:hire|hiring|rentals?|for rent|to let|hostel|shortlet|short let|hall)\b/i,
    act: "To book, send us a message with the dates.",
    reply: "Please reply with the dates that suit you.",
  },
];
