import { restaurantQuestions } from "../../questions/food/restaurant.ts";
import type { Sector } from "../../types.ts";
import { words } from "../../words.ts";

export const restaurant: Sector = {
  id: "restaurant",
  name: "restaurant and food vending",
  kind: "both",
  keywords: words(`
    restaurant, restaurants, buka, bukka, mama put, food vendor, food vendors, food canteen, canteen,
    eatery, eateries, fast food, amala joint, amala spot, amala, ewedu, pounded yam, swallow,
    soups in bowls, soup bowls, bowls of soup, egusi, jollof rice, rice and beans, suya, suya spot,
    shawarma, shawarma stand, food delivery, homemade meals, meal prep, lunch packs, cooked food,
    pepper soup joint, bole and fish, noodles joint, akara, food truck, sell food, ofada rice
  `),
  lines: [
    { id: "soups", words: words("soup, soups, bowl, bowls, litre, litres, swallow, amala, egusi") },
    { id: "grills", words: words("shawarma, suya, grill, grills, bole") },
    { id: "packs", words: words("lunch, pack, packs, office, offices, delivery") },
  ],
  offerNouns: [
    "plates of hot local food",
    "bowls of soup for the freezer",
    "lunch packs for offices",
    "swallow with soup of the day",
    "shawarma, suya and grills",
  ],
  customers: [
    "office workers with forty minutes for lunch",
    "traders and drivers who eat between jobs",
    "students and corpers who cook little",
    "busy homes that buy soup for the week",
    "travellers looking for food they know",
  ],
  wants: [
    "food that tastes the same on Monday and on Friday",
    "a plate that fills and a price that is written on the wall",
    "meat that is not hidden under the rice",
    "a clean table, clean water and a fan that works",
    "lunch on the desk before one o’clock",
    "change that comes back without an argument",
  ],
  worries: [
    "the kitchen behind the curtain is dirty",
    "the soup is from the day before yesterday",
    "the delivery rider will bring it cold and spilled",
    "the food will finish before two o’clock",
    "the portion gets smaller while the price stays",
    "payment by transfer will keep everybody standing at the counter",
  ],
  proofs: [
    "a short video of the kitchen at seven in the morning",
    "today’s menu with prices, posted before eleven",
    "health certificates of the cooks on the wall",
    "a photo of the real plate beside its price",
    "comments of people who order every week",
  ],
  benefits: [
    "eat well in your lunch break and still return on time",
    "know the price before you sit down",
    "open the freezer on Sunday and find soup for the week",
    "feed a visitor on short notice without entering the kitchen",
    "order with one message and go on working",
    "eat the food you grew up with, even far from home",
  ],
  strengths: [
    "Everybody eats daily, and many have no time or gas to cook.",
    "Cash comes in the same day, so stock turns quickly.",
    "A good cook with regular portions is rare enough to be remembered.",
    "Delivery and office packs sell the same pot twice without more tables.",
  ],
  channels: [
    {
      name: "WhatsApp broadcast at half past ten",
      how: "Send today’s menu, three prices and the last time for orders before people decide on lunch.",
    },
    {
      name: "Google Maps",
      how: "Put the spot on the map with opening hours and ten honest photos, so that travellers and riders find it.",
    },
    {
      name: "delivery apps",
      how: "Start with the five dishes that travel well and put the app’s commission into that price list.",
    },
    {
      name: "office receptions and security posts",
      how: "Leave a small menu with the number and feed the person at the desk once.",
    },
    {
      name: "the board on the road",
      how: "Write the dish of the day and its price large enough for a passing bus.",
    },
  ],
  seasons: [
    {
      when: "from Monday to Friday between twelve and three",
      what: "most of the day’s money is made in these three hours",
    },
    { when: "during Ramadan", what: "daytime sales fall and iftar packs and late suya rise" },
    {
      when: "when schools and campuses are on holiday",
      what: "student spots lose half of their customers and need office orders",
    },
    {
      when: "in December",
      what: "people eat out with visitors and buy soup in bulk for travelling relatives",
    },
  ],
  regulators: [
    {
      body: "the local government environmental health office",
      when: "before you open the kitchen",
      what: "It inspects premises and issues health certificates for food handlers.",
    },
    {
      body: "CAC",
      when: "before you open a bank account or get a POS in the business name",
      what: "A registered name lets offices and delivery apps contract with you.",
    },
    {
      body: "the state internal revenue service",
      when: "before you fix your prices",
      what: "Some states charge a consumption tax on restaurant bills, and staff salaries bring PAYE.",
    },
    {
      body: "NAFDAC",
      when: "before you bottle sauces or pack food with a label for other shops",
      what: "Packaged food needs registration; a plate served at your table does not.",
    },
  ],
  capital: {
    low: 1_300_000,
    high: 3_200_000,
    buys: [
      { item: "rent of a small shop or container for one year", low: 300_000, high: 900_000 },
      { item: "industrial burners, gas cylinders and pots", low: 180_000, high: 420_000 },
      { item: "tables, chairs, plates and a serving counter", low: 150_000, high: 450_000 },
      { item: "a freezer and food warmers", low: 320_000, high: 600_000 },
      { item: "water tank, basins, fire extinguisher and repairs", low: 120_000, high: 300_000 },
      { item: "foodstuff and packs for the first two weeks", low: 250_000, high: 500_000 },
    ],
  },
  firstTest:
    "Cook one dish for twenty office workers on three days of one week, take the orders the evening before, and see how many order again without being asked.",
  earn: [
    "a margin on each plate, with meat and drinks charged apart",
    "lunch packs ordered a week ahead by offices",
    "bowls and litres of soup for home freezers",
    "cold drinks and water beside the food",
    "small outdoor jobs cooked on quiet Saturdays",
  ],
  risks: [
    {
      risk: "the price of rice, beans, oil and gas moves every week",
      answer:
        "Cost each dish on Sunday evening and change the size of the portion or the price openly, never in silence.",
    },
    {
      risk: "the cook leaves and takes the taste along",
      answer: "Write the recipes with measures, and train a second hand on every pot.",
    },
    {
      risk: "cash disappears between the kitchen and the counter",
      answer: "Give out numbered tickets for plates and match tickets, POS slips and cash at closing.",
    },
    {
      risk: "food is left over and thrown away",
      answer: "Record what remains of each pot and cook tomorrow’s quantity from that list.",
    },
    {
      risk: "a stomach complaint spreads through the area",
      answer:
        "Keep water, hands and cutting boards clean, reheat to boiling and never serve a soup of the third day.",
    },
  ],
  measures: [
    "plates sold of each dish",
    "food thrown away in plates",
    "the cost of foodstuff out of every ₦1,000 sold",
    "orders delivered later than promised",
    "customers who came more than twice in the week",
  ],
  automations: [
    {
      task: "sending the menu of the day",
      how: "The assistant posts the menu to your list at the same hour and answers ’what is available’.",
    },
    {
      task: "taking lunch orders with name, floor and time",
      how: "Orders come out as one list for packing, with what each person has paid.",
    },
    {
      task: "checking transfers against plates",
      how: "Each alert is matched with an order, so that nobody waits while you search for it.",
    },
    {
      task: "counting what sells",
      how: "At closing you type what is left and get the day’s sales and tomorrow’s shopping list.",
    },
    {
      task: "asking silent regulars to return",
      how: "A customer who has not ordered for two weeks gets one polite message with today’s soup.",
    },
  ],
  system: {
    what: "an order list on WhatsApp that shows who ordered, who paid and what to cook tomorrow",
    why: "Waste and unpaid plates eat more of a food business than rent does.",
  },
  campaigns: [
    {
      idea: "a soup of the day with its own weekday",
      steps: [
        "Give each weekday one strong soup and keep it for two months.",
        "Post it at ten every morning.",
        "Tell regulars a day before their favourite.",
      ],
    },
    {
      idea: "a Friday plate for new offices",
      steps: [
        "Choose one office within ten minutes’ walk.",
        "Send six free small plates with a menu.",
        "Take a joint order for the next Friday.",
      ],
    },
    {
      idea: "a soup-for-the-week bundle",
      steps: [
        "Offer three litres of three soups at one price.",
        "Collect orders until Thursday and cook on Saturday.",
        "Deliver on Sunday after church.",
      ],
    },
    {
      idea: "a stamp card for the tenth plate",
      steps: ["Print small cards and stamp each full plate.", "Give the tenth with one meat on the house."],
    },
    {
      idea: "an iftar pack in Ramadan",
      steps: [
        "Put together dates, kunu, fruit and one hot dish.",
        "Take orders before two and deliver before sunset.",
      ],
    },
    {
      idea: "a grill night on Fridays",
      steps: [
        "Light the grill at five where the street can smell it.",
        "Sell three sizes at three prices.",
        "Take names for the next Friday.",
      ],
    },
  ],
  questions: restaurantQuestions,
  nameRoots: [
    { root: "Pot", language: "English", meaning: "what is shared at home" },
    { root: "Hearth", language: "English", meaning: "the fire that the house gathers round" },
    { root: "Ladle", language: "English", meaning: "a generous serving" },
    { root: "Buka", language: "Yoruba", meaning: "a plain eating house" },
    { root: "Idana", language: "Yoruba", meaning: "cooking" },
    { root: "Ofe", language: "Igbo", meaning: "soup" },
    { root: "Nri", language: "Igbo", meaning: "food" },
    { root: "Ite", language: "Igbo", meaning: "the pot" },
    { root: "Abinci", language: "Hausa", meaning: "food" },
    { root: "Tukunya", language: "Hausa", meaning: "the pot" },
    { root: "Chop", language: "Pidgin", meaning: "food" },
    { root: "Correct", language: "Pidgin", meaning: "something done properly" },
  ],
};
