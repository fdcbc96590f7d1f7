import type { Paper } from "../paper/paper.ts";

export const messageTexts: Paper = {
  course: "automating-daily-work",
  file: "messages-that-repeat.txt",
  title: "Messages you repeat",
  description:
    "Twelve texts for reminders and confirmations to save once and send for years. Change what stands in [square brackets].",
  blocks: [
    { heading: "Orders" },
    {
      when: "Order received",
      copy: "Thank you, [Mrs Ade]. Ticket [214]: [5 shirts, 2 natives]. It costs [₦6,400] and is ready on [Thursday at 4]. If something is wrong, answer this message.",
    },
    {
      when: "Ready",
      copy: "Ticket [214] is ready. To pay: [₦6,400]. We are open till [6]. Shall the rider bring it for [₦1,000]?",
    },
    {
      when: "It will be late",
      copy: "Ticket [214] will be ready on [Friday at 12] and not today, because [there was no light since Tuesday]. I am sorry. Delivery is on us.",
    },
    {
      when: "Not fetched for two weeks",
      copy: "Ticket [214] is clean and waits since [7 November]. When may we bring it? After [30] days we have to ask [₦200] a day for keeping it.",
    },
    { heading: "Appointments" },
    {
      when: "The day before",
      copy: "Good day. Tomorrow, [Saturday], at [10] we expect you for [braiding, about 4 hours, ₦15,000]. Answer 1 = I come, 2 = another time.",
    },
    {
      when: "Did not come",
      copy: "We missed you at [10] today. Shall I give you [Monday at 2]? I keep it till [6 pm].",
    },
    { heading: "Money" },
    {
      when: "Invoice falls due in three days",
      copy: "Good day. Invoice [2026-014] over [₦25,000] is to be paid by [Friday]. Account: [bank, number, name]. Thank you.",
    },
    {
      when: "Overdue by a week",
      copy: "Invoice [2026-014], [₦25,000], was due on [14 November]. Is something wrong with it? If not: on which day can I expect it?",
    },
    {
      when: "Payment received",
      copy: "Received [₦25,000] for invoice [2026-014] on [21 November]. Nothing is open. Thank you.",
    },
    { heading: "Inside the shop" },
    {
      when: "Every evening, to the owner",
      copy: "Sold [₦170,000], paid [₦160,000], owed [₦10,000], expenses [₦10,100], counted [₦162,900]. Different from the page: [₦2,000].",
    },
    {
      when: "Stock runs low",
      copy: "[Detergent] is down to [2] bags, we buy at [3]. Last price [₦18,500] from [Alhaji Musa]. Shall I order [4]?",
    },
    {
      when: "Tomorrow’s work, at closing",
      copy: "Tomorrow: [6] tickets due, numbers [214 to 219]. [Bisi] opens. Generator oil is due on [Monday].",
    },
  ],
};
