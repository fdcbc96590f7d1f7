import { salonQuestions } from "../../questions/care/salon.ts";
import type { Sector } from "../../types.ts";
import { words } from "../../words.ts";
import { salonLines } from "./salon-lines.ts";

export const salon: Sector = {
  id: "salon",
  name: "hair, beauty and barbing",
  kind: "service",
  keywords: words(`
    salon, salons, hair salon, hair stylist, hairstylist, hairdresser, hairdressing, hair, braids,
    braiding, knotless braids, wig, wigs, wig making, frontal, weavon, make hair, plait hair,
    barb hair, relaxer, natural hair, dreadlocks, barber, barbers, barbing, barbing salon, barber shop,
    haircut, makeup artist, makeup, mua, bridal makeup, nails, nail tech, pedicure, lashes, spa,
    massage, beauty parlour
  `),
  lines: salonLines,
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
    "nurses, cooks and tailors who need short neat nails",
  ],
  wants: [
    "a start at the booked hour",
    "a style that lasts three weeks",
    "braids that do not pull the scalp",
    "clean combs, clippers and towels",
    "a price by length, said before sitting down",
    "one stylist who remembers the hair",
    "a makeup shade that fits the neck as well as the face",
    "nails that survive washing plates",
  ],
  worries: [
    "the stylist will start two people at once and finish nobody",
    "the edges will break",
    "the price will rise after washing",
    "the clipper was not cleaned since the last head",
    "the makeup will melt before the photographs",
    "the salon will close while the hair is half done",
    "the hairline will be pushed back by careless barbing",
    "the next person’s rash will come with the clipper",
    "the foundation will be the wrong shade in photographs",
    "the bride will be late because makeup started late",
    "the nails will lift after three days",
    "the tools for the pedicure were not boiled",
    "the lashes will pull out the natural ones",
  ],
  proofs: [
    "pictures of finished hair from the back and after three weeks",
    "clippers and combs taken from the steriliser before the cut",
    "a price board by style, length and attachment",
    "the booking list with free hours",
    "brides photographed at the end of the party",
    "what was used on the hair, written on a card",
    "the same haircut from four sides",
    "a bride’s makeup in daylight and at the end of the party",
    "nails after two weeks of housework",
    "the bowl and the liner changed before each pedicure",
  ],
  benefits: [
    "come at your hour and leave at your hour",
    "know the price of your style before the first comb",
    "keep your edges while the style still looks neat",
    "bring your daughter on a school calendar and not in the Sunday crowd",
    "cut your hair with tools that you saw cleaned",
    "keep your beard and hairline straight for two weeks",
    "find your last style, colour and length in our book",
    "see your face in daylight before the photographer comes",
    "finish your bridal makeup an hour before the cars",
    "wear your nails for three weeks without hiding your hands",
    "rest your feet while somebody careful works",
  ],
  strengths: [
    "Hair grows, so a satisfied client returns every two to six weeks.",
    "Most of the price is skill, and the client often brings or pays for the attachment.",
    "Brides, burials and graduations bring groups at fixed dates.",
    "Products, wigs and nails can be sold to the person already in the chair.",
    "A man who likes his haircut comes back every two weeks for years.",
    "Each bride brings a train that needs makeup on the same morning.",
    "Nails and lashes need one small table and are renewed every month.",
    "Beauty is bought by the week, and a good hand is recommended at the next table.",
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
    "makeup trials and bridal mornings",
    "nail sets, refills and pedicures",
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
    {
      risk: "a bride or a client reacts to glue or makeup",
      answer: "Test on the skin a day before, ask about allergies and keep the product names.",
    },
    {
      risk: "a nail client gets an infection",
      answer: "Use new files, boil metal tools and refuse to work over a wound.",
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
    {
      task: "offering nail shapes and colours",
      how: "The assistant shows ten sets with price and minutes, and the nail client books one.",
    },
    {
      task: "following fills and trims",
      how: "A barber client hears after two weeks, a nail client after three, each with two free hours.",
    },
    {
      task: "collecting makeup facts before the day",
      how: "Skin, allergies, dress colour and the hour of the photographs are asked once and kept with the booking.",
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
  questions: salonQuestions,
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
