import { transportQuestions } from "../../questions/movement/transport.ts";
import type { Sector } from "../../types.ts";
import { words } from "../../words.ts";

export const transport: Sector = {
  id: "transport",
  name: "car hire and transport",
  kind: "service",
  keywords: words(`
    transport, transportation, transport business, car hire, car rental, car rentals, chauffeur,
    driver, drivers, taxi, cab, uber, bolt, indrive, ride hailing, keke, keke napep, tricycle, okada,
    danfo, bus, buses, bus hire, interstate transport, shuttle, staff bus, airport pickup,
    airport transfer, hire purchase car, korope, sienna transport, transport company, boat, ferry,
    mass transit, leasing cars, carry passengers
  `),
  lines: [
    { id: "hire", words: words("airport, flight, wedding, visitors, guests, day hire, guest") },
    { id: "buses", words: words("bus, buses, school, staff") },
    { id: "purchase", words: words("hire purchase, keke, tricycle, instalments") },
  ],
  offerNouns: [
    "cars with driver by the day",
    "airport pick-up",
    "staff and school buses",
    "trips between cities",
    "tricycle and car on hire purchase",
  ],
  customers: [
    "visitors and returning families",
    "companies with guests",
    "brides and burial families",
    "parents with a school run",
    "workers travelling between cities",
    "drivers who want their own vehicle",
  ],
  wants: [
    "a driver who waits and does not call every minute",
    "a clean car with working air conditioning",
    "the price with fuel and hours",
    "safe driving on the express road",
    "a spare car when one breaks down",
    "a name and plate before pick-up",
  ],
  worries: [
    "the car will break on the road",
    "the driver will be tired or drunk",
    "the price will grow at the end",
    "the driver will be late for a flight",
    "the road is not safe after dark",
    "the police will question the papers",
  ],
  proofs: [
    "papers of car and driver on the phone",
    "the service record",
    "pictures of the car from today",
    "a written price with hours, fuel and overtime",
    "the insurance certificate",
    "trip reports with departure and arrival",
  ],
  benefits: [
    "land and see your name at the gate",
    "know your driver’s face and plate before the car arrives",
    "give your guests a car that starts each morning",
    "travel by daylight with planned stops",
    "pay hours and fuel that you agreed",
    "get your child home with a message at pick-up and at drop",
  ],
  strengths: [
    "Visitors, weddings and companies need cars without owning them.",
    "Contracts for staff and schools pay each month.",
    "Hire purchase gives the driver a reason to care for the vehicle.",
    "A tidy car and a punctual driver are remembered.",
  ],
  channels: [
    {
      name: "hotels and short-lets",
      how: "Leave a price sheet with airport, day and out-of-town prices and a share for the desk.",
    },
    { name: "companies", how: "Offer a month’s trial for guests with invoices and trip reports." },
    { name: "event planners", how: "Provide family cars with ribbons and two spare drivers." },
    {
      name: "diaspora families",
      how: "Take bookings with flight number and send the driver’s face before landing.",
    },
    { name: "schools and estates", how: "Gather eight children on one route before you buy the bus." },
  ],
  seasons: [
    { when: "from 10 December to 10 January", what: "cars are booked out and prices double" },
    { when: "at Easter, Sallah and long weekends", what: "families travel between cities" },
    { when: "in term time", what: "school and staff routes bring steady money" },
    { when: "in July and August", what: "summer visitors and weddings need cars with drivers" },
  ],
  regulators: [
    {
      body: "FRSC",
      when: "before you put a driver or a commercial vehicle on the road",
      what: "Licences, speed limiters and safety standards for fleets apply.",
    },
    {
      body: "the state ministry of transport and vehicle inspection office",
      when: "before you carry passengers",
      what: "Road worthiness, hackney and route permits differ by state.",
    },
    {
      body: "licensed insurers",
      when: "before the first trip",
      what: "Third-party cover is compulsory; ask for cover that fits hire and passengers.",
    },
    {
      body: "CAC",
      when: "before you contract with companies",
      what: "They ask for registration and tax papers.",
    },
    {
      body: "the local government and transport unions",
      when: "before you load at a park",
      what: "Ask for official bills and receipts.",
    },
  ],
  capital: {
    low: 3_000_000,
    high: 7_300_000,
    buys: [
      { item: "a deposit or first payments on a used car", low: 2_000_000, high: 4_500_000 },
      { item: "full service, tyres, battery and air conditioning", low: 350_000, high: 900_000 },
      { item: "papers, permits and comprehensive insurance", low: 250_000, high: 800_000 },
      { item: "tracker, dash camera, extinguisher and kit", low: 120_000, high: 350_000 },
      { item: "driver’s selection, uniform and training", low: 50_000, high: 150_000 },
      { item: "fuel, repairs and adverts for two months", low: 250_000, high: 600_000 },
    ],
  },
  firstTest:
    "Sell ten airport and wedding trips with a hired car and a driver whom you know, write each hour and cost, and see which kind pays.",
  earn: [
    "day hire with driver",
    "airport transfers at a fixed price",
    "monthly staff and school routes",
    "event cars",
    "hire purchase instalments",
  ],
  risks: [
    {
      risk: "an accident happens with passengers on board",
      answer: "Insure properly, limit hours, check tyres and refuse night travel on bad roads.",
    },
    {
      risk: "a car breaks down in the season",
      answer: "Service by date, keep a partner’s car ready and tell the client first.",
    },
    { risk: "the driver works privately", answer: "Use tracker, trip sheets and fair bonuses." },
    {
      risk: "hire purchase stops being paid",
      answer: "Choose by guarantors, fit a tracker and write weekly terms.",
    },
    { risk: "fuel and parts rise", answer: "Price with a fuel clause and review quarterly." },
  ],
  measures: [
    "days on hire for each vehicle",
    "trips that began on time",
    "the cost of each kilometre",
    "instalments paid on the day",
    "days in repair",
  ],
  automations: [
    {
      task: "quoting trips",
      how: "The assistant asks date, hour, pick-up, places, people and luggage, and gives price with hours and fuel.",
    },
    { task: "following flights", how: "A flight number changes the pick-up hour, and the driver hears it." },
    { task: "sending driver and plate", how: "The guest gets face, name, plate and number." },
    { task: "collecting instalments", how: "Drivers get their balance on the day, and you see who is late." },
    { task: "reminding of papers and service", how: "Licence, insurance and oil have dates by vehicle." },
    {
      task: "telling parents where the bus is",
      how: "Pick-up, traffic and drop are sent by the attendant with one touch.",
    },
  ],
  system: {
    what: "a trip book with vehicles, drivers, flights and papers",
    why: "One missed flight costs ten clients.",
  },
  campaigns: [
    {
      idea: "a December landing list",
      steps: [
        "Open bookings in September.",
        "Take a deposit against flight number.",
        "Send the face of the driver a day before.",
      ],
    },
    {
      idea: "a hotel week",
      steps: [
        "Offer three free short drops to guests of one hotel.",
        "Leave cards in rooms.",
        "Share monthly.",
      ],
    },
    {
      idea: "a school route",
      steps: [
        "Gather names by street.",
        "Show bus, driver and attendant.",
        "Begin when eight have paid a month.",
      ],
    },
    {
      idea: "a wedding pair",
      steps: ["Offer two cars and a spare driver.", "Include ribbons and water.", "Write the hours."],
    },
    {
      idea: "a safe road sheet",
      steps: ["Publish departure hours and stops.", "Refuse late trips.", "Explain why."],
    },
    {
      idea: "a driver’s ladder",
      steps: [
        "Choose five drivers with guarantors.",
        "Start with a used tricycle.",
        "Offer the car to the two who never missed a week.",
      ],
    },
  ],
  questions: transportQuestions,
  nameRoots: [
    { root: "Voyage", language: "English", meaning: "a good journey" },
    { root: "Route", language: "English", meaning: "the way there" },
    { root: "Axle", language: "English", meaning: "what carries the wheels" },
    { root: "Terminal", language: "English", meaning: "where journeys meet" },
    { root: "Irinajo", language: "Yoruba", meaning: "a journey" },
    { root: "Irinna", language: "Yoruba", meaning: "transport" },
    { root: "Ona Ire", language: "Yoruba", meaning: "a good road" },
    { root: "Njem", language: "Igbo", meaning: "a journey" },
    { root: "Ugbo Ala", language: "Igbo", meaning: "a car" },
    { root: "Tafiya", language: "Hausa", meaning: "a journey" },
    { root: "Mota", language: "Hausa", meaning: "a motor car" },
    { root: "Waka Safe", language: "Pidgin", meaning: "a safe trip" },
  ],
};
