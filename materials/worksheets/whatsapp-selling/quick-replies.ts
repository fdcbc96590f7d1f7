import type { Paper } from "../paper/paper.ts";

export const quickReplies: Paper = {
  course: "whatsapp-selling",
  file: "quick-replies-set-up.docx",
  title: "My quick replies and labels",
  description:
    "Choose the ten questions you answer most, write one reply for each, and give it a short name to call it by.",
  blocks: [
    { heading: "1. Count first" },
    {
      text: "Go through the chats of the last three days. Make one stroke for each question. The ten with the most strokes become quick replies.",
    },
    {
      columns: [
        { head: "Question", wide: 5 },
        { head: "Strokes", wide: 3 },
        { head: "Together", wide: 1.5, right: true },
      ],
      rows: [
        ["How much is …?", "|||| |||| |||| ||", "17"],
        ["Where are you?", "|||| |||", "8"],
      ],
      empty: 8,
    },
    { heading: "2. Write them" },
    {
      text: "In WhatsApp Business: Settings, Business tools, Quick replies. You call a reply by typing / and its short name. Leave a gap like [area] where the answer changes, so that nobody sends it blind.",
    },
    {
      columns: [
        { head: "Short name", wide: 2 },
        { head: "Reply: price, then how, then a question", wide: 8 },
      ],
      rows: [
        [
          "/where",
          "12 Faulks Road, Aba, opposite the filling station. Map: [pin]. We are open till 7. Are you coming today?",
        ],
        [
          "/acct",
          "Account: [bank, number, name]. Please send a picture of the transfer. We never change our account by message.",
        ],
      ],
      empty: 8,
    },
    { heading: "3. Labels" },
    { text: "Give each chat one label for where it stands. More than six labels are not used." },
    {
      columns: [
        { head: "Label", wide: 3 },
        { head: "Means", wide: 5 },
        { head: "What I do, and when", wide: 5 },
      ],
      rows: [
        ["New", "Asked, has no price yet", "Answer within the hour"],
        ["Price sent", "Knows the price, has not said yes", "One message after 2 days"],
        ["To pay", "Said ‘correct’, money is not here", "Ask at 4 pm the same day"],
        ["To deliver", "Paid", "Tell the rider, tell the customer"],
        ["Done", "Arrived", "Ask next day whether it is well"],
      ],
      empty: 1,
    },
    { heading: "4. Look at it on Sunday" },
    { ask: "Which reply was changed every time before it was sent? Write it anew:", lines: 3 },
  ],
};
