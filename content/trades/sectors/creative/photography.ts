import { photographyQuestions } from "../../questions/creative/photography.ts";
import type { Sector } from "../../types.ts";
import { words } from "../../words.ts";

export const photography: Sector = {
  id: "photography",
  name: "photography and video",
  kind: "service",
  keywords: words(`
    photography, photographer, photographers, photo studio, photoshoot, photo shoot,
    passport photograph, pre-wedding shoot, pre wedding, wedding photography, videography,
    videographer, video production, video editing, video editor, cinematography, film making,
    filmmaker, drone, drone shots, product photography, photo book, picture frames, studio shoot,
    podcast studio, music video, live streaming, skit making, content creator, youtube channel
  `),
  lines: [
    {
      id: "events",
      words: words("wedding, weddings, event, events, ceremony, party, guests, couples, couple, album"),
    },
    { id: "products", words: words("product, products, vendors, sell, shop") },
    { id: "video", words: words("video, videos, videography, editing, streaming, stream") },
    { id: "portraits", words: words("portrait, portraits, studio, graduation") },
  ],
  offerNouns: [
    "wedding and event coverage",
    "studio portraits and family pictures",
    "product pictures for online shops",
    "short videos and live streaming",
    "photo books and frames",
  ],
  customers: [
    "couples with a wedding date",
    "families at birthdays, graduations and burials",
    "vendors who need clean product pictures",
    "companies with events and staff portraits",
    "churches that stream services",
    "makers whose goods look dull in their own pictures",
    "teachers, pastors and sellers who speak to a camera",
    "graduates and families who want a portrait on the wall",
  ],
  wants: [
    "pictures on the promised day",
    "skin in its true colour",
    "somebody who directs people who are shy",
    "the important moments and not only the decoration",
    "all edited files in one link",
    "a price that says hours, pictures and album",
  ],
  worries: [
    "the photographer will send a beginner",
    "the pictures will take six months",
    "the files will be lost",
    "the album will cost extra at the end",
    "light will fail during the ceremony",
    "private pictures will be posted without asking",
  ],
  proofs: [
    "one complete wedding from morning to night",
    "the contract with hours, number of pictures and date",
    "pictures of dark and light skin in the same frame",
    "backup in two places, shown on screen",
    "the album in the hand",
    "names of the team for the day",
  ],
  benefits: [
    "get the first twenty pictures while people are still talking about the party",
    "stand before the camera and be told what to do with your hands",
    "open all your pictures from one link on your phone",
    "sell your product with a picture that shows its real colour",
    "keep your day in an album that your mother can hold",
    "decide yourself what is posted",
  ],
  strengths: [
    "Every family has dates that cannot be repeated.",
    "Sellers online need new pictures every week.",
    "Deposits come before the day and the cost is mostly time.",
    "One wedding shows the work to three hundred people.",
  ],
  channels: [
    { name: "Instagram", how: "Show one complete story a week, with the place and the hour of light." },
    {
      name: "event planners and makeup artists",
      how: "Give them their own edited pictures within three days.",
    },
    { name: "schools", how: "Offer portraits at graduation with a fixed pack and a parent’s list." },
    { name: "online vendors", how: "Photograph ten products at one price on a fixed weekday." },
    {
      name: "couples you have served",
      how: "Write before the first anniversary with the price of a family picture.",
    },
  ],
  seasons: [
    { when: "from October to January", what: "weddings and end-of-year events fill Saturdays" },
    { when: "in July", what: "graduations and school portraits come together" },
    {
      when: "before Valentine’s Day and birthdays at month end",
      what: "studio and couple pictures are booked",
    },
    { when: "in the rains", what: "indoor products, portraits and editing carry the month" },
  ],
  regulators: [
    {
      body: "NCAA and the Office of the National Security Adviser",
      when: "before you fly a drone",
      what: "Drones need clearance, and flying without it can end in seizure.",
    },
    {
      body: "NDPC",
      when: "before you post faces from private events",
      what: "A person’s picture is personal data, so take permission in the contract.",
    },
    {
      body: "CAC",
      when: "before you sign with companies and schools",
      what: "They pay on invoices of a registered business.",
    },
    {
      body: "the Nigerian Copyright Commission",
      when: "before you use songs under videos or give away rights",
      what: "The contract should say who owns pictures and which music is allowed.",
    },
  ],
  capital: {
    low: 1_800_000,
    high: 4_950_000,
    buys: [
      { item: "a used camera with two lenses", low: 700_000, high: 1_800_000 },
      { item: "lights, stands, backdrop and microphones", low: 200_000, high: 600_000 },
      { item: "a laptop strong enough to edit", low: 500_000, high: 1_300_000 },
      { item: "memory cards and two backup drives", low: 120_000, high: 300_000 },
      { item: "power for editing", low: 200_000, high: 700_000 },
      { item: "sample albums, page and adverts", low: 80_000, high: 250_000 },
    ],
  },
  firstTest:
    "Cover three small events with a rented camera and one paid assistant, deliver within seven days, and ask each host for two names.",
  earn: [
    "event packages by hours",
    "studio sessions by outfit",
    "product pictures by piece",
    "albums, frames and prints",
    "editing and streaming for others",
  ],
  risks: [
    {
      risk: "equipment is stolen or falls",
      answer: "Insure, carry two bodies, and hire what you use twice a year.",
    },
    {
      risk: "the host pays no balance",
      answer: "Hand over the full files after payment, and write it in the contract.",
    },
    { risk: "a card fails", answer: "Record on two cards and copy before you sleep." },
    {
      risk: "editing grows into the next weekend",
      answer: "Limit the pictures, edit in fixed days and pay an editor in the season.",
    },
    {
      risk: "a second shooter does poor work",
      answer: "Test on a small event and give a written shot list.",
    },
  ],
  measures: [
    "enquiries that paid a deposit",
    "days from event to delivery",
    "hours of editing for each event",
    "albums sold with coverage",
    "hosts who sent another host",
  ],
  automations: [
    {
      task: "sending packages and free dates",
      how: "The assistant asks date, place and hours, and answers with what is free and the price.",
    },
    {
      task: "collecting the shot list",
      how: "The family names people and moments, and the team gets it the day before.",
    },
    { task: "following payments", how: "Deposit and balance have dates, and the host hears politely." },
    {
      task: "telling hosts the state of editing",
      how: "Selected, edited, printing, ready: one message each.",
    },
    { task: "asking permission to post", how: "The host answers yes or no for each picture." },
  ],
  system: {
    what: "a booking calendar with contract, payments and delivery dates",
    why: "A photographer is judged on the day and remembered by the delivery.",
  },
  campaigns: [
    {
      idea: "a ten-product Tuesday",
      steps: [
        "Photograph ten pieces at one price.",
        "Deliver on Thursday.",
        "Show before and after with the vendor’s name.",
      ],
    },
    {
      idea: "a first-twenty promise",
      steps: [
        "Deliver twenty pictures the next day.",
        "Put your name small at the edge.",
        "Let guests ask for theirs.",
      ],
    },
    {
      idea: "a grandparents’ portrait",
      steps: ["Offer one hour at home.", "Print one frame.", "Invite the family to book the yearly picture."],
    },
    {
      idea: "a graduation list",
      steps: ["Agree with one school.", "Take each child in two poses.", "Sell packs by link to parents."],
    },
    {
      idea: "a staff portrait morning",
      steps: [
        "Set up in one office.",
        "Take forty people in three hours.",
        "Offer event coverage with the invoice.",
      ],
    },
    {
      idea: "a one-minute video day",
      steps: [
        "Record six short videos in one place.",
        "Edit them within a week.",
        "Offer the next day to those who post all six.",
      ],
    },
  ],
  questions: photographyQuestions,
  nameRoots: [
    { root: "Lens", language: "English", meaning: "seeing clearly" },
    { root: "Frame", language: "English", meaning: "what is worth keeping" },
    { root: "Shutter", language: "English", meaning: "one moment" },
    { root: "Golden Hour", language: "English", meaning: "the best light of the day" },
    { root: "Aworan", language: "Yoruba", meaning: "a picture" },
    { root: "Iranti", language: "Yoruba", meaning: "memory" },
    { root: "Oju Inu", language: "Yoruba", meaning: "insight" },
    { root: "Foto", language: "Igbo", meaning: "a photograph" },
    { root: "Ncheta", language: "Igbo", meaning: "remembrance" },
    { root: "Hoto", language: "Hausa", meaning: "a picture" },
    { root: "Tunawa", language: "Hausa", meaning: "remembering" },
    { root: "Fine Shot", language: "Pidgin", meaning: "a good picture" },
  ],
};
