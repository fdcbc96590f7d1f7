import type { Paper } from "../paper/paper.ts";

export const repliesToCopy: Paper = {
  course: "whatsapp-selling",
  file: "replies-to-copy.txt",
  title: "Replies to copy",
  description:
    "Fifteen replies for a chat shop. Copy, change what stands in [square brackets], save it as a quick reply.",
  blocks: [
    { heading: "First contact" },
    {
      when: "Greeting, goes out by itself",
      copy: "Welcome to [Adaeze Provisions], Aba. We answer Monday to Saturday, 8 to 7. Tell me what you need and where you are, and I will send price and delivery.",
    },
    {
      when: "Away",
      copy: "We are closed now and open tomorrow at [8]. Your message is here and I answer first thing. The catalogue with all prices: tap our name at the top.",
    },
    {
      when: "‘How much?’ with nothing else",
      copy: "[The 50 kg bag is ₦52,000, stone free, new stock.] Delivery in [Aba] is [₦1,500]. How many do you need, and for which area?",
    },
    { heading: "Towards the order" },
    {
      when: "Which one?",
      copy: "For [a family of five] most people take [25 kg]. Shall I keep one for you till [5 pm]?",
    },
    {
      when: "It is finished",
      copy: "[The yellow one] is finished; it comes back on [Thursday]. [The blue one] is the same cloth at the same price. Picture?",
    },
    {
      when: "Order, to be checked by the customer",
      copy: "Please check:\n[2 x rice 25 kg, ₦27,000 each = ₦54,000]\nDelivery [Ariaria] = [₦1,500]\nTogether = [₦55,500]\nName, street and landmark? I send the account when you say ‘correct’.",
    },
    {
      when: "Payment",
      copy: "[Bank, account number, name on the account.] Please send a picture of the transfer. Goods leave when the money shows on our side. We never change our account by message: if one says so, call me first.",
    },
    {
      when: "Money is here",
      copy: "Received, [₦55,500], thank you. The rider is [Emeka] and comes between [2 and 4]. His number follows when he starts.",
    },
    { heading: "Price talk" },
    {
      when: "‘Too expensive’",
      copy: "I understand. [₦27,000] is for [25 kg, stone free, weighed before you]. If it must be less today, [10 kg is ₦11,200]. Which one helps you?",
    },
    {
      when: "‘Last price?’",
      copy: "This is the price for everybody, so nobody pays more than you. From [5 bags] I take off [₦500 each]. Is that useful for you?",
    },
    { heading: "After it" },
    {
      when: "The day after delivery",
      copy: "Good day [Mama Chidi]. Did the rice arrive well? If anything was wrong, tell me and I put it right.",
    },
    {
      when: "Quiet customer, two days after the price",
      copy: "Good day. You asked for [the 25 kg bag]. I have [6] left at [₦27,000]. Shall I keep one, or is it not for now? Both are fine.",
    },
    {
      when: "Something went wrong on our side",
      copy: "You are right, [we sent 3 litres and you paid for 5]. I am sorry. The rider brings [the other bottle] today by [5], at our cost.",
    },
    {
      when: "A debt, on the day",
      copy: "Good day [Mr Obi]. Today is the day for the [₦10,000] of [3 November]. Transfer or cash to the shop? Thank you.",
    },
    {
      when: "No more messages, please",
      copy: "Of course. I have taken you off the list. If you need something, write any time.",
    },
  ],
};
