import type { ToneId } from "../../contract.ts";

/**
 * Ways to put a text together, tone by tone. A word in braces is filled by the writer; with a capital first letter
 * it begins a sentence. A frame is used only where all of its words in braces are known.
 */
export type Frames = Readonly<Record<ToneId, readonly string[]>>;

/**
 * A worry of the sector's customers, said to a customer as a question and never as a claim about the offer.
 * {worry} is a whole clause.
 */
export const worryFrames: Frames = {
  friendly: [
    "Worried that {worry}? Ask us first, and we will answer you plainly.",
    "If you fear that {worry}, tell us before you pay, and we will talk it through.",
    "Has anybody ever made you fear that {worry}? Ask us what you like before you pay.",
  ],
  professional: [
    "If you are concerned that {worry}, kindly raise it with us before payment.",
    "Some buyers fear that {worry}. Please ask us about it before you pay.",
    "Should you fear that {worry}, we will gladly discuss it before you order.",
  ],
  direct: [
    "Afraid that {worry}? Ask before you pay.",
    "You fear that {worry}. Ask us first, pay after.",
    "Worried that {worry}? Ask. You get a straight answer.",
  ],
  playful: [
    "Afraid that {worry}? Ask us anything, we do not bite.",
    "Losing sleep because you think {worry}? Ask us first, then sleep well.",
    "Is your mind telling you that {worry}? Bring the question, we will bring the answer.",
  ],
  pidgin: [
    "If you dey fear say {worry}, ask us well well before you pay.",
    "You dey fear say {worry}? Ask us first, no shame.",
    "If your mind dey tell you say {worry}, talk to us before you drop money.",
  ],
};

/** Something that such customers want, offered as a thing to ask for. {want} is a noun phrase. */
export const wantFrames: Frames = {
  friendly: [
    "If you are looking for {want}, mention it when you write.",
    "You want {want}? Tell us, and we will say plainly what we can do.",
    "It is fair to want {want}, so please ask us about it.",
  ],
  professional: [
    "If you require {want}, please say so when you write.",
    "Clients who need {want} are welcome to ask for details.",
    "Should you require {want}, we will tell you in writing what is possible.",
  ],
  direct: [
    "Looking for {want}? Say so when you write.",
    "You want {want}. Tell us, and we answer yes or no.",
    "Need {want}? Ask for it.",
  ],
  playful: [
    "Dreaming of {want}? Say it out loud in our chat.",
    "All you want is {want}. Is that too much to ask? Ask us.",
    "Looking for {want}? Come and tell us, we love a clear wish.",
  ],
  pidgin: [
    "If na {want} you dey find, tell us when you write.",
    "You want {want}? Talk am, make we hear.",
    "Na {want} you want? Tell us, we go answer you correct.",
  ],
};

/** Sentences that come last and say what to send where. {ask} is a noun phrase, {contact} whom to write to. */
export const callFrames: Frames = {
  friendly: [
    "Send {ask} to {contact}, and we will reply with {reply}.",
    "When you are ready, send {ask} to {contact}.",
    "Just write to {contact} with {ask}, and we will take it from there.",
  ],
  professional: [
    "Kindly send {ask} to {contact}, and we will reply with {reply}.",
    "Please write to {contact} with {ask}, and we will confirm the details.",
    "To order, please send {ask} to {contact}.",
  ],
  direct: [
    "Send {ask} to {contact}. You get {reply}.",
    "To order, send {ask} to {contact}.",
    "Message {contact} with {ask}.",
  ],
  playful: [
    "Slide into a chat with {contact} and drop {ask}.",
    "Your thumb knows the way, so send {ask} to {contact}.",
    "Send {ask} to {contact} before your friend does.",
  ],
  pidgin: [
    "No dulling, send {ask} to {contact} make we start.",
    "Holla {contact} with {ask}, we go tell you {reply}.",
    "Message {contact} with {ask}, we dey wait for you.",
  ],
};
