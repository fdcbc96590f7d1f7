import type { Sector } from "../../types.ts";

export const bakery: Sector = {
  id: "bakery",
  name: "bakery and cakes",
  kind: "product",
  keywords: [
    "bakery",
    "bakeries",
    "baker",
    "bakers",
    "cake",
    "cakes",
    "birthday cake",
    "birthday cakes",
    "wedding cake",
    "wedding cakes",
    "cupcake",
    "cupcakes",
    "cake business",
    "pastry",
    "pastries",
    "meat pie",
    "meat pies",
    "doughnut",
    "doughnuts",
    "egg roll",
    "egg rolls",
    "sausage roll",
    "sausage rolls",
    "bread",
    "agege bread",
    "loaf of bread",
    "loaves",
    "banana bread",
    "cookies",
    "cake parfait",
    "foil cake",
    "fondant",
    "whipped cream cake",
    "chin chin",
    "confectionery",
    "fish roll",
  ],
  offerNouns: [
    "birthday and wedding cakes",
    "fresh loaves of bread",
    "meat pies, egg rolls and doughnuts",
    "cupcakes and foil cakes",
    "chin chin in buckets and packs",
  ],
  customers: [
    "parents planning a birthday",
    "couples choosing a wedding cake",
    "provision shops that sell bread every morning",
    "offices that buy pastries for meetings",
    "husbands and friends planning a surprise",
    "schools with tuck shops and end-of-term parties",
  ],
  wants: [
    "a cake that looks like the picture that was agreed",
    "a cake that is still moist on the second day",
    "bread delivered before the school run",
    "fresh pies with real filling inside",
    "delivery that does not spoil the icing",
    "a price by size, without a long conversation",
  ],
  worries: [
    "the cake will arrive bent or with a melted side",
    "the design in the hall will not be the design in the picture",
    "the baker will take too many orders and deliver late at night",
    "the cake will be sweet outside and dry inside",
    "the name on the cake will be spelled wrongly",
    "the bread will grow mould before two days",
  ],
  proofs: [
    "photos of real cakes beside the picture the customer sent",
    "a size chart with the number of slices in each cake",
    "a message before baking that repeats name, spelling, colour and date",
    "a taste box of three flavours",
    "a picture of the cake in the car before it leaves",
    "the baking date on every loaf and pack",
  ],
  benefits: [
    "cut the cake at the time the guests are watching",
    "know how many slices you have before you invite people",
    "choose a flavour you have tasted instead of guessing",
    "open your shop with bread that is still warm",
    "give a surprise in another city without travelling",
    "serve pies at a meeting without anybody complaining of oil",
  ],
  strengths: [
    "Birthdays come every day of the year, and each cake is photographed by twenty people.",
    "Custom cakes are paid before baking, so there is little stock that can spoil.",
    "Bread and pies sell daily and keep the oven paying for its gas between big orders.",
    "One good wedding cake brings the bridesmaids’ orders for the next two years.",
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
      name: "provision shops and tea sellers",
      how: "Supply loaves on sale or return for one week, then only for cash.",
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
    {
      when: "from November to January",
      what: "weddings, Christmas cakes and chin chin buckets keep the oven on all night",
    },
    { when: "at the end of each school term", what: "class parties and graduation cakes come together" },
    {
      when: "at the start of the school year in September",
      what: "bread and snack packs for lunch boxes rise",
    },
  ],
  regulators: [
    {
      body: "NAFDAC",
      when: "before you wrap bread, chin chin or cakes with a label for shops",
      what: "Packaged bakery products need registration, and bread must be free of potassium bromate.",
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
    low: 1_100_000,
    high: 3_300_000,
    buys: [
      { item: "a gas oven with trays", low: 350_000, high: 900_000 },
      { item: "a stand mixer, or a spiral mixer for bread", low: 120_000, high: 900_000 },
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
    "daily loaves and pies sold through shops",
    "boxes of cupcakes and cookies for gifts",
    "chin chin in buckets that keeps for weeks",
    "a weekend baking class for beginners",
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
      risk: "unsold bread comes back from shops",
      answer:
        "Start each shop small, deliver daily and turn the rest into crumbs or bread pudding the same day.",
    },
  ],
  measures: [
    "cakes ordered by size and flavour",
    "loaves and pies delivered and brought back",
    "cakes delivered late or damaged",
    "the cost of ingredients for each cake",
    "customers whose birthday falls in the next month",
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
      task: "taking bread orders from shops each evening",
      how: "Each shop sends its number of loaves by eight and the list is ready for the night baker.",
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
      idea: "a taste box for couples",
      steps: [
        "Pack five flavours with a card of wedding sizes.",
        "Sell it to couples and take it off the order.",
        "Call them after two days with a quotation.",
      ],
    },
    {
      idea: "a chin chin bucket before Christmas",
      steps: [
        "Take orders from October in three bucket sizes.",
        "Fry in November and seal with the date.",
        "Deliver to offices as gifts in the first week of December.",
      ],
    },
    {
      idea: "a tuck shop trial for schools",
      steps: [
        "Supply thirty pies to one school for a week.",
        "Collect what is left each day.",
        "Agree the daily number on Friday.",
      ],
    },
  ],
  questions: [
    {
      question: "How much is a birthday cake?",
      answer:
        "It depends on size and design. A cake for a small family starts from {price}; send us a picture and the number of guests for an exact price.",
      slots: ["price"],
    },
    {
      question: "How early should I order?",
      answer: "Please order at least {notice} before the day. Simple cakes are sometimes possible sooner.",
      slots: ["notice"],
    },
    {
      question: "Can you make exactly this picture?",
      answer:
        "We make our own version of it. You will see a sketch or a description with the price before you pay.",
      slots: [],
    },
    {
      question: "Which flavours do you have?",
      answer:
        "We bake vanilla, chocolate, red velvet and others on request. Ask for a taste box if you cannot decide.",
      slots: [],
    },
    {
      question: "Do you deliver?",
      answer: "Yes, in {area} for {deliveryFee}. We send you a picture before the cake leaves.",
      slots: ["area", "deliveryFee"],
    },
    {
      question: "How much do I pay first?",
      answer: "We start with {deposit}, and the balance is due before delivery.",
      slots: ["deposit"],
    },
    {
      question: "How long will the cake last?",
      answer:
        "Keep it in a cool place and eat it within two to three days. Cream cakes belong in the fridge.",
      slots: [],
    },
    {
      question: "Can you bake without eggs or with less sugar?",
      answer: "We can for some flavours. Tell us when you order, because it changes the recipe and the size.",
      slots: [],
    },
    {
      question: "Do you supply bread to shops?",
      answer: "Yes. We start from {minimum} a day and deliver in the morning.",
      slots: ["minimum"],
    },
    {
      question: "What if the cake is damaged on the way?",
      answer:
        "Take a picture before you cut it and send it at once. If it left us whole and arrived spoiled by our rider, we repair it or return part of the money.",
      slots: [],
    },
    {
      question: "Can I pick it up myself?",
      answer: "Yes, at {address} from {hours}. Come with a car that has a flat seat or boot.",
      slots: ["address", "hours"],
    },
  ],
  nameRoots: [
    { root: "Crumb", language: "English", meaning: "the soft inside of good bread" },
    { root: "Whisk", language: "English", meaning: "the hand that mixes" },
    { root: "Icing", language: "English", meaning: "the finish on a cake" },
    { root: "Oven", language: "English", meaning: "warmth that smells of bread" },
    { root: "Didun", language: "Yoruba", meaning: "sweetness" },
    { root: "Buredi", language: "Yoruba", meaning: "bread" },
    { root: "Ayo", language: "Yoruba", meaning: "joy" },
    { root: "Achicha", language: "Igbo", meaning: "bread" },
    { root: "Obi Uto", language: "Igbo", meaning: "a glad heart" },
    { root: "Alkama", language: "Hausa", meaning: "wheat" },
    { root: "Zaki", language: "Hausa", meaning: "something sweet" },
    { root: "Sweetbelle", language: "Pidgin", meaning: "being happy inside" },
  ],
};
