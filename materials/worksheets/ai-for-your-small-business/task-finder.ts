import type { Paper } from "../paper/paper.ts";

export const taskFinder: Paper = {
  course: "ai-for-your-small-business",
  file: "task-finder.docx",
  title: "Which of my tasks can AI help with?",
  description: "Write down one week of work and choose the first task to try, with the reason beside it.",
  blocks: [
    { heading: "1. The tasks of my week" },
    {
      text: "Write every task that is made of words: messages, notices, lists, descriptions, letters. Leave out what only hands can do. The first lines are an example from a salon in Ibadan.",
    },
    {
      columns: [
        { head: "Task", wide: 4 },
        { head: "Times a week", wide: 1.5, right: true },
        { head: "Minutes each", wide: 1.5, right: true },
        { head: "Minutes a week", wide: 1.6, right: true },
        { head: "Private details in it?", wide: 2.4 },
        { head: "Can I check the answer?", wide: 2.4 },
      ],
      rows: [
        ["Reply to ‘How much is braiding?’", "20", "4", "80", "No", "Yes, from my price list"],
        ["Words for WhatsApp status", "5", "15", "75", "No", "Yes"],
        ["Remind clients of appointments", "12", "3", "36", "Yes: names, numbers", "Yes"],
        ["Which hair product is safe for this scalp?", "2", "10", "20", "Yes: health", "No, I am no doctor"],
      ],
      empty: 9,
    },
    { heading: "2. Cross out" },
    {
      ticks: [
        "Tasks where a wrong answer can hurt somebody: health, law, tax, electricity.",
        "Tasks that need a customer’s name, number, address or account. Try them without those details, or not at all.",
        "Tasks whose answer I cannot check myself.",
      ],
    },
    { heading: "3. Choose one" },
    {
      ask: "Of what is left, which task takes the most minutes a week?",
      example: "Replies about prices, 80 minutes.",
      lines: 1,
    },
    {
      ask: "What must a good answer contain?",
      example: "The price, how long it takes, what to bring, and a free time this week.",
      lines: 2,
    },
    { ask: "What must never be in it?", example: "A discount. A promise of a time that is taken.", lines: 2 },
    { ask: "I try it on these three days, and who checks the answers?", lines: 2 },
    { heading: "4. After three days" },
    {
      columns: [
        { head: "Day", wide: 1.2 },
        { head: "Answers used as they were", wide: 2.3, right: true },
        { head: "Answers I mended", wide: 2, right: true },
        { head: "Answers thrown away", wide: 2, right: true },
        { head: "Minutes saved", wide: 1.7, right: true },
      ],
      rows: [["Tue", "3", "6", "1", "18"]],
      empty: 3,
    },
    {
      text: "If more answers were thrown away than used, give the tool more facts (the shop facts sheet) or take another task. If it saved time, keep it and choose the second.",
    },
  ],
};
