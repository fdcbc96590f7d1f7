import { listed } from "./listed.ts";
import { demoPrices, startingPrice } from "./prices.ts";
import { site } from "./site.ts";

export { type ConciergeAction, conciergeActions, conciergeMessage } from "./concierge-actions.ts";

/** The words of the answer to somebody whose orders get lost: the trade, both offers, and what an order consists of. */
type OrderWords = Readonly<Record<"trade" | "shop" | "order" | "assistant" | "price", string>>;

/** Phrases that join facts into an answer. */
export const conciergePhrases = {
  price: (name: string, price: string) => `${name}: ${price}.`,
  firstYear: (total: string) => `Setup and twelve months come to ${total}.`,
  asApp: (name: string, price: string) =>
    `That is the custom build, made around how you work. The ready app, ${name}, is ${price}.`,
  besidePackages: (name: string, price: string) =>
    `They are set up for your business. The ready app, ${name}, is ${price}.`,
  asSystem: (name: string, price: string) =>
    `That is the ready app, with no setup price. The custom build, ${name}, is ${price}: it is made around how you work, with your records brought in and your staff trained.`,
  asPackage: (name: string, price: string) =>
    `That is the ready app, with no setup price. ${name}, which are set up for your business, begin ${price}.`,
  itsPrice: (price: string) => `Price: ${price}.`,
  /** What has no setup price, and a monthly price that no page states. */
  notFixed: (name: string) =>
    `The monthly price of ${name} is not fixed: it depends on how many products, shops and staff you have. Setup costs ${site.claims.setupCost}, and you pay nothing until you accept that price.`,
  notInTotal: (name: string) => `${name} has no fixed monthly price, so it is not in this total.`,
  noTotal: "So I cannot give a total for the year; a person on WhatsApp tells you your price.",
  free: (name: string) => `${name} is free. There is nothing to pay.`,
  /** @param of the list that it belongs to: 'ready apps' */
  cheapest: (name: string, of?: string) => `${of ? `Of our ${of}, the` : "The"} least expensive is ${name}.`,
  dearest: (name: string, of?: string) =>
    `${of ? `Of our ${of}, the` : "The"} one with the highest price is ${name}.`,
  /** The things of one kind, if several kinds have prices. */
  kinds: {
    package: "WhatsApp assistants",
    system: "custom systems",
    app: "ready apps",
    ebook: "ebooks",
  } as Readonly<Record<string, string | undefined>>,
  ownPrices: (parts: string) => `each has ${parts}`,
  setupThenMonthly: "a one-time setup price and a monthly price",
  monthlyOnly: "a monthly price and no setup price",
  yes: "Yes.",
  no: "No.",
  moreOf: (name: string) => `${name}, in more detail.`,
  where: (name: string, page: string) => `You find ${name} on the page ‘${page}’.`,
  module: (number: number, title: string) => `Module ${number}, ${title}`,
  modules: (titles: string) => `Its modules: ${titles}.`,
  moduleCount: (count: number) => `${count} ${count === 1 ? "module" : "modules"}`,
  tier: (course: string, tier: string, description: string) =>
    `${course} is in the ${tier} tier. ${description}`,
  compared: (name: string, price: string, what: string) => `${name} (${price}): ${what}.`,
  popular: (name: string) => `Most choose ${name}.`,
  listed: (names: string) => `They are: ${names}.`,
  asked: (questions: string) => `The form asks for: ${questions}.`,
  optional: (questions: string) => `Not required: ${questions}.`,
  detail: (name: string, detail: string) => `${name}: ${detail}`,
  freeToEnrol: `Enrolling in ${site.school} is free.`,
  pricesOf: (kind: string, price: string) => `${kind}: ${price}.`,
  whichBusiness: "What is your business? Then I name the one that fits.",
  noRightPrice: "No, that is not the price.",
  rightPrice: (amounts: string) => `${amounts} is right.`,
  priceOfAnother: (amount: string, name: string) => `${amount} is a price of ${name}.`,
  item: (name: string, price: string) => `${name}: ${price}`,
  together: (totals: string) => `Together: ${totals}.`,
  atBeginning: (amount: string) => `${amount} once`,
  eachMonth: (amount: string) => `${amount} per month`,
  inFirstMonth: (amount: string) => `${amount} in the first month`,
  /** For several branches or numbers. Our pages give no price for them, so this only multiplies the price of one. */
  ofSeveral: (count: number, totals: string) =>
    `Our pages give no price for several branches or numbers. ${count} separate ones would be ${totals}; whether one covers them, the quote says.`,
  noAddOn: (name: string) => `${name}: no add-on of ours, so no price of it is in this.`,
  inMonths: (months: number, amount: string) =>
    months === 12 ? `${amount} in the first year` : `${amount} in ${months} months`,
  monthlyFor: (months: number, amount: string) => `${amount} for ${months} months without setup`,
  /** For alternatives: the cost of each over the same time, and the difference between two. */
  ofOne: (name: string, price: string, total: string) => `${name} (${price}): ${total}.`,
  apart: (amount: string, name: string) => `${name} costs ${amount} less.`,
  /** The least package with all the abilities that were asked for. */
  enoughFor: (name: string, does: readonly string[], addOns: readonly string[]) =>
    `The cheapest package that ${listed(does)} is ${name}${addOns.length ? ` with ${listed(addOns)}` : ""}.`,
  lackedBy: (asked: string, larger: string, does: string) => `No, ${asked} does not. ${larger} ${does}.`,
  notEnough: (name: string) => `${name} does not do all of that.`,
  apartBy: (parts: string) => `The difference is ${parts}.`,
  onlyFirstMonth: (name: string, amount: string, year: string) =>
    `No, ${amount} is only the first month of ${name}: the first year is ${year}.`,
  notFree: (name: string) => `${name} is not free.`,
  /** The payments before the start and at handover, as shares of the setup price. */
  firstPayment: (name: string, deposit: string, rest: string, monthly: string) =>
    `For ${name}: ${deposit} before we start, ${rest} at handover when you have tried it, and ${monthly} per month from that day.`,
  belowPackages: (amount: string, least: string, name: string, time: string) =>
    `${amount} is less than a WhatsApp package: ${name} is ${least} ${time}. Ready apps are paid by the month, ${startingPrice(demoPrices)}, and the free tools and courses cost nothing.`,
  appInstead: (name: string, price: string, total: string) =>
    `Within it is the ready app ${name}, ${price}: ${total}.`,
  budgetBegins: (amount: string, name: string, first: string, time: string) =>
    `With ${amount} you can begin ${name}, which is ${first} ${time}.`,
  inTime: (months: number) => (months === 1 ? "in the first month" : `in ${months} months`),
  forSetup: "for the setup",
  nextUp: (name: string, first: string) => `The next one, ${name}, needs ${first}.`,
  fits: (name: string, trade: string) => `For ${trade}, ${name} fits.`,
  fitsLikely: (name: string) => `${name} is the one to begin with.`,
  howManyMessages: "How many customers write to you in a day?",
  howManyWrite: (people: string) => `How many ${people} write to you in a day?`,
  doesAsked: (does: readonly string[]) => `Besides, it ${listed(does)}.`,
  ordersLost: ({ trade, shop, order, assistant, price }: OrderWords) =>
    `For ${trade} that lose orders, two things take the order itself. ${shop}: customers order from one link, and each order (${order}) is in one list, from new to delivered. Setup ${site.claims.setupCost}; you pay nothing until you accept the monthly price. ${assistant} takes it in the chat: ${price}. Which suits you, the link or the chat?`,
  inFirstYear: (amount: string) => `${amount} for the first year`,
  howManyStaff: "How many staff answer customers?",
  forMessages: (count: number, name: string) => `For about ${count} messages a day, ${name} is right.`,
} as const;

/** What the concierge says of a number or address that a visitor leaves. */
export const conciergeLead = {
  /** Used as the lead's name, because the chat does not ask for one. */
  name: `Visitor in the chat`,
  onPage: (page: string) => `On the page ${page}:`,
  forgetPhrase: "forget my number",
  noted: (contact: string) =>
    `I have passed on ${contact} with your questions. A person will reach you, ${site.responseHours}. To take it back, write ‘forget my number’.`,
  forgotten:
    "Done. Your number is taken out of our messages; what you wrote stays in this chat for 90 days at most.",
  nothingToForget:
    "I have passed on no number from this chat, or a person has already dealt with it. Ask on WhatsApp to have it erased.",
} as const;

/** Comes before the likelier of several answers and names its subject. */
export const conciergeIfMeant = {
  english: (name: string) => `If you ask about ‘${name}’:`,
  pidgin: (name: string) => `If na ‘${name}’ you dey ask:`,
  yoruba: (name: string) => `Ti e ba n beere nipa ‘${name}’:`,
  hausa: (name: string) => `In kuna tambaya kan ‘${name}’:`,
  igbo: (name: string) => `O buru na i na-aju maka ‘${name}’:`,
  french: (name: string) => `Si vous parlez de ‘${name}’ :`,
} as const;

/** Names the question of a message that is not answered. */
export const conciergeOtherQuestion = {
  english: (asked: string) => `On ‘${asked}’ I am not sure: a person on WhatsApp can say.`,
  pidgin: (asked: string) => `For ‘${asked}’ I no dey sure: person for WhatsApp go fit talk.`,
  yoruba: (asked: string) => `Nipa ‘${asked}’, ko da mi loju: eniyan kan lori WhatsApp le so.`,
  hausa: (asked: string) => `Game da ‘${asked}’ ban tabbata ba: mutum a WhatsApp zai iya fada.`,
  igbo: (asked: string) => `Maka ‘${asked}’, o doghi m anya: mmadu no na WhatsApp ga-agwa gi.`,
  french: (asked: string) => `Pour ‘${asked}’, je ne suis pas sûre : une personne sur WhatsApp peut le dire.`,
} as const;

/** Said above the choices where it is not certain what was meant. */
export const conciergeUnclear = {
  english:
    "I am not sure which of these you mean. Press one, say it in other words, or ask a person on WhatsApp.",
  pidgin:
    "I no dey sure which one of these you mean. Press one, talk am another way, or ask person for WhatsApp.",
  yoruba:
    "Ko da mi loju ewo ninu awon wonyi ni e n beere. E yan okan, e so ni ona miran, tabi e beere lowo eniyan lori WhatsApp.",
  hausa:
    "Ban tabbata wanne daga cikin wadannan kuke nufi ba. Ku zabi daya, ku sake fada ta wata hanya, ko ku tambayi mutum a WhatsApp.",
  igbo: "O doghi m anya nke n'ime ndia i na-ekwu. Horo otu, kwuo ya n'uzo ozo, ma o bu juo mmadu na WhatsApp.",
  french:
    "Je ne suis pas sûre de ce que vous demandez. Choisissez, dites-le autrement, ou demandez à une personne sur WhatsApp.",
} as const;

/** The phrases of a recommendation, by language. `reason` says what SmartAgent Pro does, if the trade has no reason in that language. */
interface OfferPhrases {
  readonly fits: (name: string, trade: string) => string;
  readonly fitsLikely: (name: string) => string;
  readonly reason?: string;
  readonly howManyMessages: string;
  /** The same where those who write are called otherwise: 'members', 'parents'. */
  readonly howManyWrite?: (people: string) => string;
  readonly howManyStaff: string;
  /** What a larger package than that of the trade does, as the visitor asked for it. */
  readonly doesAsked?: (does: readonly string[]) => string;
  /** For a trade whose orders get lost: what takes them by a link, and what takes them in the chat. */
  readonly ordersLost?: (words: OrderWords) => string;
  readonly inFirstYear?: (amount: string) => string;
  readonly forMessages: (count: number, name: string) => string;
}

/** The phrases of a recommendation. Facts about offers stay in the words of their pages; trades have no names in the last four languages. */
export const offerPhrases: Readonly<Record<keyof typeof conciergeIfMeant, OfferPhrases>> = {
  english: conciergePhrases,
  pidgin: {
    fits: (name, trade) => `For ${trade}, na ${name} fit.`,
    fitsLikely: (name) => `Make you start with ${name}.`,
    howManyMessages: "How many customer dey write you for one day?",
    howManyWrite: (people) => `How many ${people} dey write you for one day?`,
    doesAsked: (does) => `And e go do this one too: ${listed(does)}.`,
    ordersLost: ({ trade, shop, order, assistant, price }) =>
      `For ${trade} wey order dey lost, two things dey take the order itself. ${shop}: customer go order from one link, and every order (${order}) go dey one list, from new to delivered. Setup na ${site.claims.setupCost}; you no go pay until you accept the monthly price. ${assistant} dey take am inside chat: ${price}. Which one you want, link or chat?`,
    inFirstYear: (amount) => `${amount} for the first year`,
    howManyStaff: "How many staff dey answer customer?",
    forMessages: (count, name) => `For like ${count} message a day, ${name} correct.`,
  },
  yoruba: {
    fits: (name) => `${name} lo ba ise yin mu.`,
    fitsLikely: (name) => `E bere pelu ${name}.`,
    reason: "O mo oja yin ati iye owo won, o n dahun nigbakugba, o si n pada sodo awon to beere ti won dake.",
    howManyMessages: "Onibara melo lo n ko si yin lojumo?",
    howManyStaff: "Osise melo lo n da onibara lohun?",
    forMessages: (count, name) => `Fun bi ifiranse ${count} lojumo, ${name} lo to.`,
  },
  hausa: {
    fits: (name) => `${name} ya dace da sana'arku.`,
    fitsLikely: (name) => `Ku fara da ${name}.`,
    reason: "Yana sane da kayanku da farashinsu, yana amsawa kowane lokaci, yana bin wadanda suka yi shiru.",
    howManyMessages: "Kwastomomi nawa ke rubuto muku a rana?",
    howManyStaff: "Ma'aikata nawa ke amsa wa kwastomomi?",
    forMessages: (count, name) => `Don sakonni kamar ${count} a rana, ${name} ya isa.`,
  },
  igbo: {
    fits: (name) => `${name} dabara oru gi.`,
    fitsLikely: (name) => `Jiri ${name} bido.`,
    reason:
      "O maara ihe i na-ere na ego ha, na-aza mgbe o bula, na-alaghachikwuru ndi juru ajuju wee gbachi nkiti.",
    howManyMessages: "Ndi ahia ole na-edere gi kwa ubochi?",
    howManyStaff: "Ndi oru ole na-aza ndi ahia?",
    forMessages: (count, name) => `Maka ozi ihe di ka ${count} kwa ubochi, ${name} zuru.`,
  },
  french: {
    fits: (name) => `${name} convient à votre activité.`,
    fitsLikely: (name) => `Commencez par ${name}.`,
    reason:
      "Il connaît ce que vous vendez et vos prix, répond à toute heure et relance ceux qui n'ont plus répondu.",
    howManyMessages: "Combien de clients vous écrivent par jour ?",
    howManyStaff: "Combien d'employés répondent aux clients ?",
    forMessages: (count, name) => `Pour environ ${count} messages par jour, ${name} convient.`,
  },
};
