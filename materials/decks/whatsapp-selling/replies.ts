import { naira } from "#content/prices.ts";
import { chat, copyText } from "../layouts/chat.ts";
import { labelled } from "../layouts/compare.ts";
import { sums } from "../layouts/figures.ts";
import { exercise } from "../layouts/practice.ts";
import { table } from "../layouts/tables.ts";
import type { Slide } from "../slide.ts";
import { plus, times } from "../text/equation.ts";
import { shop } from "./shop.ts";

const pairs = 3;
const goods = pairs * shop.pair;
const total = goods + shop.delivery;

/** From ‘How much?’ to the money. */
export const replies: readonly Slide[] = [
  chat({
    title: "‘How much?’ and the sale that died",
    contact: "Mama Chioma",
    messages: [
      { from: "customer", text: "How much for the black sandal" },
      { from: "shop", text: "12k" },
      { from: "customer", text: "Ok" },
      { from: "customer", text: "Last price?" },
      { from: "shop", text: "Madam that is the last o" },
    ],
    remarks: [
      "The price stands alone, so there is only one thing to talk about: making it smaller.",
      "Nothing asks her for the next step.",
      "She is not angry. She is simply finished.",
    ],
    notes:
      "Read this chat aloud, with two voices. Nobody did anything rude, and still the sale is dead. Why? Because ‘12k’ is only a number. It says nothing about the leather, the sizes or the delivery. So the customer can do just one thing with it: ask for a smaller one. And after ‘last price’ there is nowhere to go. Ask the group who has such a chat on the phone today. Everybody has. On the next slide we answer the same first message again, with four small parts instead of one.",
  }),
  labelled({
    title: "A price reply has four parts",
    rows: [
      { label: "Price", text: `The figure first, clearly: **${naira(shop.pair)} a pair**.` },
      {
        label: "What she gets",
        text: "Leather with a sewn sole, sizes 24 to 38, changed free if the size is wrong.",
      },
      {
        label: "How it comes",
        text: `Same-day delivery in Aba ${naira(shop.delivery)}, or pick up at Ariaria.`,
      },
      { label: "One question", text: "Easy to answer with one word: **which size do you need?**" },
    ],
    takeaway: "The question at the end does the selling. A reply without a question ends the talk.",
    notes:
      "Four parts, always in this order. The price comes first, because that is what she asked for, and hiding it makes people suspicious. Then what she gets for it, two or three facts and no praise. Then how it reaches her. And at the end one question that she can answer with one word. Not ‘Are you interested?’, because the easy answer to that is no. Ask about the size, the colour, the day, the area. Whoever answers that question has begun to order. Promise only what you really do: if you cannot change sizes, leave that sentence out.",
  }),
  chat({
    title: "The same question, answered well",
    contact: "Mama Chioma",
    messages: [
      { from: "customer", text: "How much for the black sandal" },
      {
        from: "shop",
        text: `Good morning. ${naira(shop.pair)} a pair: leather, sewn sole, sizes 24 to 38. Delivery today in Aba ${naira(shop.delivery)}, or pick up at Ariaria. Which size do you need?`,
      },
      { from: "customer", text: "32 and 35. And one 28" },
    ],
    remarks: [
      "Price, goods, delivery, question: one message.",
      "She answered the question, not the price.",
      "Saved as a quick reply, it takes ten seconds.",
    ],
    notes:
      "The same customer, the same sandal, the same price. Only the reply has changed. She asked about one pair and answered with three sizes, because the question invited her to. Not everybody will, of course. But now every chat has a next step, and you can see who is serious. Save this text as a quick reply: Business tools, Quick replies, and give it the name price. Next time you type a stroke and choose it. Change the product and the figures, read it once, and send. Never send a quick reply without reading it: the wrong price in writing is a promise.",
  }),
  table({
    title: "Five quick replies to save today",
    columns: [
      { head: "Shortcut", wide: 2 },
      { head: "What it says", wide: 9 },
    ],
    rows: [
      ["/price", "[Product] is ₦[price]: [two facts]. Delivery in [area] ₦[fee]. Which [size] do you need?"],
      ["/delivery", "We deliver in [area] the same day when the order is paid before 1 pm. Which street?"],
      ["/account", "[Bank], [number], [name on the account]. Please send the receipt here."],
      ["/order", "Your order: [items]. Goods ₦[…], delivery ₦[…], together ₦[…]. Is this right?"],
      ["/thanks", "Thank you. It left at [time] with [rider]. Tell me when it reaches you."],
    ],
    notes:
      "These five cover most of a selling day. The words in square brackets are what you change. Type them into Business tools, Quick replies, one after the other, now. The account number needs special care. Copy it from your bank app, let a second person compare every digit, and from then on nobody types it from memory. One wrong digit sends a customer's money to a stranger. And teach everybody in the shop the rule about codes: no one ever gives anyone a code that came by SMS, whatever reason the caller gives.",
  }),
  exercise({
    title: "Write your own price reply",
    minutes: 10,
    steps: [
      "Take the product from your shop front.",
      "Write the four parts on the lines.",
      "Read it aloud. Cut every word of praise.",
      "Save it as the quick reply /price.",
    ],
    fill: ["Price", "What the customer gets", "How it comes", "My one question"],
    notes:
      "Ten minutes. Write it by hand first, because on paper you see how long it is. A good price reply has about thirty words. When you read it aloud, take out each word that only praises: quality, best, affordable, amazing. They cost space and prove nothing. Facts stay in: leather, five yards, made today, two years of guarantee. Then look at the question. Can it be answered with one word? Let your neighbour be the customer and answer. If she has to think, make the question smaller. Then save it and send it to yourself as a trial.",
  }),
  sums({
    title: "Confirm the order with the full sum",
    sums: [
      {
        from: { label: "pairs ordered", amount: pairs, says: `${pairs}` },
        sign: "×",
        by: { label: "a pair", amount: shop.pair },
        result: "goods",
      },
      {
        from: { label: "goods", amount: goods },
        sign: "+",
        by: { label: "delivery in Aba", amount: shop.delivery },
        result: "to pay",
      },
    ],
    takeaway: "Send both sums before the account number. Surprises after payment cost you the customer.",
    notes: `Before money moves, the customer must see the whole sum. Here it is: ${times(pairs, shop.pair)} for the goods. Then ${plus(goods, shop.delivery)} with delivery. Do it on the phone's calculator each time, not in your head, and write both lines. Why both? Because the customer checks them, and a sum that she has checked herself is not argued about later at the door. It also protects you: when the rider asks for more, or somebody says she paid already, the figures are there in writing, with the date.`,
  }),
  copyText({
    title: "The order message to copy",
    words: [
      "**Your order, Mama Chioma**",
      `Sandal black, sizes 28, 32, 35: ${times(pairs, shop.pair)}`,
      `Delivery to Ogbor Hill: ${naira(shop.delivery)}`,
      `Together: **${naira(total)}**`,
      "Paid before 1 pm, it comes today before 5 pm.",
      "Is everything right? Then I send the account.",
    ],
    remarks: [
      "Names and sizes, so that the wrong shoe cannot leave.",
      "A time for paying and a time for coming.",
      "Change what is hers, keep the order of the lines.",
    ],
    notes:
      "Copy this and change it. It has six lines: whose order it is, what it contains with the sum, the delivery, the total, the times, and a question. The question is there so that the customer reads before she pays. Once she says yes, you send the account as a quick reply, and nothing else in that message, so that she can copy it. In WhatsApp Business give the chat the label Pending payment; when the receipt is there and your bank has confirmed it, change the label to Paid. A picture of a receipt is not money. Look into your bank app first.",
  }),
];
