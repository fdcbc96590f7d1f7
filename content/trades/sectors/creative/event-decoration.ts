import { eventDecorationQuestions } from "../../questions/creative/event-decoration.ts";
import type { Sector } from "../../types.ts";
import { words } from "../../words.ts";

export const eventDecoration: Sector = {
  id: "event-decoration",
  name: "event and interior decoration",
  kind: "service",
  keywords: words(`
    decoration, decorations, decorator, decorators, event decoration, event decor, decor,
    hall decoration, stage decoration, balloon, balloons, balloon decor, balloon arch, backdrop,
    flower, flowers, florist, flower shop, bouquet, bouquets, centrepieces, interior decoration,
    interior decor, interior design, interior designer, curtains, curtain, window blinds, blinds,
    wallpaper, wall panels, artificial grass, rugs, throw pillows, painting and screeding, 3d panels
  `),
  lines: [
    {
      id: "events",
      words: words(`
        hall, halls, stage, balloon, balloons, guests, aso ebi, event, events, arch, birthdays, couples,
        table
      `),
    },
    {
      id: "rooms",
      words: words(`
        curtain, curtains, window, windows, wallpaper, home, flat, blinds, room, rooms, interiors, owners
      `),
    },
    { id: "flowers", words: words("flower, flowers, bouquet, bouquets") },
  ],
  offerNouns: [
    "hall and stage decoration",
    "balloon arches and backdrops",
    "fresh and artificial flowers",
    "curtains, blinds and wallpaper",
    "whole-room interiors",
  ],
  customers: [
    "couples and their mothers",
    "parents giving birthdays",
    "companies with launches and dinners",
    "people who have just got a new flat",
    "short-let owners",
    "husbands, children and friends with a date to remember",
    "families visiting a hospital or a grave",
  ],
  wants: [
    "a hall that looks like the agreed picture",
    "set-up finished before guests",
    "one price that includes transport and removal",
    "colours that fit the aso ebi",
    "curtains with the right length",
    "a designer who respects the budget",
    "flowers that open on the day and not before",
  ],
  worries: [
    "the flowers will be old and faded",
    "decoration will still be going on when guests arrive",
    "the stage will shake",
    "extra items will be added on the day",
    "the balloon arch will burst in the heat",
    "curtains will be cut short",
    "the wallpaper will peel off a damp wall",
    "the bouquet will be smaller than the picture",
  ],
  proofs: [
    "pictures of the same hall empty and finished",
    "a drawing with every item and its number",
    "the time of completion at the last event",
    "fabric and colour samples",
    "a measured sheet of each window",
    "the team list with the person in charge",
  ],
  benefits: [
    "walk into your hall and see what you approved",
    "know each item before you pay",
    "choose colours beside your own fabric",
    "leave the hall without carrying anything",
    "let more light into your room and still sleep at noon",
    "get pictures of your home before strangers rent it",
    "send flowers to another part of the city with your own words",
  ],
  strengths: [
    "Each event and each new flat wants its own look.",
    "Chairs, frames and flowers are bought once and used many times.",
    "Hosts decide by picture, and every job makes new pictures.",
    "Curtains and wallpaper keep weekdays busy.",
  ],
  channels: [
    {
      name: "hall managers",
      how: "Agree on a list of approved decorators with set-up hours, and keep to it.",
    },
    { name: "event planners", how: "Send a stock list with pictures and trade prices." },
    {
      name: "Instagram and Pinterest-style boards",
      how: "Show hall name, colours, number of guests and price range.",
    },
    { name: "estate agents", how: "Offer a moving-in window and wall check." },
    { name: "bakers and photographers", how: "Build one sample set-up together and share the pictures." },
  ],
  seasons: [
    { when: "from October to January", what: "weddings take every weekend, and stock must be reserved" },
    { when: "in February", what: "balloons, roses and dinner tables fill two weeks" },
    { when: "at the end of each school term", what: "parents ask for small set-ups at home" },
    { when: "from March to August", what: "interiors, curtains and repainting fill the week" },
  ],
  regulators: [
    {
      body: "CAC",
      when: "before you sign with halls and companies",
      what: "A written offer with a registered name is asked for.",
    },
    {
      body: "the hall and estate management",
      when: "before you hang, nail or use smoke and fire",
      what: "Ask for set-up hours, power and damage rules.",
    },
    {
      body: "the local government or signage agency",
      when: "before you place arches and signs by the road",
      what: "Outdoor structures may need a permit.",
    },
    {
      body: "the state fire service",
      when: "before you use candles, gas and covered stages in large halls",
      what: "Ask for the safety rule of the hall.",
    },
  ],
  capital: {
    low: 900_000,
    high: 2_600_000,
    buys: [
      { item: "backdrop frames, stands and a balloon pump", low: 150_000, high: 400_000 },
      { item: "fabrics, chair covers and table runners", low: 200_000, high: 550_000 },
      { item: "artificial flowers, vases and centrepieces", low: 200_000, high: 600_000 },
      { item: "lights, cables and a ladder", low: 120_000, high: 350_000 },
      { item: "curtain samples, measuring and sewing tools", low: 80_000, high: 250_000 },
      { item: "hired van and store for three months", low: 150_000, high: 450_000 },
    ],
  },
  firstTest:
    "Decorate three birthdays with rented items and your own drawing, note hours and damage, and buy only what you rented three times.",
  earn: [
    "a package by hall size",
    "rent of items to other decorators",
    "fresh flowers and bouquets",
    "curtains by window with fitting",
    "design fees for whole rooms",
  ],
  risks: [
    {
      risk: "items come back broken or missing",
      answer: "Count out and in with pictures and take a refundable amount from renters.",
    },
    { risk: "two events need the same frame", answer: "Reserve items on the calendar, not only dates." },
    {
      risk: "flowers arrive weak",
      answer: "Order a day early, mix with artificial ones and keep a second source.",
    },
    {
      risk: "a client changes colours in the last week",
      answer: "Write the last date for changes, and price the change.",
    },
    {
      risk: "a frame falls or a cable burns",
      answer: "Weight the frames, tape cables and keep one person on watch.",
    },
  ],
  measures: [
    "set-ups finished an hour before guests",
    "items lost or broken",
    "offers that became deposits",
    "the transport cost of each event",
    "rooms measured and rooms sold",
  ],
  automations: [
    {
      task: "collecting date, hall and colours",
      how: "The assistant asks for date, hall, guests, colours and budget, and sends three real examples.",
    },
    { task: "reserving items by date", how: "Frames and vases are blocked when the deposit comes." },
    { task: "sending the item list for approval", how: "The host sees each item and answers yes or change." },
    {
      task: "measuring windows by guide",
      how: "People send width, height and a picture, and get a first curtain price.",
    },
    { task: "reminding of return and balance", how: "Renters hear on the morning of return." },
  ],
  system: {
    what: "an item calendar with pictures, counts and deposits",
    why: "Decorators lose their profit in frames that never came home.",
  },
  campaigns: [
    {
      idea: "an empty-hall story",
      steps: [
        "Film the hall empty and finished.",
        "Name guests and budget range.",
        "Offer the same week next year.",
      ],
    },
    {
      idea: "a home birthday kit",
      steps: [
        "Sell arch, name and table for small rooms.",
        "Set up in one hour.",
        "Collect the next morning.",
      ],
    },
    {
      idea: "a new-flat window day",
      steps: [
        "Measure three rooms free in one estate.",
        "Quote the same evening.",
        "Fit within a week for the first five.",
      ],
    },
    {
      idea: "a rent-list for decorators",
      steps: [
        "Publish items, prices and damage fees.",
        "Open pick-up on Thursdays.",
        "Reward clean returns.",
      ],
    },
    {
      idea: "a flower Friday",
      steps: [
        "Sell small bouquets before the weekend.",
        "Take orders until noon.",
        "Write the card for them.",
      ],
    },
  ],
  questions: eventDecorationQuestions,
  nameRoots: [
    { root: "Petal", language: "English", meaning: "softness and colour" },
    { root: "Canvas", language: "English", meaning: "an empty room to fill" },
    { root: "Ribbon", language: "English", meaning: "a finished gift" },
    { root: "Arbour", language: "English", meaning: "a green archway" },
    { root: "Ewa Ile", language: "Yoruba", meaning: "the beauty of the home" },
    { root: "Ododo", language: "Yoruba", meaning: "a flower" },
    { root: "Alarabara", language: "Yoruba", meaning: "many colours" },
    { root: "Ifuru", language: "Igbo", meaning: "a flower" },
    { root: "Mma Ulo", language: "Igbo", meaning: "the beauty of the house" },
    { root: "Fure", language: "Hausa", meaning: "a flower" },
    { root: "Adon Gida", language: "Hausa", meaning: "the adornment of the house" },
    { root: "Fine Corner", language: "Pidgin", meaning: "a beautiful place" },
  ],
};
