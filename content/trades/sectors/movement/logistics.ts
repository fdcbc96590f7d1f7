import { logisticsQuestions } from "../../questions/movement/logistics.ts";
import type { Sector } from "../../types.ts";
import { words } from "../../words.ts";

export const logistics: Sector = {
  id: "logistics",
  name: "logistics and dispatch",
  kind: "service",
  keywords: words(`
    logistics, dispatch, dispatch rider, dispatch riders, delivery service, delivery business,
    delivery company, rider, riders, courier, courier service, bike delivery, motorcycle delivery,
    errand, errands, errand service, waybill, way bill, haulage, trucking, truck, trucks, last mile,
    cargo, freight, freight forwarding, clearing and forwarding, clearing agent, warehouse,
    warehousing, moving service, house moving, movers, relocation service, carry load,
    same day delivery, same day dispatch
  `),
  lines: [
    {
      id: "parcels",
      words: words(`
        parcel, parcels, rider, riders, dispatch, cash on delivery, remitted, remittance, vendor, vendors,
        food
      `),
    },
    { id: "moving", words: words("moving, move house, house, movers, relocation") },
    { id: "freight", words: words("container, truck, trucks, haulage, cargo, freight, clearing") },
  ],
  offerNouns: [
    "same-day delivery in the city",
    "waybill to other states",
    "errands and market shopping",
    "delivery for online shops by the month",
    "house and office moving",
  ],
  customers: [
    "vendors who sell on Instagram and WhatsApp",
    "restaurants at lunch time",
    "offices with documents and cheques",
    "families sending things to another state",
    "traders moving goods from market to shop",
  ],
  wants: [
    "a rider who is reachable",
    "pick-up at the hour that was agreed",
    "a price for the area before sending",
    "payment on delivery remitted the same day",
    "a picture of what was handed over",
    "goods that arrive dry and whole",
  ],
  worries: [
    "the rider will vanish with the goods",
    "cash on delivery will not be remitted",
    "the parcel will wait at the office for two days",
    "food will spill on the way",
    "the receiver will be charged again",
    "nobody will pay for what is broken",
    "the loaders will break the fridge",
    "something will be missing when the van is unpacked",
    "the truck will be held at a checkpoint for days",
    "the container will pay storage because papers were late",
  ],
  proofs: [
    "the rider’s name, picture and plate number",
    "the signed or photographed handover",
    "the remittance list of yesterday",
    "a price table by area",
    "the courier licence",
    "the rule on loss and damage",
  ],
  benefits: [
    "follow your parcel without calling three people",
    "get your cash on delivery the same evening",
    "tell your customer the price before you sell",
    "keep your shop open while your goods travel",
    "move house with a counted list",
    "send food that arrives as it was packed",
    "unpack in your new house on the same evening",
    "know where your truck slept",
  ],
  strengths: [
    "Every online seller needs hands between shop and door.",
    "Monthly vendors bring the same pick-ups each day.",
    "It starts with one bike and a phone and grows by riders.",
    "Reliability is rare, and vendors pay for it.",
    "Families and offices move all year and fear for their things.",
    "Goods must reach markets whatever the road is like, and a careful carrier is called again.",
    "Regular customers load the same days each week, so the vehicle rarely stands.",
  ],
  channels: [
    {
      name: "vendors’ groups",
      how: "Offer three trial deliveries with remittance the same evening and a picture of each handover.",
    },
    { name: "restaurants", how: "Sit at two kitchens from eleven to three with a fixed price by zone." },
    {
      name: "pharmacies and laboratories",
      how: "Offer cooled and confidential delivery with a signed sheet.",
    },
    { name: "motor parks", how: "Agree with two lines on waybill pick-up and a number for lost parcels." },
    { name: "Google Maps", how: "Let vendors write the areas and the hour of remittance." },
  ],
  seasons: [
    { when: "from November to 24 December", what: "parcels double and riders are overworked" },
    {
      when: "before Valentine’s Day and Sallah",
      what: "gifts, food and clothes must move within a few days",
    },
    { when: "in the rains", what: "waterproof boxes and later promises are needed" },
    { when: "in January", what: "volumes fall, and monthly contracts keep riders paid" },
  ],
  regulators: [
    {
      body: "the courier regulation department of NIPOST",
      when: "before you carry parcels for the public",
      what: "Courier and dispatch companies need a licence.",
    },
    {
      body: "the state transport ministry and local government",
      when: "before your bikes enter the city",
      what: "Some roads and areas are closed to motorcycles, and permits differ.",
    },
    {
      body: "FRSC and the licensing office",
      when: "before a rider starts",
      what: "Rider’s licence, plate, helmet and insurance belong to each bike.",
    },
    {
      body: "CAC",
      when: "before you sign with shops and collect their money",
      what: "A registered account for cash on delivery protects both.",
    },
    {
      body: "NDPC",
      when: "before you keep addresses and numbers of receivers",
      what: "Use them for the delivery only.",
    },
  ],
  capital: {
    low: 1_500_000,
    high: 3_500_000,
    buys: [
      { item: "a used or new delivery motorcycle", low: 900_000, high: 1_900_000 },
      { item: "box, helmet, raincoat, phone holder and lock", low: 80_000, high: 200_000 },
      { item: "papers, permits, licence and insurance", low: 200_000, high: 600_000 },
      { item: "a phone and data for the rider and the desk", low: 150_000, high: 350_000 },
      { item: "fuel, servicing and repair reserve for two months", low: 150_000, high: 350_000 },
      { item: "adverts and printed waybills", low: 30_000, high: 100_000 },
    ],
  },
  firstTest:
    "Serve five vendors for two weeks with one hired rider, write pick-up, handover and remittance for each parcel, and count what was left after fuel.",
  earn: [
    "a price by zone and parcel",
    "monthly plans for vendors",
    "a small fee on cash collected",
    "waybill and park handling",
    "house moving by van",
  ],
  risks: [
    {
      risk: "a rider has an accident",
      answer: "Insure, pay by safe work and not only by speed, and check brakes each morning.",
    },
    {
      risk: "a rider runs with cash",
      answer: "Take guarantors, remit at noon and evening, and limit cash by rider.",
    },
    {
      risk: "bikes are seized",
      answer:
        "Know closed roads, keep papers in the box and use bicycles or vans where bikes are not allowed.",
    },
    {
      risk: "parcels are damaged or false",
      answer: "Photograph at pick-up, refuse open packs and write values.",
    },
    { risk: "fuel rises", answer: "Review zone prices monthly and group parcels by direction." },
    {
      risk: "furniture is damaged in a move",
      answer: "Film each piece before loading, wrap corners and settle small damage on the spot.",
    },
    {
      risk: "the truck breaks down between two cities",
      answer: "Use serviced vehicles, agree on a second owner and tell the receiver within the hour.",
    },
    {
      risk: "the list and the load do not agree",
      answer: "Count at both doors with the customer, and let both sign.",
    },
  ],
  measures: [
    "parcels delivered on the promised day",
    "minutes from request to pick-up",
    "cash collected and remitted",
    "kilometres and fuel by parcel",
    "returns and their reason",
  ],
  automations: [
    {
      task: "taking pick-up requests",
      how: "The assistant asks pick-up, drop, size, value and who pays, and gives the zone price.",
    },
    { task: "sending rider details", how: "Vendor and receiver get name, plate and expected hour." },
    { task: "proving the handover", how: "The rider sends picture and code, and the vendor sees it." },
    { task: "listing remittance", how: "Each vendor gets a list with amounts at evening." },
    { task: "planning the route", how: "Requests are grouped by direction before the rider leaves." },
    {
      task: "pricing a house move",
      how: "The customer sends a video of each room, and gets van size, loaders, hours and price.",
    },
    {
      task: "booking loaders and van for a house move",
      how: "Day, floor, stairs and street are asked once, and loaders confirm the evening before.",
    },
    {
      task: "following trucks between cities",
      how: "The driver sends a picture at three points, and the owner of the goods sees them.",
    },
    {
      task: "collecting papers for freight",
      how: "Each shipment shows which paper is missing and who must send it.",
    },
  ],
  system: {
    what: "a parcel list with zone prices, handover pictures and evening remittance",
    why: "Vendors leave a cheap rider for one who remits.",
  },
  campaigns: [
    {
      idea: "a three-parcel trial",
      steps: [
        "Deliver three at the normal price.",
        "Remit the same evening.",
        "Offer the monthly rate with the proof.",
      ],
    },
    {
      idea: "a lunch corridor",
      steps: [
        "Choose two kitchens and four offices.",
        "Keep one rider there from eleven to three.",
        "Share the fixed fee.",
      ],
    },
    {
      idea: "a Saturday family waybill",
      steps: [
        "Collect from homes until ten.",
        "Take to parks together.",
        "Send park pictures and driver’s number.",
      ],
    },
    {
      idea: "a rainy day promise",
      steps: ["Show the dry box test.", "Publish later hours honestly.", "Keep them."],
    },
    {
      idea: "a vendor’s address lesson",
      steps: [
        "Teach vendors how to collect a good address.",
        "Give a template.",
        "Reduce failed deliveries together.",
      ],
    },
  ],
  questions: logisticsQuestions,
  nameRoots: [
    { root: "Dash", language: "English", meaning: "a quick run" },
    { root: "Wheel", language: "English", meaning: "movement" },
    { root: "Relay", language: "English", meaning: "passing on from hand to hand" },
    { root: "Milestone", language: "English", meaning: "a distance covered" },
    { root: "Tete", language: "Yoruba", meaning: "early and quickly" },
    { root: "Kankan", language: "Yoruba", meaning: "at once" },
    { root: "Irinse", language: "Yoruba", meaning: "walking and movement" },
    { root: "Osiso", language: "Igbo", meaning: "quickness" },
    { root: "Ugbo Ozi", language: "Igbo", meaning: "a vehicle with a message" },
    { root: "Sako", language: "Hausa", meaning: "a message or parcel" },
    { root: "Sauri", language: "Hausa", meaning: "speed" },
    { root: "Reach", language: "Pidgin", meaning: "arriving" },
  ],
};
