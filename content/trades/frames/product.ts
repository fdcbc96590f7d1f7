import type { Frames } from "./frames.ts";

/** The first sentence where things can be listed: {our} is the product with 'our', {things} a list. */
export const productLeads: Frames = {
  friendly: [
    "Take a look at {our}: {things}.",
    "Here is {our}, with everything you want to know: {things}.",
    "Come and see {our}: {things}.",
    "This is {our}: {things}.",
  ],
  professional: ["{Name}: {things}.", "We present {our}: {things}.", "{Our} in detail: {things}."],
  direct: [
    "{Name}. {Things}.",
    "{Name}: {things}.",
    "What you get with {our}: {things}.",
    "{Our}, in one line: {things}.",
  ],
  playful: [
    "Say hello to {our}: {things}.",
    "Make some space for {our}: {things}.",
    "{Our} just walked in: {things}.",
    "Drum roll for {our}: {things}.",
  ],
  pidgin: [
    "See {our}: {things}.",
    "{Our} don land: {things}.",
    "Na {our} be this: {things}.",
    "Correct gist about {our}: {things}.",
  ],
};

/** The same where the visitor's text has no list of things. */
export const productLeadsAlone: Frames = {
  friendly: ["Take a look at {our}.", "Come and see {our}.", "Let us tell you about {our}."],
  professional: [
    "We are pleased to present {our}.",
    "The following describes {our}.",
    "Thank you for your interest in {our}.",
  ],
  direct: ["{Name}, in plain words.", "{Our}. Here are the facts.", "Short and clear: {our}."],
  playful: ["Say hello to {our}.", "Make some space for {our}.", "Allow us to introduce {our}."],
  pidgin: ["See {our}.", "{Our} don land.", "Make we tell you about {our}."],
};

/**
 * One advert line. {first} and {second} are the strongest facts, {thing} one that names something, {fact} one that
 * stands alone.
 */
export const productAds: Frames = {
  friendly: [
    "{Name}: {first}, {second}.",
    "{First}, {second}: that is {our}.",
    "For {thing}, think of {our}.",
  ],
  professional: ["{Name}: {first}, {second}.", "{Our}: {first}, {second}.", "{Name}, with {thing}."],
  direct: ["{Name}. {First}. {Second}.", "{First}. {Second}. {Name}.", "{Name}: {first}. {Second}."],
  playful: [
    "{First}? {Second}? Yes, that is {our}.",
    "{Our}: {first}, {second}, and no long story.",
    "Guess who has {thing}: {our}.",
  ],
  pidgin: [
    "{Name}: {first}, {second}. No long story.",
    "{First}, {second}: na {our} be that.",
    "You dey find {thing}? See {our}.",
  ],
};

/** The same with one fact only. */
export const productAdsOfOne: Frames = {
  friendly: ["{Name}: {fact}.", "{Fact}: that is {our}."],
  professional: ["{Name}: {fact}.", "{Our}: {fact}."],
  direct: ["{Name}. {Fact}.", "{Fact}. {Name}."],
  playful: ["{Fact}? Yes, that is {our}.", "{Our}: {fact}, and no long story."],
  pidgin: ["{Name}: {fact}. No long story.", "{Fact}: na {our} be that."],
};

export const productAdsAlone: Frames = {
  friendly: [
    "{Name}: come and see for yourself.",
    "Thinking about {name}? Come and ask us.",
    "{Name}, close to you and easy to ask about.",
  ],
  professional: [
    "{Name}: details and prices on request.",
    "{Name}. Please ask for the full details.",
    "For {name}, please write to us.",
  ],
  direct: ["{Name}. Ask for the price today.", "Need {name}? Ask us.", "{Name}: one message is enough."],
  playful: [
    "{Name}: your next chat with us starts here.",
    "Somebody near you is thinking about {name}. Be first.",
    "{Name}? Yes, you may ask.",
  ],
  pidgin: ["{Name} dey. Just ask us.", "{Name}: no dulling, ask us.", "You dey find {name}? We dey here."],
};

/** Selling points for a product about which little was typed. */
export const productPoints: Frames = {
  friendly: [
    "For {people}",
    "Ask us anything before you pay",
    "One message on WhatsApp is enough to start",
    "Tell us if you want {want}",
  ],
  professional: [
    "Suited to {people}",
    "Questions answered before payment",
    "Orders taken by WhatsApp",
    "Please ask if you require {want}",
  ],
  direct: ["For {people}", "Ask before you pay", "Order with one message", "Ask about {want}"],
  playful: [
    "For {people}",
    "All questions allowed, even the funny ones",
    "One WhatsApp message and we are talking",
    "Say so if you dream of {want}",
  ],
  pidgin: [
    "E dey for {people}",
    "Ask us anything before you pay",
    "One WhatsApp message don do",
    "Tell us if na {want} you want",
  ],
};
