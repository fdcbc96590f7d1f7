import { words } from "../words.ts";
import { clientsFarAway } from "./far-away.ts";
import type { Goal } from "./types.ts";

/** Goals of owners who want to sell in other ways or in other places. */
export const reachGoals: readonly Goal[] = [
  {
    id: "online",
    keywords: words(`
      online, sell online, online sales, go online, website, online store, online shop, instagram, tiktok, facebook,
      social media, followers, digital, digital presence, online presence, e-commerce, ecommerce, whatsapp, page,
      google, internet, without a shop
    `),
    aim: "sell online without losing orders in the chats",
    words: words(`
      instagram, status, video, tiktok, page, post, posts, pictures, picture, online, whatsapp, link, delivery,
      address, google, live, show, film
    `),
    automations: [
      {
        task: "turning a chat into an order",
        how: "Item, quantity, name, address and payment are asked in one row, and you get a finished order with a number.",
        because: "Online, the order is lost between the picture and the payment, so that way must be short.",
      },
      {
        task: "keeping prices and stock the same everywhere",
        how: "You change a price once, and the catalogue, the answers and the order list follow.",
        because: "A buyer who finds two prices for one thing trusts neither of them.",
      },
      {
        task: "telling buyers where the order is",
        how: "Paid, packed, with the rider: each step sends one short message, and nobody has to ask.",
        because: "Half of the messages after a payment ask only where the order is.",
      },
    ],
    campaigns: [
      {
        idea: "ten honest posts",
        steps: [
          "Photograph ten things in daylight with the price in the picture.",
          "Post one a day with how to order in one line.",
          "Repeat the two that brought the most questions.",
        ],
      },
      {
        idea: "a live hour each Thursday",
        steps: [
          "Announce it on Tuesday with three things you will show.",
          "Say price and number of pieces aloud, and take names in the comments.",
          "Send each name the payment details within the hour.",
        ],
      },
      {
        idea: "a true map entry",
        steps: [
          "Put name, hours, number and eight pictures on Google Maps.",
          "Ask five satisfied people for an honest review.",
          "Answer each review by name.",
        ],
      },
    ],
    system: {
      what: "a WhatsApp shop with a catalogue, an order form and payment in the chat",
      why: "People in Nigeria buy where they can ask, and a chat that takes the order needs no big website first.",
    },
    measures: ["chats that became paid orders", "minutes until the first answer"],
    firstWeek:
      "Fill the WhatsApp Business catalogue with your ten best things, each with picture, price and size.",
    trap: "A costly website comes too early when nobody answers the messages that arrive today.",
  },
  {
    id: "contracts",
    keywords: words(`
      corporate, corporate clients, monthly clients, retainer, retainers, corporate customers, stockist, stockists, contract, contracts, companies, company clients, offices, bulk, bulk orders,
      wholesale, supply, supply supermarkets, supermarkets, distributors, distributor, dealers, resellers, retailers, b2b, tender,
      tenders, government, bigger clients, big clients, hotels, schools, institutions, agents
    `),
    aim: "win buyers who order in quantity and come back every month",
    words: words(`
      office, offices, companies, hotel, hotels, school, schools, agreement, contract, supply, wholesale, resellers,
      restaurants, bulk, carton, weekly, monthly, invoice, sample, shops, dozen
    `),
    automations: [
      {
        task: "sending quotations",
        how: "The buyer gives quantity, place and date, and a written price with its last day goes out within the hour.",
        because:
          "A company asks several suppliers on the same day, and the first complete answer is on the table when they decide.",
      },
      {
        task: "reminding of invoices",
        how: "Before the date, on the date and a week after it, the company gets a polite line with amount and account.",
        because: "Large buyers pay late more often out of disorder than out of bad will.",
      },
      {
        task: "taking standing orders",
        how: "Each buyer confirms next week’s number with one reply, and the packing list is ready in the evening.",
        because: "One standing order fills the week that adverts only promise.",
      },
    ],
    campaigns: [
      {
        idea: "a list of twenty names",
        steps: [
          "Write down twenty organisations within your delivery area and who buys for them.",
          "Bring a sample and a one-page price list to four each week.",
          "Call on the day you named, and write down every answer.",
        ],
      },
      {
        idea: "a trial month at a small size",
        steps: [
          "Offer one buyer a month at a size you can surely deliver.",
          "Hand over each time with a signed note.",
          "Ask for the larger order with those notes on the table.",
        ],
      },
      {
        idea: "a file that is ready",
        steps: [
          "Put CAC certificate, tax papers, bank details and three references into one folder.",
          "Add a price list with quantities and delivery days.",
          "Send it the same hour when somebody asks.",
        ],
      },
    ],
    system: {
      what: "an order and invoice book that shows each buyer’s quantity, balance and next delivery",
      why: "Large orders are lost by a wrong count or a late invoice more than by the price.",
    },
    measures: ["quotations sent and accepted", "invoices unpaid after their date"],
    firstWeek: "Write a one-page price list with three quantities, delivery days and terms of payment.",
    trap: "One large buyer who pays after ninety days can stop a business that has orders.",
  },
  {
    id: "export",
    forServices: clientsFarAway,
    keywords: words(`
      export, exporting, abroad, international, diaspora, overseas, ship, shipping, other states, nationwide,
      other countries, uk, usa, america, canada, europe, ghana, africa, foreign, foreign buyers, global, dollars,
      lagos market, all over nigeria
    `),
    aim: "sell to buyers who cannot visit you",
    words: words(`
      abroad, courier, waybill, papers, export, states, box, packs, weight, pictures, video, customs, certificate,
      distance, delivery, truck, dispatch
    `),
    automations: [
      {
        task: "answering buyers in another time zone",
        how: "The assistant gives sizes, papers, minimum quantity and the next shipping day at any hour, and notes the address.",
        because: "A buyer far away writes while you sleep, and takes the silence for an answer.",
      },
      {
        task: "keeping the papers of each shipment together",
        how: "Invoice, weight, pictures and certificates lie under one number that the buyer can ask for.",
        because: "Distance is a matter of trust first, and papers are what a stranger can trust.",
      },
      {
        task: "reporting the way of the goods",
        how: "Packed, handed over, arrived: each step brings the buyer a picture or a waybill number.",
        because: "Somebody who has paid and cannot visit counts the hours until the next news.",
      },
    ],
    campaigns: [
      {
        idea: "one box to one city",
        steps: [
          "Choose one city where somebody you know can receive goods.",
          "Send one packed box and write down every cost and every day it took.",
          "Publish the price to that city only after the second box arrived whole.",
        ],
      },
      {
        idea: "a sample with its papers",
        steps: [
          "Ask NEPC, and NAFDAC or NAQS where they apply, which papers your product needs.",
          "Send a serious buyer a sample with copies of those papers.",
          "Agree quantity, payment and who pays freight in writing before you buy stock.",
        ],
      },
      {
        idea: "a trusted receiver",
        steps: [
          "Find one person of good name in the other place.",
          "Pay a fixed share for each parcel received and handed over.",
          "Show that name and place in every post.",
        ],
      },
    ],
    system: {
      what: "an order record for distant buyers with papers, pictures and payment for each shipment",
      why: "Somebody who cannot see your shop has to see your records.",
    },
    measures: ["the full cost of each parcel that arrived", "days from payment to arrival"],
    firstWeek: "Write down for one product what packing, papers, transport and a loss on the way would cost.",
    trap: "Stock bought before the buyer has paid a part is a loan that you give to a stranger.",
  },
];
