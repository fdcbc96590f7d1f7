import type { Paper } from "../paper/paper.ts";

export const promptBuilder: Paper = {
  course: "writing-good-prompts",
  file: "prompt-builder.docx",
  title: "Prompt builder",
  description:
    "Build a prompt from four parts on one page, with an example beside each, and keep it when it worked.",
  blocks: [
    { heading: "The four parts" },
    {
      ask: "1. Role: who shall the tool be, for whom?",
      example: "You write messages for a fabric shop in Ibadan whose customers are tailors and mothers.",
      lines: 2,
    },
    {
      ask: "2. Task: what shall it make, and what for?",
      example: "Write a WhatsApp reply to a customer who asks for 6 yards of ankara and finds it expensive.",
      lines: 2,
    },
    {
      ask: "3. Facts: what is true and must be in it?",
      example:
        "₦4,500 a yard, so 6 yards are ₦27,000. Cotton, does not fade. Second quality ₦3,200 a yard, 6 yards ₦19,200.",
      lines: 3,
    },
    {
      ask: "4. Form: how long, which order, what must not be in it?",
      example:
        "At most 50 words. Price in the first sentence. Offer the second quality. No discount. End with one question.",
      lines: 2,
    },
    { heading: "Put together" },
    {
      when: "Example, to type into the tool",
      copy: "You write messages for a fabric shop in Ibadan whose customers are tailors and mothers.\nWrite a WhatsApp reply to a customer who asks for 6 yards of ankara and finds it expensive.\nFacts: ₦4,500 a yard, 6 yards ₦27,000. Cotton, does not fade. Second quality ₦3,200 a yard, 6 yards ₦19,200.\nAt most 50 words, price first, offer the second quality, no discount, end with one question.",
    },
    { ask: "My prompt", lines: 7 },
    { heading: "Judge the answer" },
    {
      ticks: [
        "Every price and fact is from part 3; nothing was added.",
        "The form of part 4 was kept: I counted the words.",
        "I would send it to a customer after changing at most one word.",
      ],
    },
    {
      ask: "What was wrong, and which part do I change?",
      example: "It gave 10% off. Part 4: ‘no discount’ moved to the first place.",
      lines: 2,
    },
    { ask: "Second version worked? Then its name in the prompt library:", lines: 1 },
  ],
};
