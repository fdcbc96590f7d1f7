import { applicationFields } from "./application-form.ts";
import { appointmentFields } from "./appointment.ts";
import { contactFields } from "./contact-form.ts";
import { enrollmentFields } from "./enrollment.ts";
import type { LegalAnswers } from "./legal.ts";
import { collectedBy } from "./privacy-fields.ts";
import { type RetentionTimes, storedFor } from "./retention.ts";
import { site } from "./site.ts";

/** The same words at the beginning of a sentence. */
const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** A place where personal data is collected, by the four questions that the law asks. */
function place(title: string, what: string, why: string, basis: string, howLong: string): LegalAnswers {
  return {
    title,
    answers: [
      ["What we collect", what],
      ["What for", why],
      ["Lawful basis", basis],
      ["How long", howLong],
    ],
  };
}

const askedFor = "You ask us for it: this is a step towards a contract, or part of one.";
/** How long what somebody sent us is stored. */
const asClients = (times: RetentionTimes | null) =>
  `If nothing comes of it, for ${storedFor("leads", times)} after our last contact. If you become our client or learner, for ${storedFor("clients", times)} after our last contact, because the law asks us to keep business records, or as long as you have an account here. We erase it earlier if you ask. Then we keep only the fact that somebody got in touch, how and in which hour, and nothing that says who.`;

const reachedBy = { email: "email address", phone: "phone number" } as const;
const enrollment = collectedBy(enrollmentFields, {
  ...reachedBy,
  firstName: "first and last name",
  lastName: null,
});
const contact = collectedBy(contactFields, {
  ...reachedBy,
  project_type: null,
  message: "what you write about your business",
});
const appointment = collectedBy(appointmentFields, {
  slot: "the time you choose",
  name: "your name",
  email: null,
  phone: "how to reach you",
  topic: "what it is about",
});
const application = collectedBy(applicationFields, {
  fullName: "full name",
  phoneNumber: "phone number",
  email: "email address",
  cityState: "city and state",
  employmentStatus: "employment status",
  techSkills: "your rating of your skills",
  linkedinPortfolio: "a link to your profile",
  toolsKnowledge: "the tools you know",
  businessTypes: "the businesses you want to work with",
  whyJoinMindsync: "why you want to join",
  videoFile: "a video or audio recording",
});

/** What somebody sends who gets in touch. */
const fromLeads = (times: RetentionTimes | null): readonly LegalAnswers[] => [
  place(
    "When you enroll in the school",
    `Your ${enrollment.always}. If you give them: ${enrollment.ifGiven}. We add how far we are with you (such as contacted or paid) and notes of our own about it.`,
    "To enroll you, to answer you on WhatsApp or by email, and to suggest where to begin.",
    askedFor,
    asClients(times),
  ),
  place(
    "When you write to us or ask for a quote",
    `Your ${contact.always}. If you give them: ${contact.ifGiven}. From the marketing tool also the text it made for you.`,
    "To answer you and to prepare a quote.",
    askedFor,
    asClients(times),
  ),
  place(
    "When you ask for an appointment",
    sentence(`${appointment.always}.`),
    "To hold the appointment, to remind you of it, and to tell you if it must move.",
    askedFor,
    asClients(times),
  ),
  place(
    "When you press a WhatsApp button of an offer",
    "Which offer, its price, the time and a reference, before WhatsApp opens. If you are signed in, your name and email address. Otherwise no name: we know who you are only from the message you send. We may then add your name, phone number and email address, as you gave them to us.",
    "To find your offer when your message arrives with its reference, and to answer in time.",
    askedFor,
    asClients(times),
  ),
  place(
    "When you buy an ebook",
    "With your order: a scrambled form of your private link, how often the book was downloaded with it, and until when it works. We do not store who downloaded the book, or from where.",
    "To give the file to you, who paid for it, and to nobody else.",
    askedFor,
    "30 days after the link has expired.",
  ),
  place(
    "When you get in touch in any of these ways",
    "With what you sent: which website you came from at first and this time (its name only), the name of the advertisement, the page you came in on, the page you wrote on, the tool or course you had open before, whether you use a phone or a computer, and the country (if the company that delivers our pages tells us). We add which of us was alerted to it, which of us answers you and when, how far we are, notes of our own, and your name, phone number or email address if you give them to us later. We treat everything from the same phone number or email address, or from one chat, as from one person. If you are not counted (below), we note nothing about where you came from.",
    "To answer everybody in time, to know what we talked about, and to see which advertisements are worth their money.",
    "Our legitimate interest in answering well and in knowing how people find us.",
    `As long as what you sent, and erased with it. The note that one of us was alerted is erased after ${storedFor("alerts", times)}.`,
  ),
  place(
    "When you ask for a copy of your data, or to have it erased",
    "Your email address or phone number, the reference if you have one, which of the two you want, and whether you confirmed it by the link we mailed, by your reference or by your private link.",
    "To find what we have about you, to be sure that it is you, and to answer within 30 days.",
    "The law obliges us to.",
    `For ${storedFor("leads", times)} after our answer. If you are erased, your request is erased too: then we keep, for ${storedFor("erasures", times)}, that somebody was erased on that day, and scrambled forms of the number and address, so that your data is erased again if a backup is restored. Nobody can read them back.`,
  ),
];

/** What is taken from whoever uses the tools and the chat, or applies. */
const fromVisitors = (times: RetentionTimes | null): readonly LegalAnswers[] => [
  place(
    "When you use a free tool",
    "What you type into the tool.",
    "To make the text you asked for. Please leave out other people’s names and phone numbers: no tool needs them.",
    askedFor,
    "We make the text, send it to you, and store neither. Your own browser stores what you typed and your last results for you, until you remove them.",
  ),
  place(
    "When you try a practice bot",
    "What you write to it, and a random number for the chat.",
    "To answer you, and so that the bot can follow the chat. Please leave out real people’s names and phone numbers.",
    askedFor,
    "Our server keeps the chat in memory for half an hour after your last message, then forgets it; it is never written to our database. Your own browser stores it until you clear it or close the tab.",
  ),
  place(
    `When you chat with ${site.conciergeName}`,
    `What you write, what ${site.conciergeName} answers, what kind of question you asked and whether it could be answered, the page you were on, the time, and a scrambled form of a random number that your browser made for the chat. A phone number or address that you type stays in the text, so please give only what we may use to reach you. Each message also carries how far down the pages you have read and for how long, and a code of 20 characters worked out from your browser’s settings: we do not store these. We never store your internet address with the chat.`,
    `To answer you, to see what ${site.conciergeName} could not answer and put it right, and to reach you if you asked for that: a number or email address that you leave, or a wish to buy or to be called, becomes a message to us with your questions. ${site.conciergeName} is a program, not a person. It decides nothing about you.`,
    "Our legitimate interest in answering visitors well. You can always write on WhatsApp instead.",
    `${sentence(storedFor("chats", times))}. Then it is erased, within the hour while the site runs. A wish to buy or to be called is stored with our messages, for as long as they are. The chat is erased sooner if you ask: tell us when you wrote and what, because a chat carries no name.`,
  ),
  place(
    "When you apply as a consultant",
    `Your ${application.always}. If you give them: ${application.ifGiven}. The recording reaches us as soon as you choose or make it; until you apply, a scrambled form of your internet address is stored with it, so that nobody can fill up our storage. We add where your application stands, with our reviewers’ scores and notes.`,
    "To decide whom we invite, and to reach you on WhatsApp.",
    "You ask us to consider you: a step towards a contract. The recording is by your consent, because nobody has to send one.",
    `While we consider you and, if you join, while you work with us. A recording that you send without applying is erased after 24 hours, or at once when you press Remove. If we run out of room, it may be erased after an hour, or sooner. A rejected application is erased ${storedFor("applications", times)} after the decision, with its recording. You can withdraw at any time by the private link you get when you apply: then everything is erased at once, and the file of a recording within a day. For ${storedFor("applications", times)} we store only the reference, the link and the days on which you applied and withdrew, so that the link can show them.`,
  ),
];

/** What is taken from whoever has an account, and from everybody. */
const fromAccounts = (times: RetentionTimes | null): readonly LegalAnswers[] => [
  place(
    "When you learn",
    "Which lessons you have finished and when, your answers to quizzes and their marks, the tiers added to your account and which of us added them, and the name you want on a certificate.",
    "To show you where you are, to mark quizzes, and to give you a certificate that others can check.",
    "The contract between us.",
    "As long as the account exists. All of it, certificates too, is erased with the account. If we remove a lesson from a course, what you had done in it is stored for one day, in case it was a mistake.",
  ),
  place(
    "When we write you an email",
    "Your email address and the text: a link to choose a new password or to confirm your address, that something has changed about how you sign in, or that your courses are open. If you ask for another address, we write to both, and store the new one with the link until you open it. After a sign-up, until you open the link, your name, your address and a form of your password that nobody can read back are stored with it. A mail that could not be sent is stored for our staff, who may pass the link on to you.",
    "So that you, and nobody else, can get into your account.",
    "The contract between us.",
    `We do not store what was sent. A mail that could not be sent is stored for ${storedFor("mails", times)}, and its link works for 24 hours, or 3 days if it confirms the address of a new account. What a sign-up left is erased with its link, after 3 days.`,
  ),
  place(
    "When you have an account",
    "Your name, email address, whether you confirmed it, what the account may open, and for each browser that is signed in, its kind (such as Chrome on Android), when it signed in and when it was last used. If you enroll while signed in, or confirm the address you enrolled with, your enrollment is added to the account. Your password is stored only in a scrambled form that nobody can read back. If you turn on two-step sign-in, we store the key of your authenticator app encrypted and your recovery codes in such a scrambled form; if you add a passkey, its name, its public key and when you added it. We also store a scrambled form of a random number in each browser that you signed in with, so that strangers who guess at your password cannot keep you out.",
    "To let you in, and to let nobody else in.",
    "The contract between us.",
    "As long as the account exists. As a learner you can close it yourself at any time, on the page of your account. A browser that is signed in is on the list for 30 days at most. What belongs to two-step sign-in or a passkey is erased when you turn it off or remove it. The scrambled number of a browser is forgotten a year after its last sign-in, and when you choose a new password.",
  ),
  place(
    "When you open a demo",
    "A random number for your visit, which demos you opened and when. No name. If you are not counted (below), nothing.",
    "To know which demos people want.",
    "Our legitimate interest in building what is wanted.",
    "400 days after you last opened one. They cannot be traced to you.",
  ),
  place(
    "When our server does its work",
    "If something fails or a page is not there, the log notes the address of the page, the time and a number for the request. Of a private link the log notes only that it was one. It never notes your internet address or what you typed. Against floods and guessed passwords, the server counts requests under a scrambled form of your internet address, and failed sign-ins also under one of the account’s email address. Nobody can read either back without this site’s secret.",
    "To find faults and to hold off attacks.",
    "Our legitimate interest in a site that works and is safe.",
    "The log until it is replaced by newer lines. The counts for some minutes, an hour at most; those of failed sign-ins for a day after the last one.",
  ),
];

/**
 * Every place of the site where personal data is collected, for the privacy notice.
 * @param times how long it is stored; null where that cannot be read
 */
export const collected = (times: RetentionTimes | null): readonly LegalAnswers[] => [
  ...fromLeads(times),
  ...fromVisitors(times),
  ...fromAccounts(times),
];
