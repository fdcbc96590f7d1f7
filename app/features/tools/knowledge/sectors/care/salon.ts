import type { Sector } from "../../types.ts";

export const salon: Sector = {
  id: "salon",
  name: "hair, beauty and barbing",
  kind: "service",
  keywords: [
    "salon",
    "salons",
    "hair salon",
    "hair stylist",
    "hairstylist",
    "hairdresser",
    "hairdressing",
    "hair",
    "braids",
    "braiding",
    "knotless braids",
    "wig",
    "wigs",
    "wig making",
    "frontal",
    "frontals",
    "weavon",
    "fixing of hair",
    "relaxer",
    "natural hair",
    "dreadlocks",
    "barber",
    "barbers",
    "barbing",
    "barbing salon",
    "barber shop",
    "haircut",
    "makeup artist",
    "makeup",
    "mua",
    "bridal makeup",
    "nails",
    "nail tech",
    "pedicure",
    "manicure",
    "lashes",
    "lash tech",
    "spa",
    "massage",
    "beauty parlour",
  ],
  offerNouns: [
    "braids, weaves and wig installations",
    "haircuts and beard trims",
    "makeup and gele for events",
    "nails, lashes and pedicure",
    "natural hair and scalp treatment",
  ],
  customers: [
    "working women with one free evening",
    "brides and their trains",
    "men who cut every two weeks",
    "mothers with daughters in school",
    "students before resumption",
    "women with natural or damaged hair",
  ],
  wants: [
    "a start at the booked hour",
    "a style that lasts three weeks",
    "braids that do not pull the scalp",
    "clean combs, clippers and towels",
    "a price by length, said before sitting down",
    "one stylist who remembers the hair",
  ],
  worries: [
    "the stylist will start two people at once and finish nobody",
    "the edges will break",
    "the price will rise after washing",
    "the clipper was not cleaned since the last head",
    "the makeup will melt before the photographs",
    "the salon will close while the hair is half done",
  ],
  proofs: [
    "pictures of finished hair from the back and after three weeks",
    "clippers and combs taken from the steriliser before the cut",
    "a price board by style, length and attachment",
    "the booking list with free hours",
    "brides photographed at the end of the party",
    "what was used on the hair, written on a card",
  ],
  benefits: [
    "come at your hour and leave at your hour",
    "know the price of your style before the first comb",
    "keep your edges while the style still looks neat",
    "bring your daughter on a school calendar and not in the Sunday crowd",
    "cut your hair with tools that you saw cleaned",
    "find your last style, colour and length in our book",
  ],
  strengths: [
    "Hair grows, so a satisfied client returns every two to six weeks.",
    "Most of the price is skill, and the client often brings or pays for the attachment.",
    "Brides, burials and graduations bring groups at fixed dates.",
    "Products, wigs and nails can be sold to the person already in the chair.",
  ],
  channels: [
    {
      name: "WhatsApp status on Sunday evening",
      how: "Show the free hours from Monday to Wednesday with one style and its price.",
    },
    {
      name: "Instagram before-and-after",
      how: "Film the same client in the same light, with style name, hours needed and price range.",
    },
    { name: "offices and banks nearby", how: "Offer an after-five hour with a confirmed start." },
    {
      name: "makeup artists, tailors and photographers",
      how: "Send each other brides with one shared price list.",
    },
    {
      name: "hostels before resumption",
      how: "Book groups of five in one day with one leader who does hers at half price.",
    },
  ],
  seasons: [
    {
      when: "from the tenth to the thirty-first of December",
      what: "chairs are full and walk-ins wait for hours",
    },
    { when: "in the two weeks before school resumes", what: "children’s braids and cuts come in families" },
    { when: "in wedding months", what: "bridal hair, makeup and gele start before dawn on Saturday" },
    { when: "from Monday to Wednesday in ordinary weeks", what: "chairs stand empty and need an offer" },
  ],
  regulators: [
    {
      body: "the local government",
      when: "before you open the shop",
      what: "Expect a shop permit and a health visit; ask for the list of fees in writing.",
    },
    {
      body: "NAFDAC",
      when: "before you mix creams and oils to sell",
      what: "Products for sale need registration; mixing bleaching creams is unlawful.",
    },
    {
      body: "CAC",
      when: "before you put the name on the door",
      what: "It protects the name and opens the account for bookings.",
    },
  ],
  capital: {
    low: 1_050_000,
    high: 3_200_000,
    buys: [
      { item: "chairs, mirrors, basins and a dryer", low: 300_000, high: 800_000 },
      { item: "clippers, tongs, blow dryers and a steriliser", low: 120_000, high: 350_000 },
      { item: "shop rent for one year with tiles and paint", low: 300_000, high: 900_000 },
      { item: "inverter or small generator", low: 180_000, high: 700_000 },
      { item: "attachments, relaxers, polish and shampoo for a month", low: 120_000, high: 300_000 },
      { item: "signboard, price board and towels", low: 60_000, high: 150_000 },
    ],
  },
  firstTest:
    "Do home service for fifteen people on three Saturdays, take each booking with a small deposit, and count who books the next date before you leave.",
  earn: [
    "a price by style and length",
    "attachments, wigs and products sold in the chair",
    "bridal and group packages",
    "chair rent from a barber or a nail technician",
    "a monthly plan for cuts or pedicures",
  ],
  risks: [
    {
      risk: "a good stylist leaves with the clients",
      answer: "Pay a fair share, keep bookings on the salon’s number and let two people know each client.",
    },
    {
      risk: "everybody comes on Saturday",
      answer: "Price weekdays differently, take deposits for Saturdays and show the free hours.",
    },
    {
      risk: "power fails under the dryer",
      answer: "Keep one inverter for clippers and lights and plan dryer styles in daylight.",
    },
    {
      risk: "a scalp is burnt or infected",
      answer: "Test strong products, write allergies down, sterilise and stop when the client feels pain.",
    },
    {
      risk: "clients do not come after booking",
      answer: "Take a small deposit and offer one free change of date until the evening before.",
    },
  ],
  measures: [
    "chairs used on each day",
    "clients who rebooked before leaving",
    "minutes between booked and real start",
    "product and attachment sales for each client",
    "clients not seen for eight weeks",
  ],
  automations: [
    {
      task: "booking hours and stylists",
      how: "The client chooses style, length and hour, and the calendar blocks the time that this style really takes.",
    },
    {
      task: "reminding clients when hair is due",
      how: "Three weeks after a cut or six after braids one message offers two free hours.",
    },
    { task: "sending prices by length", how: "The assistant shows short, middle and long with pictures." },
    {
      task: "collecting bridal dates",
      how: "Date, place, number of heads and trial day are taken with a deposit.",
    },
    {
      task: "asking for a picture after a week",
      how: "The client sends it, and good ones go to the page with permission.",
    },
  ],
  system: {
    what: "a WhatsApp booking calendar with deposits and a reminder when hair is due",
    why: "Empty chairs on Tuesday and fights on Saturday are the same problem.",
  },
  campaigns: [
    {
      idea: "a Tuesday price for students",
      steps: [
        "Show it on Sunday evening.",
        "Ask for the student card.",
        "Limit it to one style and five heads.",
      ],
    },
    {
      idea: "a bring-a-friend treatment",
      steps: [
        "Give a free wash or treatment to who brings a new client before Thursday.",
        "Write both names.",
        "Offer the friend the next date.",
      ],
    },
    {
      idea: "a bridal trial day",
      steps: [
        "Keep one Wednesday a month for trials.",
        "Charge a fee that is taken off the booking.",
        "Send the pictures the same evening.",
      ],
    },
    {
      idea: "a children’s resumption list",
      steps: [
        "Open family bookings three weeks before.",
        "Give each family a fixed hour.",
        "Keep a film on the screen.",
      ],
    },
    {
      idea: "a barber’s card for offices",
      steps: [
        "Sell four cuts at the price of three and a half.",
        "Keep the hour after five for card holders.",
        "Renew it in the chair.",
      ],
    },
  ],
  questions: [
    {
      question: "How much is this style?",
      answer:
        "It depends on the length and the attachment. It starts from {price}; send the picture and we will answer with hours needed.",
      slots: ["price"],
    },
    {
      question: "Do I need to book?",
      answer: "Booking keeps your hour. {deposit} holds it and is taken off the price.",
      slots: ["deposit"],
    },
    {
      question: "How long will it take?",
      answer: "Usually {time}. We tell you before you sit, so that you can plan.",
      slots: ["time"],
    },
    {
      question: "Do you do home service?",
      answer: "Yes, in {area}. Home service adds {callOut} for transport and time.",
      slots: ["area", "callOut"],
    },
    {
      question: "Do you provide the attachment?",
      answer: "You can bring yours or choose from ours. The price is said separately.",
      slots: [],
    },
    {
      question: "Can you do bridal hair and makeup?",
      answer:
        "Yes. We begin with a trial, and the date is held after the deposit. Please book {notice} ahead.",
      slots: ["notice"],
    },
    {
      question: "Are your tools clean?",
      answer: "Combs and clippers are cleaned and sterilised for each person. Ask to see it done.",
      slots: [],
    },
    {
      question: "My hair breaks, what can you do?",
      answer:
        "Come first for a look at the hair and scalp. We will tell you what to stop before we sell you anything.",
      slots: [],
    },
    {
      question: "When are you open?",
      answer: "Chairs are open from {hours} on {days}.",
      slots: ["hours", "days"],
    },
    {
      question: "What if I come late?",
      answer: "We keep your place for twenty minutes. After that we fit you in or give you another hour.",
      slots: [],
    },
    {
      question: "Where is the salon?",
      answer: "At {address}. Call {contact} if you do not find the gate.",
      slots: ["address", "contact"],
    },
  ],
  nameRoots: [
    { root: "Crown", language: "English", meaning: "the hair on the head" },
    { root: "Comb", language: "English", meaning: "order and care" },
    { root: "Strand", language: "English", meaning: "one hair at a time" },
    { root: "Mirror", language: "English", meaning: "seeing oneself well" },
    { root: "Irun", language: "Yoruba", meaning: "hair" },
    { root: "Didan", language: "Yoruba", meaning: "shine" },
    { root: "Ori Ade", language: "Yoruba", meaning: "a head for a crown" },
    { root: "Ntutu", language: "Igbo", meaning: "hair" },
    { root: "Mma Isi", language: "Igbo", meaning: "the beauty of the head" },
    { root: "Gashi", language: "Hausa", meaning: "hair" },
    { root: "Kitso", language: "Hausa", meaning: "braiding" },
    { root: "Fresh Cut", language: "Pidgin", meaning: "a neat new haircut" },
  ],
};
