import type { Paper } from "../paper/paper.ts";

export const privateDetails: Paper = {
  course: "ai-for-your-small-business",
  file: "house-rule-private-details.docx",
  title: "Our house rule: what never goes into a public tool",
  description: "One page for everybody who works with you to read, ask about and sign.",
  blocks: [
    {
      text: "What you type into a free tool leaves your phone. It may be kept and read by others. So we type nothing that belongs to somebody else. The Nigeria Data Protection Act 2023 asks the same of every business.",
    },
    { heading: "Never" },
    {
      ticks: [
        "Names with phone numbers, addresses, dates of birth, NIN or BVN.",
        "Account numbers, card numbers, PINs, one-time codes, passwords.",
        "What a customer told us about health, family, debts or work.",
        "Pictures of people, of identity cards, of transfer receipts.",
        "Our own supplier prices, salaries and bank statements.",
      ],
    },
    { heading: "Instead" },
    {
      columns: [
        { head: "Do not type", wide: 5 },
        { head: "Type", wide: 5 },
      ],
      rows: [
        ["Mrs Bello, 0803…, owes ₦45,000 since June", "A customer owes ₦45,000 for five months"],
        ["Chidi has sugar trouble; which snack can I offer?", "Ask Chidi, or leave it"],
        ["A photo of the transfer receipt", "A transfer of ₦12,500 came today"],
      ],
      empty: 3,
    },
    { heading: "If it happened already" },
    {
      steps: [
        "Say it at once to whoever is in charge. Nobody is punished for saying it.",
        "Delete the chat in the tool, and write down what was in it.",
        "If it was a password or code: change it today. If it was a customer’s account: tell the customer.",
      ],
    },
    { heading: "Our answers" },
    { ask: "Which tools may we use, on which phones?", lines: 2 },
    { ask: "Whom do we ask when we are not sure?", lines: 1 },
    { heading: "I have read this and asked what I did not understand" },
    {
      columns: [
        { head: "Name", wide: 4 },
        { head: "Date", wide: 2 },
        { head: "Signature", wide: 4 },
      ],
      rows: [],
      empty: 6,
    },
  ],
};
