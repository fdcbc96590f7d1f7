import type { Paper } from "../paper/paper.ts";

export const mendAnswer: Paper = {
  course: "writing-good-prompts",
  file: "mend-a-poor-answer.pdf",
  title: "Fix a poor answer",
  description:
    "What you see, what is missing in the prompt, and the second question that mends it. One page for the wall.",
  blocks: [
    {
      columns: [
        { head: "The answer …", wide: 3 },
        { head: "because the prompt …", wide: 3 },
        { head: "Second question to type", wide: 5 },
      ],
      rows: [
        ["is too long", "says nothing of length", "Say it in 40 words. Keep every price."],
        [
          "sounds like a bank",
          "has no example of our voice",
          "Write it like this message of mine: [paste]. No ‘dear valued customer’.",
        ],
        [
          "invents a price or a size",
          "gives no facts",
          "Use only these facts: [paste]. What is missing, mark as [ask].",
        ],
        [
          "praises without reason",
          "does not say for whom",
          "The reader is [a tailor]. Name two things she can check with her hands.",
        ],
        [
          "answers something else",
          "hides the task in a story",
          "The task in one sentence: [write …]. Everything before is only background.",
        ],
        [
          "mixes everything up",
          "does not say in which order",
          "Three lines: price, what is in it, one question.",
        ],
        [
          "is right but does not lead on",
          "forgets what the reader should do",
          "End with one question that can be answered with yes or a number.",
        ],
        [
          "repeats itself after five tries",
          "the chat is full of old versions",
          "Begin a new chat with the best version and one change.",
        ],
      ],
      empty: 0,
    },
    { heading: "Practise" },
    { when: "The prompt was", copy: "Write something nice about our ankara." },
    {
      when: "The answer was",
      copy: "Discover the beauty of our exquisite ankara, crafted to perfection for every occasion. Affordable prices, unbeatable quality. Order today.",
    },
    { ask: "Three things that are poor in it", lines: 2 },
    { ask: "The second question I would type", lines: 1 },
    {
      text: "**One solution.** No fact, no price, words that fit any cloth. Type: “The reader is a tailor in Ibadan. Facts: cotton, 6 yards ₦27,000, does not fade in the wash. 30 words, price first, no praise, end with a question.”",
    },
  ],
};
