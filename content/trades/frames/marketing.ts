import type { Frames } from "./frames.ts";

/** The first lines of a caption: {people} is whom it is for, {offer} names the offer. */
export const captionHooks: Frames = {
  friendly: [
    "Good news for {people}: {offer}.",
    "{People}, this one is for you: {offer}.",
    "We were thinking of {people}, so here it is: {offer}.",
    "For {people}, from all of us here: {offer}.",
  ],
  professional: ["For {people}: {offer}.", "What we offer {people}: {offer}.", "{Offer}. For {people}."],
  direct: ["{Offer}. For {people}.", "{People}: {offer}.", "For {people}. {Offer}."],
  playful: [
    "{People}, stop scrolling: {offer}.",
    "{People}, somebody finally thought of you: {offer}.",
    "Breaking news for {people}: {offer}.",
    "Calling {people}: {offer}.",
  ],
  pidgin: [
    "{People}, una well done. See better thing: {offer}.",
    "{People}, e don land: {offer}.",
    "{People}, no stress yourself again: {offer}.",
    "For {people}, correct gist: {offer}.",
  ],
};

/** The same where the visitor wrote whole sentences: {said} is the first of them, with its mark. */
export const captionHooksOfSaid: Frames = {
  friendly: [
    "{People}, this one is for you. {Said}",
    "Good news for {people}. {Said}",
    "For {people}, from all of us here. {Said}",
  ],
  professional: ["For {people}. {Said}", "A word to {people}. {Said}", "{Said} For {people}."],
  direct: ["{Said} For {people}.", "{People}, read this. {Said}", "For {people}. {Said}"],
  playful: [
    "{People}, stop scrolling. {Said}",
    "Breaking news for {people}. {Said}",
    "Calling {people}. {Said}",
  ],
  pidgin: [
    "{People}, una well done. {Said}",
    "{People}, see better thing. {Said}",
    "For {people}, correct gist. {Said}",
  ],
};

/** What the people whom the visitor named care about. {move} is a noun phrase. */
export const moveFrames: Frames = {
  friendly: [
    "We know what matters to you: {move}.",
    "You care about {move}, and so do we.",
    "We know how much {move} counts.",
  ],
  professional: [
    "We know that you value {move}.",
    "What counts for you is {move}.",
    "We understand the importance of {move}.",
  ],
  direct: ["What counts for you: {move}.", "You care about {move}.", "The point: {move}."],
  playful: [
    "Because {move} should not be a dream.",
    "You like {move}, and we like you.",
    "We heard you like {move}.",
  ],
  pidgin: [
    "We know wetin dey important: {move}.",
    "Na {move} matter pass.",
    "You like {move}, we sef like am.",
  ],
};

/** A headline of an advert; {head} is the offer in a few words, {them} whom it is for where the head does not say. */
export const headlines: Frames = {
  friendly: ["{Head}, for {them}", "{Head}, here in {place}", "For {them}: {head}", "{Head}: ask us today"],
  professional: ["{Head} for {them}", "{Head} in {place}", "{Head}, {price}", "{Head}: details on request"],
  direct: ["{Head}. {Price}.", "{Head}. Message us today.", "{Them}: {head}."],
  playful: [
    "{Head}? Yes, you read well.",
    "Psst, {them}: {head}",
    "{Head}. Tell your friend before your friend tells you.",
  ],
  pidgin: ["{Named} don land", "{Head}. No dulling.", "{Them}, see {named}"],
};

/** Greeting and offer of a WhatsApp message. */
export const messageStarts: Frames = {
  friendly: [
    "Hello, good day. We have something for {people}: {offer}.",
    "Good day, and I hope the week is kind to you. Here is what we have: {offer}.",
    "Hello from us here. This is for {people}: {offer}.",
  ],
  professional: [
    "Good day. This is what we offer {people}: {offer}.",
    "Good day. We would like to tell you about the following: {offer}.",
    "Good day. Our offer for {people}: {offer}.",
  ],
  direct: ["Good day. {Offer}.", "Hello. Our offer: {offer}.", "Good day. For {people}: {offer}."],
  playful: [
    "Hello hello. Small gist for {people}: {offer}.",
    "Knock knock, good news at the door: {offer}.",
    "Hello there. We tried to keep quiet, but see this: {offer}.",
  ],
  pidgin: [
    "Good day o. We get something for {people}: {offer}.",
    "My people, good day. See wetin we get: {offer}.",
    "Well done o. E get one better thing: {offer}.",
  ],
};

export const messageStartsOfSaid: Frames = {
  friendly: [
    "Hello, good day. {Said}",
    "Good day, and I hope the week is kind to you. {Said}",
    "Hello from us here. {Said}",
  ],
  professional: [
    "Good day. {Said}",
    "Good day. A short note to {people}. {Said}",
    "Good day, and thank you for reading. {Said}",
  ],
  direct: ["Good day. {Said}", "Hello. {Said}", "Good day. For {people}. {Said}"],
  playful: [
    "Hello hello. {Said}",
    "Knock knock, good news at the door. {Said}",
    "Hello there. Small gist: {said}",
  ],
  pidgin: ["Good day o. {Said}", "My people, good day. {Said}", "Well done o. {Said}"],
};

/** The one question that ends a WhatsApp message. */
export const messageQuestions: Frames = {
  friendly: [
    "Can you send us {ask}, so that we can tell you {reply}?",
    "May we have {ask}?",
    "Will you send us {ask} today?",
  ],
  professional: [
    "May we have {ask}, so that we can send you {reply}?",
    "Could you kindly send us {ask}?",
    "May we have {ask} to confirm the details?",
  ],
  direct: ["Can you send {ask}?", "Will you send {ask} now?", "Can we have {ask} today?"],
  playful: [
    "Can you drop {ask} here before somebody else does?",
    "Can we have {ask}, pretty please?",
    "Will you send {ask} and let us do the rest?",
  ],
  pidgin: [
    "Abeg, you fit send us {ask}?",
    "You fit send {ask} make we tell you {reply}?",
    "You go send us {ask} today?",
  ],
};
