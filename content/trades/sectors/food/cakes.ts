import { cakesQuestions } from "../../questions/food/cakes.ts";
import type { Sector } from "../../types.ts";
import { words } from "../../words.ts";

export const cakes: Sector = {
  id: "cakes",
  name: "cakes and dessert",
  kind: "product",
  keywords: words(`
    cake, cakes, birthday cake, birthday cakes, wedding cake, wedding cakes, cupcake, cupcakes,
    cake business, cake shop, cake parfait, foil cake, fondant, whipped cream cake, buttercream,
    confectionery, dessert, desserts, ice cream, cake decorating, red velvet, chocolate cake,
    surprise cake, cake baker
  `),
  lines: [],
  offerNouns: [
    "birthday and wedding cakes",
    "cupcakes and foil cakes",
    "cake parfait in cups",
    "dessert tables for events",
  ],
  customers: [
    "parents planning a birthday",
    "couples choosing a wedding cake",
    "husbands and friends planning a surprise",
    "offices that celebrate staff birthdays",
    "class teachers and parents at the end of term",
  ],
  wants: [
    "a cake that looks like the picture that was agreed",
    "a cake that is still moist on the second day",
    "delivery that does not spoil the icing",
    "a price by size, without a long conversation",
    "a name that is spelled as it was sent",
    "a colour that fits the hall",
  ],
  worries: [
    "the cake will arrive bent or with a melted side",
    "the design in the hall will not be the design in the picture",
    "the baker will take too many orders and deliver late at night",
    "the cake will be sweet outside and dry inside",
    "the name on the cake will be spelled wrongly",
    "the cream will taste only of sugar",
  ],
  proofs: [
    "photos of real cakes beside the picture the customer sent",
    "a size chart with the number of slices in each cake",
    "a message before baking that repeats name, spelling, colour and date",
    "a taste box of three flavours",
    "a picture of the cake in the car before it leaves",
    "the weight of the finished cake on a scale",
  ],
  benefits: [
    "cut the cake at the time the guests are watching",
    "know how many slices you have before you invite people",
    "choose a flavour you have tasted instead of guessing",
    "give a surprise in another city without travelling",
    "read the name on your cake before it leaves the kitchen",
    "keep two slices for the next day and still enjoy them",
  ],
  strengths: [
    "Birthdays come every day of the year, and each cake is photographed by twenty people.",
    "Custom cakes are paid before baking, so there is little stock that can spoil.",
    "One good wedding cake brings the bridesmaids’ orders for the next two years.",
    "Decorating is a skill that people pay for and cannot buy in a carton.",
  ],
  channels: [
    {
      name: "Instagram",
      how: "Show one cake a day with size, layers and price range, and pin a post that explains how to order.",
    },
    {
      name: "WhatsApp catalogue",
      how: "List sizes and flavours with prices, so that people choose before they greet you.",
    },
    {
      name: "schools and crèches",
      how: "Offer the class teacher a fixed cake-and-cupcake pack for birthdays in class.",
    },
    {
      name: "event planners and hall decorators",
      how: "Lend a dummy cake for their set-up pictures in exchange for your name on the post.",
    },
  ],
  seasons: [
    {
      when: "in February before Valentine’s Day",
      what: "small cakes and cupcake boxes sell out in four days",
    },
    { when: "from November to January", what: "wedding and Christmas cakes keep the oven on all night" },
    { when: "at the end of each school term", what: "class parties and graduation cakes come together" },
  ],
  regulators: [
    {
      body: "NAFDAC",
      when: "before you pack parfaits and cakes with a label for supermarkets",
      what: "Cakes made to order are one thing; packaged dessert on a shelf needs registration.",
    },
    {
      body: "CAC",
      when: "before you print boxes and take bulk orders",
      what: "Shops, schools and offices pay more easily into a business account.",
    },
    {
      body: "the local government environmental health office",
      when: "before you run an oven for the public",
      what: "It inspects the premises and the health certificates of those who touch food.",
    },
  ],
  capital: {
    low: 1_000_000,
    high: 2_550_000,
    buys: [
      { item: "a gas oven with trays", low: 250_000, high: 700_000 },
      { item: "a stand mixer with two bowls", low: 90_000, high: 350_000 },
      { item: "pans, turntable, nozzles, boards and scales", low: 90_000, high: 220_000 },
      { item: "a fridge or freezer for butter, cream and fillings", low: 250_000, high: 420_000 },
      { item: "flour, sugar, butter, eggs and boxes for the first month", low: 200_000, high: 450_000 },
      { item: "power for the mixer and lights when there is no light", low: 130_000, high: 400_000 },
    ],
  },
  firstTest:
    "Bake three sizes of one flavour for people you know at full price, deliver them by dispatch rider, and ask for a picture of each cake on arrival.",
  earn: [
    "a price by cake size, with designs and toppers charged apart",
    "boxes of cupcakes and cookies for gifts",
    "a weekend baking class for beginners",
    "parfaits and dessert cups sold by the dozen",
    "rent of cake stands and toppers",
  ],
  risks: [
    {
      risk: "flour, butter and eggs rise between the booking and the baking",
      answer:
        "Price by size every month, hold a quoted price for seven days only and take a deposit that covers the ingredients.",
    },
    {
      risk: "light goes off while the cream must stay cold",
      answer: "Keep an ice chest, bake at night for the morning and finish cream cakes as late as possible.",
    },
    {
      risk: "a rider delivers the cake damaged",
      answer:
        "Use a deep box and a flat seat, send a picture before and after, and work with two riders whom you have trained.",
    },
    {
      risk: "a customer expects a picture that the budget cannot buy",
      answer: "Answer each picture with your own version, size and price in writing before the deposit.",
    },
    {
      risk: "too many cakes fall on one Saturday",
      answer: "Close the day when the oven is full, and send the next customer to a baker you trust.",
    },
  ],
  measures: [
    "cakes ordered by size and flavour",
    "cakes delivered late or damaged",
    "the cost of ingredients for each cake",
    "customers whose birthday falls in the next month",
    "quotations that became deposits",
  ],
  automations: [
    {
      task: "collecting the details of a cake",
      how: "The assistant asks for date, size, flavour, colour, name on the cake and address, and repeats the spelling.",
    },
    {
      task: "reminding past customers of birthdays",
      how: "Three weeks before last year’s date the customer gets a short message with new designs.",
    },
    {
      task: "confirming the order before baking",
      how: "One summary goes out and the oven starts only after the customer has written yes.",
    },
    {
      task: "showing designs by budget",
      how: "The assistant asks for guests and budget, and sends three real cakes that fit.",
    },
    {
      task: "sending delivery updates",
      how: "The customer gets the rider’s number and a picture of the cake when it leaves.",
    },
  ],
  system: {
    what: "a cake order form on WhatsApp with a calendar that closes a day when the oven is full",
    why: "Wrong spellings and overbooked Saturdays cost more than bad cakes.",
  },
  campaigns: [
    {
      idea: "a birthday register for parents",
      steps: [
        "Ask every parent for the children’s dates.",
        "Send a picture of three designs three weeks before.",
        "Give the price of last year to those who book early.",
      ],
    },
    {
      idea: "a midweek small cake",
      steps: [
        "Bake one size and three colours on Wednesdays.",
        "Sell it without custom designs at one price.",
        "Post what is left at four o’clock.",
      ],
    },
    {
      idea: "a staff birthday list for offices",
      steps: [
        "Take the month’s birthdays from one office.",
        "Offer one small size at one price.",
        "Deliver at ten with the name on top.",
      ],
    },
    {
      idea: "a parfait Friday",
      steps: [
        "Fill forty cups in two flavours.",
        "Take orders until Thursday evening.",
        "Deliver to three offices in a cool box.",
      ],
    },
    {
      idea: "a taste box for couples",
      steps: [
        "Pack five flavours with a card of wedding sizes.",
        "Sell it to couples and take it off the order.",
        "Call them after two days with a quotation.",
      ],
    },
  ],
  questions: cakesQuestions,
  nameRoots: [
    { root: "Whisk", language: "English", meaning: "the hand that mixes" },
    { root: "Icing", language: "English", meaning: "the finish on a cake" },
    { root: "Layer", language: "English", meaning: "one good thing upon another" },
    { root: "Candle", language: "English", meaning: "the moment of a wish" },
    { root: "Didun", language: "Yoruba", meaning: "sweetness" },
    { root: "Ayo", language: "Yoruba", meaning: "joy" },
    { root: "Ojo Ibi", language: "Yoruba", meaning: "the day of birth" },
    { root: "Obi Uto", language: "Igbo", meaning: "a glad heart" },
    { root: "Onu Uto", language: "Igbo", meaning: "a mouth that tastes sweetness" },
    { root: "Zaki", language: "Hausa", meaning: "something sweet" },
    { root: "Farin Ciki", language: "Hausa", meaning: "happiness" },
    { root: "Sweetbelle", language: "Pidgin", meaning: "being happy inside" },
  ],
};
