import type { Department } from "../types.ts";
import { words } from "../words.ts";

export const marketing: Department = {
  id: "marketing",
  name: "marketing and social media",
  keywords: words(`
    marketing, social media, social media team, content, content team, digital marketing,
    marketing department, advert, adverts, advertising, posts, posting, instagram page, branding team,
    public relations, media, media team, communications, campaigns
  `),
  purpose:
    "people who may buy hear a true and useful thing each week, and their questions reach a person who sells",
  owner: "marketing officer",
  others: ["sales lead", "photographer", "owner"],
  tools: [
    "the month’s content plan",
    "photos with permission",
    "the price list and stock list",
    "page passwords in the shared safe",
    "the sheet of enquiries by source",
  ],
  before: [
    "one goal for the week is written",
    "offer, price and end date have been confirmed",
    "enough stock or free dates exist",
    "somebody is on duty to answer messages",
  ],
  steps: [
    {
      do: "Choose the week’s goal with sales: which product, which people, how many enquiries.",
      who: "marketing officer",
      check: "one sentence and one number are written",
      record: "the content plan",
    },
    {
      do: "Collect three real things: a finished order, a question, a proof.",
      who: "marketing officer",
      check: "pictures or voice notes are in the folder",
      record: "the photo folder",
    },
    {
      do: "Ask permission before using a face, a name or a message.",
      who: "marketing officer",
      check: "the yes is kept",
      record: "the permission file",
    },
    {
      do: "Write each post with one message, price or next step, place and contact.",
      who: "marketing officer",
      check: "a stranger knows what to do next",
    },
    {
      do: "Let a second person read names, prices, dates and spelling.",
      who: "sales lead",
      check: "approved is written with a name",
      record: "the content plan",
    },
    {
      do: "Post at the hours when your people are on the phone.",
      who: "marketing officer",
      check: "the link or screenshot is in the plan",
      record: "the content plan",
    },
    {
      do: "Answer comments and messages within the agreed minutes and hand buyers to sales.",
      who: "marketing officer",
      check: "no question is open in the evening",
      record: "the enquiry sheet",
    },
    {
      do: "Ask each new customer where they heard of us.",
      who: "sales lead",
      check: "the source stands beside the enquiry",
      record: "the enquiry sheet",
    },
    {
      do: "Look at adverts every second day and stop what brings no enquiry.",
      who: "marketing officer",
      check: "spend and enquiries stand side by side",
      record: "the advert sheet",
    },
    {
      do: "Remove offers that have ended and posts with sold goods.",
      who: "marketing officer",
      check: "nobody asks for what is gone",
    },
    {
      do: "Report on Monday: posts, spend, enquiries, orders, one thing learned.",
      who: "marketing officer",
      check: "the owner has read five lines",
      record: "the weekly report",
    },
  ],
  qualityChecks: [
    "prices and dates in posts were right",
    "no picture was used without permission",
    "answers came within the agreed time",
    "no claim was made that cannot be shown",
    "adverts for regulated goods were approved first",
  ],
  records: [
    "the content plan with approvals",
    "the permission file",
    "the advert sheet with spend",
    "the weekly report",
  ],
  whenWrong: [
    {
      problem: "a wrong price was posted",
      do: "Correct the post, say so plainly, keep the price for those who have already asked and inform sales.",
    },
    {
      problem: "somebody insults the business in public",
      do: "Answer once with facts and a contact, move to private, and delete only what is unlawful or abusive.",
    },
    {
      problem: "the page is hacked",
      do: "Use the recovery contacts, warn customers on WhatsApp, change all passwords and remove unknown admins.",
    },
    {
      problem: "a post brings many questions and sales cannot follow",
      do: "Stop the advert, set an answer with waiting time and bring in help for the day.",
    },
    {
      problem: "a customer withdraws permission",
      do: "Remove the picture the same day everywhere you control.",
    },
  ],
  measures: [
    "enquiries by source",
    "orders that came from enquiries",
    "minutes until the answer",
    "the money spent for each enquiry",
  ],
  review: "every month, and after each campaign",
};
