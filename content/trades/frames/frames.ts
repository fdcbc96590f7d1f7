import type { ToneId } from "../../tool-limits.ts";

/**
 * Ways to put a text together, tone by tone. A word in braces is filled by the writer; with a capital first letter
 * it begins a sentence. A frame is used only where all of its words in braces are known.
 */
export type Frames = Readonly<Record<ToneId, readonly string[]>>;

/** What such customers want, said as theirs and not as a promise. {want} is a noun phrase. */
export const wantFrames: Frames = {
  friendly: [
    "We know that you want {want}.",
    "Perhaps you want {want}, as most people do.",
    "You want {want}, and that is a fair thing to ask.",
  ],
  professional: [
    "Customers in this field look for {want}.",
    "We understand that you require {want}.",
    "What matters to most buyers here is {want}.",
  ],
  direct: ["You want {want}.", "What you are after: {want}.", "The wish: {want}."],
  playful: [
    "All you want is {want}. Is that too much to ask?",
    "You want {want}, and you are right.",
    "Confess, you want {want}.",
  ],
  pidgin: [
    "We know say you want {want}.",
    "Na {want} you dey find, abi?",
    "You want {want}, and you get point.",
  ],
};

/**
 * A worry of such customers, used only where the visitor's own words are about it. {worry} is a whole clause, said
 * as a fear that people have and never as a claim about the offer.
 */
export const worryFrames: Frames = {
  friendly: [
    "If you have ever feared that {worry}, you are not alone.",
    "Many people fear that {worry}, so please ask us about it.",
    "We understand the fear that {worry}.",
  ],
  professional: [
    "Many buyers fear that {worry}. Please ask us about it before you pay.",
    "The usual concern is that {worry}. We will gladly discuss it.",
    "If you are concerned that {worry}, kindly raise it with us.",
  ],
  direct: [
    "The usual fear: {worry}. Ask us.",
    "You fear that {worry}? Ask first, pay after.",
    "Worried that {worry}? Ask, and you get a straight answer.",
  ],
  playful: [
    "You know the fear: {worry}. Come and ask us about it.",
    "Nobody should lie awake because {worry}.",
    "If your inner voice says that {worry}, bring the question to us.",
  ],
  pidgin: [
    "Plenty people dey fear say {worry}, so ask us about am.",
    "If your mind dey tell you say {worry}, ask us well well.",
    "You dey fear say {worry}? Ask us first, no shame.",
  ],
};

/** For the end of a long text. */
export const questionFrames: Frames = {
  friendly: [
    "If anything is not clear, ask us before you pay.",
    "Questions are welcome, even the small ones.",
    "Ask us anything, we are people like you.",
  ],
  professional: [
    "Questions are welcome before payment.",
    "Should anything be unclear, please ask before you order.",
    "Please feel free to ask for further details.",
  ],
  direct: ["Questions? Ask before you pay.", "Not sure? Ask.", "Ask what you need to know, then decide."],
  playful: [
    "Questions are free, even the funny ones.",
    "Ask us anything, we do not bite.",
    "Bring your questions, we have time.",
  ],
  pidgin: [
    "Any question wey you get, ask am.",
    "If e never clear, ask us.",
    "Ask us anything, e no dey pay.",
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
