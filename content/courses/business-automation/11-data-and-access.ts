import type { ModuleContent } from "../course-content.ts";

export const dataAndAccess: ModuleContent = {
  slug: "data-and-access",
  title: "Who may see and change what",
  summary:
    "You put accounts, shared phones and customers' data in order, so that a lost phone or a member of staff who leaves is a bad day and not the end.",
  outline: [
    "A list of every account the business depends on: owner, recovery e-mail address and number, and who knows the password",
    "Getting the SIM, the page and the Google account back into the name of the business",
    "One shared phone, three people: screen lock, initials, two-step verification, and no codes given to anybody",
    "Rights by need: who looks, who writes, who may delete, in Sheets, calendar, bank and WhatsApp",
    "The NDPA 2023 for your automations: a reason for each kind of data, a notice, a date for deletion, an agreement with each provider",
    "The last working day of a member of staff as a checklist of twelve lines",
    "Lost phone, stolen account, list sent to the wrong group: the first hour, and the 72 hours",
  ],
  lessons: [
    { slug: "list-of-accounts", title: "A list of everything you depend on", minutes: 5 },
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
      question: "In which order do you bring the accounts back to the business?",
      choices: [
        "Instagram first, since customers see it",
        "All on the same evening",
        "The website first, since it costs the most",
        "The SIM first, since codes and recovery depend on it",
      ],
      answer: 3,
      why: "While the SIM is in other hands, every account you bring back can be taken away again. After the SIM comes the e-mail address of the business.",
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
      why: "She can do her work, but she can neither see debts nor change old lines. If something is missing later, nobody can suspect her.",
    },
    {
      question: "The business phone was stolen two minutes ago. What do you do first?",
      choices: [
        "Call the phone and offer a reward",
        "Tell all customers in your WhatsApp status",
        "Have the bank block the account",
        "Register WhatsApp again",
      ],
      answer: 2,
      why: "With the SIM in his hand, the thief can receive codes for the bank. For WhatsApp you need the new SIM anyway, so it comes later.",
    },
    {
      question:
        "A list with names, addresses and debts was in a WhatsApp group of 212 people for four minutes. Why is the matter not over when you delete it?",
      choices: [
        "Because WhatsApp keeps a copy of everything, which any member of the group may ask for later",
        "Because those who saw it still know it, and the 72 hours may run",
        "Because the sender must be punished",
      ],
      answer: 1,
      why: "Neighbours have seen the debts and addresses of neighbours. So you write down what happened, judge the risk, and tell the people concerned and, where needed, the Data Protection Commission.",
    },
  ],
  task: "Make the list of accounts, give each a recovery address of the business, and take away every access that nobody can explain. You have done it when somebody else can find the list, two-step verification is on for WhatsApp, mail and bank, and a trial of the lost-phone hour took less than sixty minutes.",
};
