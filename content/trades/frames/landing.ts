import type { Frames } from "./frames.ts";

/** The headline of a page; {head} is the offer in a few words, {them} whom it is for where the head does not say. */
export const landingHeadlines: Frames = {
  friendly: [
    "{Head}, for {them}",
    "{Head}: ask us anything",
    "{Head}, here in {place}",
    "Come in for {named}",
  ],
  professional: ["{Head} for {them}", "{Head} in {place}", "{Head}, {price}", "{Head}, on clear terms"],
  direct: ["{Head}. {Price}.", "{Head}. That is the offer.", "{Them}: {head}.", "Need this? {Head}."],
  playful: ["{Head}? You are in the right place.", "Finally, {named}", "Psst, {them}: {head}"],
  pidgin: ["{Head}: you don reach", "{Head}, no stress", "{Them}, see {named}"],
};

/** The line under it where there is something to name; {business} is the name, {offer} the offer. */
export const subheadlines: Frames = {
  friendly: [
    "{Business} is here for {people}: {offer}.",
    "From {business}, for {people}: {offer}.",
    "Welcome to {brand}. This is what we do for {people}: {offer}.",
  ],
  professional: [
    "{Business} serves {people}: {offer}.",
    "What {business} offers {people}: {offer}.",
    "{Business} works for {people}, and this is the offer: {offer}.",
  ],
  direct: ["{Business}. For {people}: {offer}.", "{Business}: {offer}.", "The offer of {business}: {offer}."],
  playful: [
    "{Business} came prepared for {people}: {offer}.",
    "{Business} heard you, {people}: {offer}.",
    "Dear {people}, meet {brand}: {offer}.",
  ],
  pidgin: [
    "{Business} dey for {people}: {offer}.",
    "{Business} get am for {people}: {offer}.",
    "{People}, na {brand} be this: {offer}.",
  ],
};

/** The same where the headline has said the whole offer. */
export const subheadlinesShort: Frames = {
  friendly: [
    "{Business} is for {people} and for anybody who wants {want}.",
    "Welcome to {brand}, where {people} can ask for {want}.",
    "{Business} is here for {people}. You want {want}, and we listen.",
  ],
  professional: [
    "{Business} serves {people}. What matters to most of them is {want}.",
    "{Business} works for {people} who look for {want}.",
    "{Business} serves {people}. Please ask about {want}.",
  ],
  direct: [
    "{Business}. For {people}.",
    "{Business} is for {people} who want {want}.",
    "For {people}, from {business}. You want {want}.",
  ],
  playful: [
    "{Business} is here for {people} who dream of {want}.",
    "Dear {people}, meet {brand}. You bring the wish: {want}.",
    "{Business} hears you, {people}: you want {want}.",
  ],
  pidgin: [
    "{Business} dey for {people} wey want {want}.",
    "{People}, na {brand} be this. We know say you want {want}.",
    "{Business} dey here for {people}. Na {want} you want.",
  ],
};

/** The same where the visitor wrote whole sentences. */
export const subheadlinesOfSaid: Frames = {
  friendly: [
    "{Business} is here for {people}. {Said}",
    "From {business}, for {people}. {Said}",
    "Welcome to {brand}. {Said}",
  ],
  professional: [
    "{Business} serves {people}. {Said}",
    "{Business}, for {people}. {Said}",
    "A word from {business}. {Said}",
  ],
  direct: ["{Business}. {Said}", "{Business}, for {people}. {Said}", "{Said} That is {brand}."],
  playful: [
    "{Business} came prepared. {Said}",
    "Dear {people}, meet {brand}. {Said}",
    "Drum roll for {brand}. {Said}",
  ],
  pidgin: [
    "{Business} dey for {people}. {Said}",
    "Na {brand} be this. {Said}",
    "{People}, see {business}. {Said}",
  ],
};

/** Bullets that speak of the customer where the offer itself says little. No full stop. */
export const customerBullets: Frames = {
  friendly: [
    "For you if you want {want}",
    "Ask about {otherWant}, and we will tell you plainly",
    "You care about {move}, and so do we",
  ],
  professional: [
    "For clients who look for {want}",
    "Please ask about {otherWant}",
    "With your priority in mind: {move}",
  ],
  direct: ["You want {want}: tell us", "Ask about {otherWant}", "What counts for you: {move}"],
  playful: [
    "For you, if you dream of {want}",
    "Go ahead and ask about {otherWant}",
    "We heard you like {move}",
  ],
  pidgin: [
    "E dey for you if na {want} you want",
    "Ask us about {otherWant}, no shame",
    "We know say you like {move}",
  ],
};

/** Bullets about the way to buy. */
export const wayBullets: Frames = {
  friendly: [
    "Ask your questions before you pay",
    "One message on WhatsApp is enough to begin",
    "No question is too small for us",
    "Write to us the way you talk",
  ],
  professional: [
    "Questions welcome before payment",
    "Orders and questions by WhatsApp",
    "Details on request, in writing",
    "One contact from the first question to the last",
  ],
  direct: ["Ask before you pay", "One message to order", "No long forms", "Clear question, clear answer"],
  playful: [
    "All questions allowed, even the funny ones",
    "One small WhatsApp message and we are talking",
    "No long forms, your thumb can rest",
    "Nothing to fill in, just a chat",
  ],
  pidgin: [
    "Ask us anything before you pay",
    "One WhatsApp message don do",
    "No long form to fill",
    "Talk am as e dey, we go hear",
  ],
};

/** The last line of a page. */
export const landingCalls: Frames = {
  friendly: [
    "Send {ask} to {contact}, and {business} will reply with {reply}.",
    "Write to {contact} with {ask}, and {business} will take it from there.",
    "Tell us {ask}, and we will suggest the next step.",
  ],
  professional: [
    "Kindly send {ask} to {contact}, and {business} will reply with {reply}.",
    "Please write to {contact} with {ask}, and {business} will confirm the details.",
    "To begin, please send {ask} to {contact}.",
  ],
  direct: [
    "Send {ask} to {contact}. {Business} replies with {reply}.",
    "Send {ask} to {contact} and begin.",
    "Message {business} now with {ask}.",
  ],
  playful: [
    "Slide into a chat with {business} and drop {ask}.",
    "Your thumb knows the way, so send {ask} to {contact}.",
    "Send {ask} to {contact}, and let {business} do the rest.",
  ],
  pidgin: [
    "No dulling, send {ask} to {contact} make {business} start.",
    "Holla {business} with {ask}, we go tell you {reply}.",
    "Message {contact} with {ask}, {business} dey wait for you.",
  ],
};
