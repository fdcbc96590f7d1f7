import type { Question } from "../../types.ts";

/** What customers of this trade ask, with the answers. */
export const travelQuestions: readonly Question[] = [
  {
    question: "How much is the ticket?",
    answer: "Fares change by the hour. We send today’s fare with our fee and the time until which it holds.",
  },
  {
    question: "Can you guarantee the visa?",
    answer: "No, and nobody can. We help you to hand in a complete and true file.",
  },
  {
    question: "What is your fee?",
    answer: "Our fee for this service is {price}. Embassy and test fees are paid apart.",
  },
  {
    question: "How long does it take?",
    answer: "The file takes {time} after your documents. The embassy decides its own time.",
  },
  {
    question: "Can I pay in parts?",
    answer: "For groups yes, starting with {deposit}. Tickets are issued after full payment.",
  },
  {
    question: "Is my ticket real?",
    answer: "Check the number on the airline’s own page or counter. We show you how.",
  },
  {
    question: "What if I am refused?",
    answer: "Official fees are usually lost. Our rule on our own fee is in the agreement.",
  },
  {
    question: "Do you do Hajj and Umrah?",
    answer: "Through a licensed operator. Ask for the name and the licence.",
  },
  {
    question: "Are my documents safe?",
    answer: "We keep only what is needed, in closed files, and return originals.",
  },
  {
    question: "Can you help with admission abroad?",
    answer: "Yes, with choice of school, file and dates. The school decides.",
  },
  {
    question: "Can I come to the office?",
    answer: "Yes, to {address}, from {hours}. Bring your passport and any old refusal letter.",
  },
  {
    question: "Can you change my ticket?",
    answer: "Yes, by the airline’s rule. We tell you the penalty and the new fare before you agree.",
  },
  {
    question: "How much luggage can I carry on this ticket?",
    answer: "It stands on your ticket. We write the number of bags and kilos into our offer.",
  },
  {
    question: "Which countries do you help students with?",
    answer:
      "We name them before you pay, with tests, costs and dates for each. A first study talk costs {price}.",
  },
  {
    question: "When should I begin my study application?",
    answer:
      "Begin at least {notice} before the session, because schools, tests and visas take their own time.",
  },
  {
    question: "Do I need a test for admission?",
    answer: "It depends on country and school. We read the school’s own page with you.",
  },
  {
    question: "What is included in the pilgrims’ package?",
    answer: "The offer lists flight, visa, hotel with walking distance, feeding and guide, each by name.",
  },
  {
    question: "Can old parents travel with you for Umrah?",
    answer: "Yes, with a health check. We arrange a wheelchair and keep them near the leader.",
  },
  {
    question: "When is the next Hajj or Umrah group?",
    answer: "The next group leaves on {days}. Seats are held with {deposit}.",
  },
  {
    question: "How many people are in a group?",
    answer: "A group has {quantity} with one leader, so that nobody is lost.",
  },
  {
    question: "What if I miss the group’s flight?",
    answer:
      "Call {contact} at once. We tell you the next seat and the cost, and the leader waits where possible.",
  },
  {
    question: "Can you plan a trip for our office or class?",
    answer: "Yes. Tell us number, dates and budget, and we send two plans with everything included.",
  },
];
