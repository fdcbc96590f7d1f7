import type { Paper } from "../paper/paper.ts";

export const promptsToCopy: Paper = {
  course: "writing-good-prompts",
  file: "twenty-prompts-to-copy.txt",
  title: "Twenty prompts to copy",
  description:
    "For selling, buying, staff and letters. Change what stands in [square brackets]; leave out customers’ names and numbers.",
  blocks: [
    { heading: "Selling" },
    {
      when: "1. Price reply",
      copy: "You answer customers of [a fabric shop in Ibadan]. A customer asks: “[How much is 6 yards?]” Facts: [₦4,500 a yard, 6 yards ₦27,000, cotton, delivery in Ibadan ₦2,000]. At most 40 words, price first, end with one question.",
    },
    {
      when: "2. ‘Too expensive’",
      copy: "Same shop, same facts. The customer writes: “[Too expensive.]” Write a reply that stays at the price, names one reason from the facts and offers [second quality at ₦3,200 a yard]. No begging, no discount, at most 50 words.",
    },
    {
      when: "3. Item description",
      copy: "Describe [a school bag: two pockets, number 8 zip, ₦8,500, washes by hand] for a mother who reads on a phone. 45 to 60 words: first what it is for, then what it is made of, then the price. No word that cannot be proved.",
    },
    {
      when: "4. Five posts from one question",
      copy: "Customers ask: “[Will the zip last?]” Write five short posts that answer it in different ways: a test, a comparison, a mistake, a story from the workshop, a checklist. Use only: [facts]. Each under 35 words.",
    },
    {
      when: "5. Follow-up",
      copy: "Two days ago we sent a price of [₦27,000 for 6 yards]. No answer. Write three messages of at most 25 words that are easy to answer with yes or no. Friendly, no pressure.",
    },
    { heading: "Buying and money" },
    {
      when: "6. Letter to a supplier",
      copy: "Draft a letter to [a rice dealer]. I have bought [10 bags a month for 8 months] and always paid on delivery. I ask for [₦500 off each bag or 14 days to pay]. Polite, firm, at most 120 words.",
    },
    {
      when: "7. Compare offers",
      copy: "Make a table of these offers: [A: ₦470,000 for 10 bags, transport ₦10,000. B: ₦482,000 delivered.] Columns: all costs, cost of one bag, what is not said. Show the sums. Do not recommend.",
    },
    {
      when: "8. Debt reminder",
      copy: "Write three reminders for a debt of [₦32,000], due on [3 November]: one on the day, one a week later, one a month later. Respectful, each with one clear question. No threats.",
    },
    {
      when: "9. Explain a figure",
      copy: "Explain ‘margin’ to a trader who left school early, with [rice bought at ₦48,000 and sold at ₦52,000]. Show the sum step by step, then one question to check that it was understood.",
    },
    {
      when: "10. Questions for my accountant",
      copy: "I meet an accountant on [Friday]. My business: [provisions, 1 helper, about ₦4 million sales a month]. List the ten questions I should ask about tax and records in Nigeria. Questions only, no answers.",
    },
    { heading: "Staff" },
    {
      when: "11. Steps of a task",
      copy: "Write the steps for [closing the shop]. Facts: [count cash, compare with the page, lock the freezer, switch off, two locks]. One line each, beginning with a verb, for somebody who does it alone for the first time.",
    },
    {
      when: "12. Job notice",
      copy: "Write a notice for [a shop helper in Aba, Monday to Saturday 8 to 7, ₦45,000 a month]. What she does, what she must be able to do, what we offer, how to apply by [date]. No ‘young and beautiful’; nothing about tribe or religion.",
    },
    {
      when: "13. Interview",
      copy: "Six questions for [a shop helper], each about something she really did, with what a good answer contains. One small test at the counter.",
    },
    {
      when: "14. Training talk",
      copy: "A five-minute talk for my two helpers on [why we write every sale]. One story from a shop, one sum with [₦200 a day for 26 days = ₦5,200], one task for tomorrow.",
    },
    {
      when: "15. Say it kindly",
      copy: "My helper came late [three times this week]. Draft what I say to her alone: what I saw, what it costs the shop, what I ask, what happens next. Four sentences.",
    },
    { heading: "Mending answers" },
    {
      when: "16. Ask me first",
      copy: "Before you write, ask me up to five questions that you need answered for a good result. Wait for my answers.",
    },
    { when: "17. Shorter", copy: "Cut it to half. Keep all figures, dates and the question at the end." },
    {
      when: "18. Our voice",
      copy: "Here are three messages that I wrote myself: [paste]. Write your text again in the same manner: same length of sentences, same greeting, same degree of English.",
    },
    {
      when: "19. Prove it",
      copy: "List every fact and figure in your text. Beside each: ‘from you’ if I gave it, ‘mine’ if you added it. Then write the text again without those that are yours.",
    },
    {
      when: "20. Three ways",
      copy: "Give me three versions: plain, warm, and with one surprising sentence. Label them A, B, C. Same facts in each.",
    },
  ],
};
