import type { Paper } from "../paper/paper.ts";

export const houseVoice: Paper = {
  course: "writing-good-prompts",
  file: "our-voice.docx",
  title: "Our voice: a page to paste into every prompt",
  description:
    "Collect how your shop speaks, with your own messages as examples, so that answers stop sounding like nobody.",
  blocks: [
    { heading: "1. Three messages that I wrote myself and that sold something" },
    { text: "Copy them from your chats, without the customer’s name." },
    {
      ask: "Message 1",
      example:
        "Good morning ma. The blue one is here, 6 yards ₦27,000. I keep it till 5. Should the boy bring it?",
      lines: 3,
    },
    { ask: "Message 2", lines: 3 },
    { ask: "Message 3", lines: 3 },
    { heading: "2. What is the same in them?" },
    {
      columns: [
        { head: "About", wide: 3 },
        { head: "Ours", wide: 4 },
        { head: "Never", wide: 4 },
      ],
      rows: [
        ["Greeting", "Good morning ma / sir", "Dear valued customer"],
        ["Length of a message", "2 to 4 sentences", "Paragraphs"],
        ["Price", "₦27,000, in the first sentence", "‘Affordable’, ‘DM’"],
        ["English", "Simple; Pidgin when they begin", "Big grammar"],
        ["Ending", "One question", "‘Thank you for your patronage’"],
      ],
      empty: 3,
    },
    { heading: "3. The text to paste" },
    {
      when: "Example",
      copy: "Write as we do: ‘Good morning ma’ or ‘sir’. 2 to 4 short sentences. Price in naira in the first one. Simple English. End with one question. Never: dear valued customer, affordable, patronage, exclamation marks.",
    },
    { ask: "Ours", lines: 5 },
    { heading: "4. Check with a stranger" },
    {
      text: "Lay five messages before a friend: three of yours, two of the tool. If she finds the two at once, add to the table what gave them away.",
    },
    { ask: "What gave them away?", lines: 2 },
  ],
};
