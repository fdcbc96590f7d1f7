import { provisionsQuestions } from "../../questions/trade/provisions.ts";
import type { Sector } from "../../types.ts";
import { words } from "../../words.ts";

export const provisions: Sector = {
  id: "provisions",
  name: "provisions and mini-mart",
  kind: "product",
  keywords: words(`
    provisions, provision shop, provision store, provision, mini mart, mini-mart, minimart,
    supermarket, supermarkets, grocery, groceries, grocery store, kiosk, corner shop,
    convenience store, foodstuff, foodstuffs, foodstuff store, bag of rice, bags of rice, noodles,
    beverages, milk and milo, toiletries, detergent, diapers, pampers, wholesale store, cash and carry,
    general goods, retail shop, sachet milk, frozen food, frozen foods, cold room, sell provisions
  `),
  lines: [],
  offerNouns: [
    "provisions and household goods",
    "rice, beans and oil by measure",
    "cold water and soft drinks",
    "toiletries and baby things",
    "cartons at wholesale price",
  ],
  customers: [
    "families within five minutes’ walk",
    "small kiosks that buy by the carton",
    "workers on their way home",
    "students in hostels",
    "mothers who send a child with a list",
    "food vendors who buy oil and noodles daily",
  ],
  wants: [
    "the thing that was wanted and no story about tomorrow",
    "a price that is written on the shelf",
    "goods that have not expired",
    "a full measure of rice",
    "change in small notes",
    "a shop that is open when the power is out",
  ],
  worries: [
    "the price is higher than in the shop across the road",
    "the milk is near its date",
    "the cup for measuring has a false bottom",
    "the child will be given the wrong change",
    "the shop will be closed at eight in the evening",
    "the drink is warm",
  ],
  proofs: [
    "prices on every shelf",
    "expiry dates checked and marked in red for the coming month",
    "a scale on the counter that customers can read",
    "a till receipt with every item",
    "a list of what arrived this morning, on status",
    "the wholesale price beside the price of one piece",
  ],
  benefits: [
    "send a child with a list and get the right things and the right change",
    "know the total before you leave the house",
    "buy a carton without going to the big market",
    "restock your kiosk before seven in the morning",
    "find salt, candles and milk at nine at night",
    "get your goods brought to the gate when rain falls",
  ],
  strengths: [
    "Daily needs sell whatever happens to the economy.",
    "Neighbours return every two days, so a fair shop is remembered.",
    "Stock turns quickly, and fast goods pay for slow ones.",
    "The same shop can add water, gas, POS and phone cards without more rent.",
  ],
  channels: [
    {
      name: "a street WhatsApp list",
      how: "Send the five prices that changed and what has arrived, every Saturday morning.",
    },
    {
      name: "small kiosks",
      how: "Deliver cartons at six in the morning to ten kiosks that used to go to the market.",
    },
    { name: "schools and offices", how: "Offer a monthly tea, milk and toiletry list with one invoice." },
    {
      name: "the board outside",
      how: "Write the price of rice, eggs and gas on one board and keep it true.",
    },
    { name: "estate security posts", how: "Leave your number for gate deliveries after dark." },
  ],
  seasons: [
    { when: "at the end of each month", what: "salaries come and families buy in bulk" },
    { when: "before schools resume", what: "boarding lists for provisions sell in cartons" },
    { when: "in December", what: "rice, oil, drinks and hampers move, and credit must be refused kindly" },
    { when: "in the last ten days of Ramadan", what: "sugar, milk, dates and drinks rise" },
  ],
  regulators: [
    {
      body: "CAC",
      when: "before you hang a signboard and open the shop’s account",
      what: "Suppliers give better terms to a registered name.",
    },
    {
      body: "the local government",
      when: "before you open the shop",
      what: "It collects shop and signage permits; ask for the official bill and a receipt.",
    },
    {
      body: "NAFDAC",
      when: "before you buy imported or unlabelled food and creams to sell",
      what: "Unregistered products can be seized from the shelf.",
    },
    {
      body: "the state internal revenue service",
      when: "before your first employee and your first full year",
      what: "Small traders are assessed there, and records keep the assessment fair.",
    },
  ],
  capital: {
    low: 1_850_000,
    high: 5_100_000,
    buys: [
      { item: "shop rent for one year with some repairs", low: 300_000, high: 900_000 },
      { item: "shelves, counter, scale and lighting", low: 150_000, high: 400_000 },
      { item: "a freezer or display fridge", low: 280_000, high: 550_000 },
      { item: "the first stock of fast-moving goods", low: 900_000, high: 2_500_000 },
      { item: "a small generator or inverter", low: 150_000, high: 500_000 },
      { item: "a phone or small computer with a stock application", low: 80_000, high: 250_000 },
    ],
  },
  firstTest:
    "Buy ten fast goods for ₦150,000, sell them from a table or to neighbours for two weeks, and note which of them you bought three times.",
  earn: [
    "the margin on each item, small on rice and better on toiletries",
    "cartons sold to kiosks",
    "cold drinks and ice",
    "gate delivery for a small fee",
    "monthly lists for offices and schools",
  ],
  risks: [
    {
      risk: "money is sleeping in slow goods",
      answer: "Count slow items every month, sell them off and never reorder because a marketer smiled.",
    },
    {
      risk: "credit to neighbours grows until the shelf is empty",
      answer: "Set one limit per house, write it down and close the book in December.",
    },
    {
      risk: "goods expire at the back of the shelf",
      answer: "Put new behind old and check dates on the first Monday of the month.",
    },
    {
      risk: "people in the shop take things home",
      answer: "Count ten expensive items every evening and change the ten each day.",
    },
    {
      risk: "prices rise overnight and the old stock is sold too cheaply",
      answer: "Change shelf prices when you hear the new supply price, not when the old stock finishes.",
    },
  ],
  measures: [
    "sales by day and by hour",
    "items that were asked for and not there",
    "goods thrown away because of date or damage",
    "money owed by customers",
    "the cost of goods against what was sold",
  ],
  automations: [
    {
      task: "recording sales by a short message",
      how: "You send ’sold 3 bags of rice 45k’ and the stock and the cash book change.",
    },
    {
      task: "warning of low stock",
      how: "Each fast item has a floor, and you get a shopping list two days before it finishes.",
    },
    {
      task: "taking orders from kiosks",
      how: "The assistant gives carton prices and collects orders until nine in the evening.",
    },
    {
      task: "reminding debtors kindly",
      how: "Each house gets its balance at month end, with no name called in public.",
    },
    { task: "checking expiry dates", how: "Dates are noted on arrival, and you hear a month before." },
  ],
  system: {
    what: "a stock and sales book by WhatsApp with a floor for every fast item",
    why: "You cannot see theft, credit and empty shelves in a drawer of cash.",
  },
  campaigns: [
    {
      idea: "a month-end carton list",
      steps: [
        "Choose twelve items families buy in bulk.",
        "Show the carton and the single price.",
        "Deliver free above a fixed amount.",
      ],
    },
    {
      idea: "a hamper list from October",
      steps: [
        "Make three hampers with real prices.",
        "Let families and offices pay in parts.",
        "Deliver in the week before Christmas.",
      ],
    },
    {
      idea: "a kiosk round at dawn",
      steps: [
        "List ten kiosks and their usual goods.",
        "Take orders in the evening.",
        "Deliver at six and collect cash.",
      ],
    },
    {
      idea: "a board of honest prices",
      steps: [
        "Write five prices that people compare.",
        "Keep them equal to the big market.",
        "Earn on what they pick beside them.",
      ],
    },
    {
      idea: "a boarding list service",
      steps: [
        "Get the lists of two schools.",
        "Pack whole boxes with names.",
        "Hand them over at the school gate.",
      ],
    },
  ],
  questions: provisionsQuestions,
  nameRoots: [
    { root: "Basket", language: "English", meaning: "shopping for the house" },
    { root: "Corner", language: "English", meaning: "the shop that is near" },
    { root: "Larder", language: "English", meaning: "a full store at home" },
    { root: "Everyday", language: "English", meaning: "what is needed always" },
    { root: "Oja", language: "Yoruba", meaning: "the market" },
    { root: "Ile Ola", language: "Yoruba", meaning: "a house of plenty" },
    { root: "Ahia", language: "Igbo", meaning: "the market" },
    { root: "Aku", language: "Igbo", meaning: "wealth" },
    { root: "Kasuwa", language: "Hausa", meaning: "the market" },
    { root: "Kanti", language: "Hausa", meaning: "a shop" },
    { root: "Yalwa", language: "Hausa", meaning: "plenty" },
    { root: "Everything Dey", language: "Pidgin", meaning: "a shop where nothing is missing" },
  ],
};
