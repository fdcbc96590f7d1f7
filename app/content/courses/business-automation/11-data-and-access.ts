import type { ModuleContent } from "../course-content.ts";

export const dataAndAccess: ModuleContent = {
  slug: "data-and-access",
  title: "Who may see and change what",
  summary:
    "Accounts, shared phones and customers' data put in order, so that a lost phone or a departing member of staff is a bad day and not the end.",
  outline: [
    "A list of every account the business depends on: owner, e-mail address and number for recovery, who knows the password",
    "Getting the SIM, the page and the Google account back into the name of the business",
    "One shared phone, three people: screen lock, initials, two-step verification, and no codes given to anybody",
    "Rights by need: who looks, who writes, who may delete, in Sheets, calendar, bank and WhatsApp",
    "The NDPA 2023 for your automations: a reason for each kind of data, a notice, a time of deletion, an agreement with providers",
    "The last working day of a member of staff as a checklist of twelve lines",
    "Lost phone, stolen account, list sent to the wrong group: the first hour, and the 72 hours",
  ],
  lessons: [],
  quiz: [],
  task: "Make the list of accounts, give each a recovery address of the business, and take away every access that nobody can explain. You have done it when somebody else can find the list, two-step verification is on for WhatsApp, mail and bank, and a trial of the lost-phone hour took less than sixty minutes.",
};
