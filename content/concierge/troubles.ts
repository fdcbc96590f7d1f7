/**
 * What goes wrong in a visitor's business, in the visitor's words. Without this list, a message that names a trade is answered with the
 * offer for that trade, whatever the visitor complains of.
 */

const goesWrong =
  "los(?:e|es|t|ing)|forget(?:s|ting)?|forgot|miss(?:es|ed|ing)?|mix(?:es|ed|ing)?|mismatch|confus\\w+|scatter\\w*|jumbl\\w+|keep(?:ing)? (?:up|track)|no (?:dey |fit )?remember|(?:don't|do not|can't|cannot) remember|overwhelm\\w*";
const orders =
  "orders?|ordered|chats?|who (?:order\\w*|buy|bought)|list|deliver\\w*|measurements?|collection date";

/** Words of a seller whose orders get lost, are forgotten or mixed up. */
export const losesOrders = new RegExp(
  `\\b(?:${goesWrong})\\b[^.?!]{0,45}\\b(?:${orders})\\b|\\b(?:${orders})\\b[^.?!]{0,60}\\b(?:${goesWrong})\\b|\\bcan(?:'t|not|no| not)\\b.{0,20}\\b(?:cope|handle|manage|record|write)\\b.{0,25}\\borders?\\b`,
);

/** The same words about what might happen, about our bot or about data, which tell no trouble of a business. */
export const noTrouble =
  /\b(?:will|would|won't|if|can|could|does|do|did|go|fit) (?:i|we|it|the bot|the assistant|una|you|e)\b[^.?!]{0,20}\b(?:lose|lost|forget|miss|mix|confuse)|\b(?:bot|assistant|robot|system|it|una|you(?: people)?)\b(?: \w+){0,2} (?:lose|lost|forget|forgot|miss|mix|confuse)|\b(?:lose|lost|losing|deleted?)\b[^.?!]{0,20}\b(?:my|our|all|the) (?:old |whatsapp )?(?:chats|data|number|account)\b/;

/** Words of a visitor who is owed money. */
export const isOwed =
  /\b(?:ow(?:e|es|ed|ing) (?:me|us)|who (?:dey )?ow(?:e|es|ing)|debtors?|(?:sell|give|buy|collect)\w*\b.{0,25}\bon credit)\b/;

/** Words of a school that does not know who has paid, or that asks how parents pay. */
export const asksWhoPaid =
  /\bwho (?:has |have |don )?(?:never |not )?(?:paid|pay)\b|\b(?:record|track|know|collect|remind|chase)\w*\b.{0,40}\b(?:school )?fees\b|\b(?:they|parents|dem|pupils|students)\b.{0,12}\bpay\b.{0,12}\bfees\b/;

/** Words for what is given to a church, a mosque or a charity. */
export const giving =
  /\btithes?\b|\b(?:zaka(?:t|h|at)|sadaqah?t?|first fruits?)\b|\b(?:collect|receiv|tak|giv|pay|record|send)\w*\b.{0,30}\b(?:offerings|donations?|(?<=\b(?:church|tithes?|members?|parish)\b.{0,80})offering)\b|\b(?:church|parish|mosque)\b.{0,60}\b(?:offerings?|donations?)\b/;

/**
 * The answer to it. It is no file among the answers, because languages are told apart by those: one more changes the language
 * of other answers.
 */
export const givingAnswer = {
  english:
    "Yes: with payment integration, {paymentAddOn}, members give tithe, offering or donation from a link in the chat, and you see who has paid. It is added to a package: LeadBot Basic, {leadbot}, answers service times and how to give. A record for each member with a yearly statement needs a quote.",
  pidgin:
    "Yes: with payment integration, {paymentAddOn}, members fit give tithe, offering or donation from link inside chat, and you go see who don pay. E dey join package: LeadBot Basic, {leadbot}, dey answer service time and how to give. Record for each member with statement for the year need quote.",
} as const;
