import type { Department } from "../types.ts";
import { words } from "../words.ts";

export const customerService: Department = {
  id: "customer-service",
  name: "customer service",
  keywords: words(`
    customer service, customer care, customer support, support desk, help desk, call centre,
    call center, client service, client relations, whatsapp support, chat support, customer experience,
    social media replies, customer enquiries
  `),
  purpose: "customers get one true answer quickly and do not have to tell their story twice",
  owner: "customer service lead",
  others: ["customer service officer", "dispatch", "accounts officer"],
  tools: [
    "the shared WhatsApp and phone line",
    "the list of common answers",
    "the case sheet with numbers",
    "the order book",
    "the complaint limits that the owner has signed",
  ],
  before: [
    "the common answers carry this month’s prices and hours",
    "open cases of yesterday have been handed over",
    "everybody knows who may promise a refund and up to which amount",
    "away messages name the hour at which a person returns",
  ],
  steps: [
    {
      do: "Answer with the business name, your own name and a greeting that fits the time of day.",
      who: "customer service officer",
      check: "the first answer went out within ten minutes of opening hours",
    },
    {
      do: "Ask for the order number or the phone number that was used, and find the order yourself.",
      who: "customer service officer",
      check: "the order is open before you",
      record: "the case sheet",
    },
    {
      do: "Let the customer finish, then say back in one sentence what happened.",
      who: "customer service officer",
      check: "the customer has agreed with your sentence",
    },
    {
      do: "Give the answer from the list, or open a case with a number when somebody else must act.",
      who: "customer service officer",
      check: "the customer has the answer or the case number",
      record: "the case sheet",
    },
    {
      do: "Tell the customer who will act and the hour by which there will be news.",
      who: "customer service officer",
      check: "name and hour are written in the case",
      record: "the case sheet",
    },
    {
      do: "Send the case to that person with the facts and pictures, and get a read answer.",
      who: "customer service officer",
      check: "the person has answered seen",
    },
    {
      do: "Come back to the customer at the promised hour, even when there is no solution yet.",
      who: "customer service officer",
      check: "a message stands under the case before the hour",
      record: "the case sheet",
    },
    {
      do: "Close only after the customer has said that it is settled, and write the cause in three words.",
      who: "customer service officer",
      check: "cause and closing message are written",
      record: "the case sheet",
    },
    {
      do: "Read the causes every Friday and change one answer, price page or step that produced most cases.",
      who: "customer service lead",
      check: "one change has been made and announced",
      record: "the improvement list",
    },
  ],
  qualityChecks: [
    "answers use the price list and not memory",
    "nobody was asked for the same facts twice",
    "no customer detail was sent into a group",
    "apologies name what happened",
    "promised hours were kept",
  ],
  records: [
    "the case sheet with cause and closing time",
    "the list of common answers with its date",
    "refunds and replacements with who approved them",
  ],
  whenWrong: [
    {
      problem: "the customer is shouting",
      do: "Stay on the fact, lower your voice, repeat the problem once and give an hour; hand over after the second insult.",
    },
    {
      problem: "you do not know the answer",
      do: "Say so, ask for a number and return within the hour with the right person’s answer.",
    },
    {
      problem: "the same customer writes on three channels",
      do: "Join the messages under one case, and tell the customer which line will answer.",
    },
    {
      problem: "a refund above your limit is asked for",
      do: "Collect the facts and pass the case to the owner of that limit before you promise anything.",
    },
    {
      problem: "the line or the internet is down",
      do: "Put a notice on status and on the door, and call back the missed numbers from the reserve phone.",
    },
  ],
  measures: [
    "minutes until the first answer",
    "cases open longer than one day",
    "causes by number",
    "customers who came back with the same problem",
  ],
  review: "every quarter, and after any week with twice the usual cases",
};
