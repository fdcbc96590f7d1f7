import type { Paper } from "../paper/paper.ts";

export const staffPractice: Paper = {
  course: "writing-good-prompts",
  file: "practice-for-staff.docx",
  title: "One hour of practice with your staff",
  description:
    "Four exercises with solutions, for two to six people and one phone. You need no more than this paper.",
  blocks: [
    { heading: "Exercise 1. Which part is missing? (10 minutes)" },
    { text: "Role, task, facts or form: write beside each prompt what it lacks." },
    {
      columns: [
        { head: "Prompt", wide: 7 },
        { head: "Lacks", wide: 3 },
      ],
      rows: [
        ["Write a post for us.", ""],
        ["Write a reply to ‘How much is the bag?’ in 30 words.", ""],
        ["You write for a bakery in Jos. Bread is ₦1,200, big loaf ₦1,800.", ""],
        ["Bread ₦1,200. Write a status for our bakery, for mothers in the morning.", ""],
      ],
      empty: 0,
    },
    { heading: "Exercise 2. Mend it (15 minutes)" },
    {
      text: "The tool wrote: ‘Our delicious bread is baked with love and available at the best price in Jos.’ Write the prompt again so that this cannot come.",
    },
    { ask: "Our prompt", lines: 5 },
    { heading: "Exercise 3. Find the wrong figure (15 minutes)" },
    {
      text: "Facts given: loaf ₦1,200, big loaf ₦1,800, ten loaves ₦11,500. The tool wrote: ‘Ten loaves for ₦11,500, you save ₦1,000. Three big loaves are ₦5,400.’",
    },
    { ask: "What is wrong, and what is the right figure?", lines: 2 },
    { heading: "Exercise 4. One for our shop (20 minutes)" },
    {
      steps: [
        "Each takes one question that customers asked this week.",
        "Each writes a prompt with four parts and swaps papers.",
        "The neighbour types it, and reads the answer aloud.",
        "Together: would we send it? What one thing do we change?",
      ],
    },
    {
      columns: [
        { head: "Name", wide: 2 },
        { head: "Question", wide: 4 },
        { head: "Sent without changes?", wide: 2 },
        { head: "We changed", wide: 3 },
      ],
      rows: [],
      empty: 6,
    },
    { heading: "Solutions" },
    {
      text: "**1.** First: role, facts and form. Second: role and facts. Third: task and form. Fourth: form; the role is only hinted at.",
    },
    {
      text: "**2.** For example: You write for a bakery in Jos. Status for mothers at 6 am. Facts: loaf ₦1,200, baked at 4 am, sold out by 9 most days. 25 words, no praise, end with where to come.",
    },
    {
      text: "**3.** Ten loaves one by one cost 10 × ₦1,200 = ₦12,000. So one saves ₦12,000 − ₦11,500 = ₦500, not ₦1,000. The big loaves are right: 3 × ₦1,800 = ₦5,400.",
    },
  ],
};
