import { smallChopsQuestions } from "../../questions/food/small-chops.ts";
import type { Sector } from "../../types.ts";
import { words } from "../../words.ts";

export const smallChops: Sector = {
  id: "small-chops",
  name: "small chops and party catering",
  kind: "both",
  keywords: words(`
    small chops, small chop, smallchops, finger food, finger foods, cocktail bites, puff puff,
    puff-puff, samosa, samosas, spring rolls, spring roll, mosa, peppered gizzard, peppered meat,
    party catering, caterer, caterers, catering, catering service, catering services, event catering,
    owambe food, party jollof, coolers of rice, cooler of jollof, chops for party, party food, asun,
    nkwobi, platters, food trays, buffet, ofada party pack, cook for party, party rice
  `),
  lines: [
    {
      id: "bites",
      words: words(`
        small chops, chops, puff puff, samosa, samosas, spring rolls, finger food, fry, fried, frying,
        platter, platters, tray, trays, mild trays, frozen pack
      `),
    },
    {
      id: "meals",
      words: words("jollof, rice, cooler, coolers, buffet, plate, plates, pot, pots, soup, ofada, lunch"),
    },
  ],
  offerNouns: [
    "trays of small chops",
    "coolers of party jollof",
    "buffet service for events",
    "grazing platters and cocktail bites",
    "packed lunch boxes for meetings",
  ],
  customers: [
    "families planning a naming ceremony",
    "couples planning a wedding",
    "offices with a meeting or an end-of-year party",
    "parents giving a birthday party at school",
    "churches and mosques with a thanksgiving or a Sallah gathering",
    "burial committees feeding a whole village",
  ],
  wants: [
    "food that arrives before the guests",
    "a clear count of how many people one tray feeds",
    "jollof that tastes of party and not of house",
    "puff puff that is still soft at four in the afternoon",
    "servers who know how to share without shouting",
    "one price that already includes delivery and serving",
  ],
  worries: [
    "the food will finish before the guests do",
    "the caterer will collect the deposit and stop picking calls",
    "the small chops will arrive cold and oily",
    "somebody will have a bad stomach after the party",
    "the meat will be counted short",
    "the price will change in the week of the event",
  ],
  proofs: [
    "photos of the last three parties, with the tray sizes",
    "a tasting box that can be bought before the deposit",
    "a written count of pieces in each tray",
    "names of two past hosts who agree to take a call",
    "a short video of the kitchen on a cooking morning",
    "a receipt that states date, menu, guests and balance",
  ],
  benefits: [
    "sit down with your guests instead of standing over a pot",
    "know before the day how many plates you have paid for",
    "serve the high table first without quarrelling with anybody",
    "send your guests home with takeaway packs that are still fresh",
    "pay in two parts and keep both receipts",
    "go home from the hall without a single pot to wash",
  ],
  strengths: [
    "People celebrate in good years and bad ones; only the size of the party changes.",
    "Half of the money comes before the cooking, so the customer pays for the ingredients.",
    "Every party is a tasting for a hundred people who will also give parties.",
    "It can start in a home kitchen with borrowed coolers.",
  ],
  channels: [
    {
      name: "WhatsApp status",
      how: "Post each finished tray with its price before noon on Thursday, when people are settling Saturday.",
    },
    {
      name: "event planners and hall managers",
      how: "Give them a tasting box and a price list with their own commission written on it.",
    },
    {
      name: "Instagram reels",
      how: "Film the turning of the jollof and the opening of the cooler, with the town and the number of guests in the caption.",
    },
    {
      name: "office administrators",
      how: "Drop ten lunch boxes and a card at three offices on a Monday and ask who orders for meetings.",
    },
    {
      name: "past hosts",
      how: "Ask each host for the names of two people at the table who asked who cooked.",
    },
  ],
  seasons: [
    {
      when: "from mid-November to early January",
      what: "weddings, carol nights and end-of-year parties fill every Saturday",
    },
    { when: "at Easter and at Sallah", what: "families come home and order for a full house" },
    {
      when: "in the wet months from June to August",
      what: "outdoor parties are fewer and office lunches keep the kitchen busy",
    },
    {
      when: "in the first weeks of January",
      what: "orders fall, because people have spent everything in December",
    },
  ],
  regulators: [
    {
      body: "CAC",
      when: "before you print the name on boxes and open a bank account in it",
      what: "A business name registration lets offices and halls pay the business and not a person.",
    },
    {
      body: "the local government environmental health office",
      when: "before you cook for the public from a fixed kitchen",
      what: "Officers inspect kitchens and may ask for health certificates of food handlers.",
    },
    {
      body: "NAFDAC",
      when: "before you pack frozen small chops for supermarkets",
      what: "Cooked-to-order party food is one thing; packaged food sold under a label needs registration.",
    },
  ],
  capital: {
    low: 1_050_000,
    high: 2_400_000,
    buys: [
      { item: "a gas cooker with big burners and two cylinders", low: 220_000, high: 520_000 },
      { item: "deep fryer, frying pans, big pots and coolers", low: 180_000, high: 450_000 },
      { item: "a chest freezer for wrapped samosa and spring rolls", low: 280_000, high: 450_000 },
      { item: "serving trays, chafing dishes, aprons and foil", low: 90_000, high: 260_000 },
      { item: "flour, oil, chicken, spices and packs for the first three jobs", low: 150_000, high: 350_000 },
      { item: "a small generator for days without light", low: 130_000, high: 350_000 },
    ],
  },
  firstTest:
    "Take paid orders for ten trays on one Saturday from people who know you, write down every naira and every minute, and see what is left.",
  earn: [
    "a price per tray or per plate, with half paid before cooking",
    "a serving fee for staff, chafing dishes and clearing",
    "packs of frozen samosa and spring rolls sold between parties",
    "a standing weekly lunch order from two or three offices",
    "rent of coolers, chafing dishes and warmers",
  ],
  risks: [
    {
      risk: "chicken, oil and gas go up between the quotation and the party",
      answer:
        "Write on every quotation that the price holds for seven days and after a deposit for the agreed date.",
    },
    {
      risk: "two big parties fall on the same Saturday",
      answer:
        "Keep one calendar, take a deposit before you mark a date, and agree early with a second caterer whom you trust.",
    },
    {
      risk: "a guest falls ill and the whole kitchen is blamed",
      answer:
        "Keep hot food hot, cook meat on the same day and put aside one labelled portion of each dish for a day.",
    },
    {
      risk: "the host refuses to pay the balance after eating",
      answer: "Collect the balance two days before the event, not at the hall.",
    },
    {
      risk: "hired servers pack food for themselves",
      answer: "Count plates out and back, and feed the staff before service begins.",
    },
  ],
  measures: [
    "enquiries and how many of them paid a deposit",
    "the cost of ingredients for each tray sold",
    "orders delivered before the agreed time",
    "balances still owed after the event",
    "new customers who tasted the food at somebody else’s party",
  ],
  automations: [
    {
      task: "asking for date, place, guests and menu",
      how: "The assistant asks the four questions in the first chat and sends you a complete order instead of ’how much is your small chops’.",
    },
    {
      task: "sending the price list and the tray sizes",
      how: "Anybody who writes at midnight gets the list, the count of pieces and the photo of each tray.",
    },
    {
      task: "reminding hosts of the balance",
      how: "Two days before the event the host gets the amount, the account and the delivery time.",
    },
    {
      task: "making the shopping list",
      how: "The week’s orders are added up into kilos of flour, chicken and litres of oil.",
    },
    {
      task: "asking for a review on Monday morning",
      how: "Each host gets one short question and the good answers are kept for your status.",
    },
  ],
  system: {
    what: "a WhatsApp assistant that takes the date, the number of guests and the deposit",
    why: "Most lost parties are lost in the first hour, while you are frying and cannot answer.",
  },
  campaigns: [
    {
      idea: "a tasting Thursday for hosts with a date",
      steps: [
        "Make twenty small boxes with two pieces of everything.",
        "Sell them at cost to people who give you an event date.",
        "Take the box price off their deposit.",
      ],
    },
    {
      idea: "an office lunch week",
      steps: [
        "Bring one tray to an office that holds meetings.",
        "Leave a menu with three prices and an order number.",
        "Call the administrator on Friday for next week’s meeting.",
      ],
    },
    {
      idea: "a naming ceremony package",
      steps: [
        "Write one price for eight-day ceremonies with puff puff, moi moi, jollof and drinks for forty.",
        "Leave the card at two maternity homes and with three alfas and pastors.",
      ],
    },
    {
      idea: "an early-bird list for December",
      steps: [
        "In September, tell past hosts that December Saturdays are few.",
        "Hold a date against a small deposit.",
        "Post each taken Saturday as it goes.",
      ],
    },
    {
      idea: "a frozen pack for home",
      steps: [
        "Pack thirty wrapped samosa and spring rolls with frying instructions.",
        "Offer them to every party customer on the Tuesday after the party.",
      ],
    },
  ],
  questions: smallChopsQuestions,
  nameRoots: [
    { root: "Platter", language: "English", meaning: "plenty that is shared" },
    { root: "Golden", language: "English", meaning: "the colour of well fried puff puff" },
    { root: "Crisp", language: "English", meaning: "a fresh bite" },
    { root: "Adun", language: "Yoruba", meaning: "sweetness" },
    { root: "Ase", language: "Yoruba", meaning: "a feast" },
    { root: "Ebun", language: "Yoruba", meaning: "a gift" },
    { root: "Oriri", language: "Igbo", meaning: "a feast" },
    { root: "Uto", language: "Igbo", meaning: "sweetness" },
    { root: "Liyafa", language: "Hausa", meaning: "a banquet for guests" },
    { root: "Dadi", language: "Hausa", meaning: "pleasantness" },
    { root: "Chop", language: "Pidgin", meaning: "food or eating" },
    { root: "Belleful", language: "Pidgin", meaning: "having eaten well" },
  ],
};
