import type { Paper } from "../paper/paper.ts";

export const answerCheck: Paper = {
  course: "ai-for-your-small-business",
  file: "check-before-you-send.pdf",
  title: "Check before a customer sees it",
  description: "Ten questions to ask of every AI answer. Print it and hang it where the phone is charged.",
  blocks: [
    { heading: "Facts: compare with your own papers" },
    {
      ticks: [
        "Every price is the price of today.",
        "Sizes, colours and quantities are what is really in the shop.",
        "Days, times and the address are right.",
        "It promises nothing that we do not do: no credit, no free delivery, no refund that is not ours.",
        "No law, study or number stands in it that I have not seen elsewhere.",
      ],
    },
    { heading: "People: whom can it hurt?" },
    {
      ticks: [
        "No customer’s name, number, address or payment went into the tool.",
        "It says nothing about health, religion, tribe or family that nobody asked for.",
        "I would say it to the person’s face.",
      ],
    },
    { heading: "Voice: does it sound like us?" },
    {
      ticks: [
        "I read it aloud, and it sounds like our shop.",
        "It is short: what, how much, what to do next.",
      ],
    },
    { heading: "Practise: find five mistakes" },
    {
      text: "The shop sells ankara at ₦4,500 a yard, opens 9 to 6 except Sunday, and delivers in Ibadan for ₦2,000. The tool wrote:",
    },
    {
      when: "The answer",
      copy: "Dear valued customer, our ankara is ₦4,000 per yard and 6 yards cost ₦27,000. We are open every day 9 to 6 and deliver free of charge across Nigeria. 95% of our customers come back.",
    },
    { ask: "The five mistakes", lines: 5 },
    {
      text: "**Solution.** The price of a yard is ₦4,500, not ₦4,000. Six yards do cost 6 × ₦4,500 = ₦27,000, so the two prices do not even agree. Sunday is closed. Delivery is only in Ibadan. It costs ₦2,000. And nobody counted the 95%.",
    },
    {
      text: "**Rule of the house:** who presses Send has checked. ‘The AI wrote it’ is no excuse to a customer.",
    },
  ],
};
