import type { ModuleContent } from "../course-content.ts";

export const beingFound: ModuleContent = {
  slug: "being-found",
  title: "Being found by people who are looking",
  summary:
    "Somebody near you is searching at this moment. You make sure that your name, place, hours and prices are right wherever that person looks.",
  outline: [
    "Where people look for your trade: map, Instagram, Facebook groups, TikTok, the notice board of the estate",
    "Google Business Profile, free of charge: entry, proof of address, categories, pictures, hours on public holidays",
    "Asking for a review in a way that is honest, and answering a bad one",
    "One name, one number, one address written the same everywhere",
    "A page or a profile on one screen: what it must show before anybody scrolls",
    "Search words from your own chats in titles and picture texts",
    "Signs that people can read from a moving keke: six words and a number",
  ],
  lessons: [],
  quiz: [],
  task: "Put your business right in two places where your buyers look, with the link that says where they came from. Done when: three people who do not know your shop find it, its hours and a price within one minute, and the record shows the first enquiries with that mark.",
};
