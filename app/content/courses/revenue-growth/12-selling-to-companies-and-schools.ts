import type { ModuleContent } from "../course-content.ts";

export const sellingToCompaniesAndSchools: ModuleContent = {
  slug: "selling-to-companies-and-schools",
  title: "Selling to companies, schools and offices",
  summary:
    "Larger orders with more paper and later money. You learn whom to ask, what to hand in, and when to say no.",
  outline: [
    "Ten organisations near you that buy what you sell, and the person in each who feels the need",
    "What a small supplier is asked for: registration, tax number, bank details, references, samples",
    "A quotation on one page, with validity, delivery, terms and a total that is right",
    "The first small order as a test of both sides",
    "Sixty days until the money: working out whether you can carry it, and what to add for it",
    "The order on paper before the goods move: who signed, and may that person sign?",
    "Gifts and ‘something for the boys’: how to decline and stay in the room",
    "Renewing: the review after three months that keeps the contract",
  ],
  lessons: [],
  quiz: [],
  task: "Write to five organisations with an offer that can be forwarded, and follow each up to an answer. Done when: all five stand in the record with yes, no or a date for the next step, and for each yes you have calculated what is left after the waiting for money.",
};
