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
  lessons: [
    { slug: "list-of-accounts", title: "A list of everything you hang on", minutes: 5 },
    { slug: "rights-by-need", title: "Rights by need", minutes: 4 },
    { slug: "lost-phone", title: "Three bad days, practised", minutes: 5 },
  ],
  quiz: [
    {
      question: "To whom does an account really belong?",
      choices: [
        "To the one who opened it",
        "To the one who gets the recovery message",
        "To the one whose name it shows",
        "To the one who uses it most",
      ],
      answer: 1,
      why: "Whoever receives the recovery message can set a new password at any time. So recovery goes to an address and a number of the business.",
    },
    {
      question: "In which order do you bring the accounts home?",
      choices: [
        "Instagram first, since customers see it",
        "All on the same evening",
        "The website first, since it is the dearest",
        "The SIM first, since codes and recovery hang on it",
      ],
      answer: 3,
      why: "With the SIM in other hands each further account can be taken back again. After it comes the e-mail address of the business.",
    },
    {
      question: "An assistant only has to enter orders. Which access does she get?",
      choices: [
        "Editor of the sheet",
        "Viewer of the sheet and the owner's PIN",
        "Only the form",
        "Commenter of the sheet",
      ],
      answer: 2,
      why: "She can do her work and can neither see debts nor change old lines. If something is missing later, nobody can suspect her.",
    },
    {
      question: "The business phone was stolen two minutes ago. What is first?",
      choices: [
        "Call the phone and offer a reward",
        "Tell all customers in the status",
        "Have the bank block the account",
        "Register WhatsApp again",
      ],
      answer: 2,
      why: "With the SIM in his hand, the thief can receive codes for the bank. WhatsApp needs the replaced SIM anyway, so it comes later.",
    },
    {
      question:
        "A list with names, addresses and debts was in a group of 212 for four minutes. Why is deleting not the end of it?",
      choices: [
        "Because WhatsApp keeps a copy of everything, which any member of the group may ask for later",
        "Because those who saw it still know it, and the 72 hours may run",
        "Because the sender must be punished",
      ],
      answer: 1,
      why: "Neighbours have seen debts and addresses of neighbours. So you write down what happened, judge the risk, tell the Commission where needed, and the people concerned.",
    },
  ],
  task: "Make the list of accounts, give each a recovery address of the business, and take away every access that nobody can explain. You have done it when somebody else can find the list, two-step verification is on for WhatsApp, mail and bank, and a trial of the lost-phone hour took less than sixty minutes.",
};
