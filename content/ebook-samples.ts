import { type EbookSlug, naira } from "./prices.ts";

/** A passage of an ebook that is useful by itself, and the chapter that it is from. */
export interface EbookSample {
  readonly from: string;
  readonly paragraphs: readonly string[];
}

/** The order in the first sample. */
const shoes = { pairs: 2, price: 18_000, delivery: 2_000 } as const;
const shoesGoods = shoes.pairs * shoes.price;

/** A carton of noodles in the calculation of the second sample. */
const noodles = { carton: 9_600, transport: 400, packs: 40, lost: 2, sold: 300 } as const;
const noodlesCost = noodles.carton + noodles.transport;
const noodlesLeft = noodles.packs - noodles.lost;
const noodlesHoped = noodles.packs * noodles.sold - noodles.carton;
const noodlesProfit = noodlesLeft * noodles.sold - noodlesCost;

/** Rice bought before a price rise, in the calculation of the third sample. */
const rice = { bags: 20, bought: 42_000, sold: 46_000, next: 47_500 } as const;
const riceSales = rice.bags * rice.sold;
const riceAgain = Math.floor(riceSales / rice.next);

export const ebookSamples: Readonly<Record<EbookSlug, EbookSample>> = {
  "your-whatsapp-shop-in-seven-days": {
    from: "Day 4: Taking an order so that it holds",
    paragraphs: [
      "A chat about goods is not yet an order. It becomes one when both of you have read the same five things: what, how many, how much, where and when. Until then it is talk, and two people remember talk in two ways.",
      "So when a customer says ‘I will take two’, do not answer ‘OK’. Send the order back in one message:",
      `‘Order: ${shoes.pairs} pairs of black work shoes, size 43. ${shoes.pairs} × ${naira(shoes.price)} = ${naira(shoesGoods)}. Delivery to Rumuola ${naira(shoes.delivery)}. Total ${naira(shoesGoods + shoes.delivery)}. It leaves on Thursday when the payment is in. Please reply YES if this is right.’`,
      "See what the message does. If the size was 42, the customer says so now, not when the rider is at the gate. The delivery fee is agreed before payment, so nobody argues at the door. The total is one figure that you can compare with the bank alert. And YES is a clear line: before it, you may sell the last pair to another person; after it, you may not.",
      "Write the order in your book only after YES. In the evening count the YES messages of the day and the lines in the book. The two numbers must be the same.",
    ],
  },
  "know-your-profit": {
    from: "From carton to piece: the real cost",
    paragraphs: [
      `A carton of noodles costs ${naira(noodles.carton)} and holds ${noodles.packs} packs. Divide, and a pack costs ${naira(noodles.carton / noodles.packs)}. You sell it at ${naira(noodles.sold)} and expect ${naira(noodles.sold - noodles.carton / noodles.packs)} on each pack, ${naira(noodlesHoped)} on the carton. At the end of the month the money is not there. Where did it go?`,
      `First, the carton did not walk to your shop. Its share of the transport was ${naira(noodles.transport)}, so it cost ${naira(noodlesCost)}. Second, ${noodles.lost} packs never became money: one was torn, one was eaten by somebody in the shop. You sold ${noodlesLeft}.`,
      `Now count again. ${noodlesLeft} packs at ${naira(noodles.sold)} bring ${naira(noodlesLeft * noodles.sold)}. Take away ${naira(noodlesCost)} and the carton earned ${naira(noodlesProfit)}, not ${naira(noodlesHoped)}. On each pack sold that is about ${naira(Math.round(noodlesProfit / noodlesLeft))}.`,
      "This is the method for everything you buy in bulk. Add to the price of the carton what it took to bring it. Count the pieces that you will really sell, after breakage, samples and family. Divide the first by the second. That is the cost of a piece, and your price must stand above it.",
      "Do it tonight for the three things you sell most. For each, write the old cost and the new one side by side. If one of them earns nothing, you have just found money.",
    ],
  },
  "prices-that-hold": {
    from: "The cost of buying again",
    paragraphs: [
      `You bought ${rice.bags} bags of rice at ${naira(rice.bought)} and you sell them at ${naira(rice.sold)}. That is ${naira(rice.sold - rice.bought)} on each bag, ${naira(rice.bags * (rice.sold - rice.bought))} on all of them, and you are pleased. Then you return to the market, and a bag is ${naira(rice.next)}.`,
      `You hold ${naira(riceSales)}. Divide it by ${naira(rice.next)} and you can buy ${riceAgain} bags. You sold ${rice.bags} and can replace ${riceAgain}. The book says profit; the store says that you are one bag smaller, and you have not yet paid rent or yourself.`,
      "When costs are steady, the price you paid is a good place to start. When they rise, it is yesterday’s news. Start from what the next bag will cost.",
      `The rule has three lines. One: on the day you hear a new price from your supplier, write it beside the old one. Two: add your mark-up to the new price, not to the old. At eight percent, ${naira(rice.next)} becomes ${naira(rice.next * 1.08)}. Three: if the market will not pay that yet, sell what you have, but put the difference aside before you call anything profit.`,
      "The third line matters most. You cannot always raise a price at once, while your neighbour still has cheaper stock. But you can always know how much of the money in the drawer is not yours to spend.",
    ],
  },
  "one-hundred-replies": {
    from: "31 to 42: Payment and proof",
    paragraphs: [
      "A screenshot of a transfer is a picture, and a picture can be made. What counts is the money in your own account, seen in your own bank app. Say so before anybody pays, and it insults no one. Here are three of the messages.",
      "31, with the account number: ‘Please pay to the account below and send me the name on the sending account. We pack when our bank shows the payment. This is usually quick; if the network is slow, we will tell you.’",
      "33, when a screenshot comes first: ‘Thank you, I have seen your receipt. I am waiting for our own bank to show it. I will write to you here as soon as it does, and your order keeps its place.’",
      "35, when it has not come after an hour: ‘Good afternoon. The payment has not reached us yet. Please check in your bank app that it says successful and that the account number ends as the one I sent. Your goods are set aside for you until 5 pm.’",
      "Notice that none of them says ‘you have not paid’. The customer may be honest and the network slow. And none of them lets the goods go. Be soft in the words and firm in the rule: the alert first, then the rider.",
    ],
  },
  "ai-at-the-counter": {
    from: "Three checks before it leaves your phone",
    paragraphs: [
      "An AI tool writes well even when it is wrong. It does not know your stock, your street or what you promised; it only knows how such messages usually sound. So read every answer three times, each time for one thing only.",
      "First, the figures. Put your finger on every number: price, size, date, phone number, percentage. Each must be one that you gave it. If you wrote ‘small discount’ and it wrote ‘15% off’, it has just spent your money.",
      "Second, the names. People, streets, brands, ingredients. A tool that writes about your cake may add ‘with fresh strawberries’ because many of the cakes it has read about had them. A customer with an allergy reads that too.",
      "Third, the promises. Look for the words ‘always’, ‘guaranteed’, ‘free’, ‘same day’ and ‘refund’. You may make such a promise. The tool may not make it for you.",
      "Three passes over a short message take less than a minute. If one check fails, do not change only that word. Tell the tool what was wrong, ‘use only the prices I gave you’, and let it write again. Then make the three checks again. If the same mistake comes twice, put a rule against it into your saved prompt. It is then less likely to come again.",
    ],
  },
  "hand-it-over": {
    from: "The list of ‘only I’",
    paragraphs: [
      "Take a sheet and write at the top: ‘Only I can’. For one week, each time somebody calls you, waits for you or comes to your table, write one line: what they needed and why it had to be you. Do not judge, write.",
      "At the end of the week put one of four letters beside each line. K: only I know it. P: only I have the password or the key. A: only I am allowed. T: only I am trusted.",
      "The letters tell you what to do. A line with K needs a page of writing: you know the supplier’s price, so put it where others can read it. A line with P needs a second key, or a separate account for that person. A line with A needs a limit: ‘Sade may give up to five percent; above that she calls me.’ A line with T needs time: let the person do it while you watch, ten times, then while you are in the next room.",
      "Most owners expect a page full of T. Count yours. Where the page is full of K and P, the problem was never your staff. They had no page to read and no key to use.",
      "Begin with the letter you have most of, and with the line under it that came most often. One line a week is enough.",
    ],
  },
};
