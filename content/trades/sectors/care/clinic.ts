import { clinicQuestions } from "../../questions/care/clinic.ts";
import type { Sector } from "../../types.ts";
import { words } from "../../words.ts";

export const clinic: Sector = {
  id: "clinic",
  name: "clinics and diagnostic laboratories",
  kind: "service",
  keywords: words(`
    clinic, clinics, hospital, hospitals, laboratory, lab, medical laboratory, diagnostic centre,
    diagnostics, doctor, doctors, nurse, nurses, home care nurse, dental, dentist, dental clinic,
    optician, eye clinic, optical, physiotherapy, physiotherapist, maternity, midwife, antenatal,
    scan centre, ultrasound, ambulance, telemedicine, elderly care, caregiver, home nursing,
    veterinary, vet clinic, mental health, therapist, fertility, health care
  `),
  lines: [
    { id: "laboratory", words: words("laboratory, lab, test, tests, result, results, scan, scans, sample") },
    { id: "mothers", words: words("pregnant, antenatal, maternity, delivery, baby") },
    { id: "teeth", words: words("dental, dentist, teeth") },
    { id: "eyes", words: words("stretching, eye, eyes, optician, optical") },
    { id: "home", words: words("nurse, nursing, nurses, home") },
  ],
  offerNouns: [
    "consultations by appointment",
    "laboratory tests and scans",
    "antenatal care and delivery",
    "dental and eye checks",
    "nursing care at home",
  ],
  customers: [
    "families without a company clinic",
    "pregnant women",
    "companies that screen new staff",
    "older people who need visits at home",
    "schools with yearly checks",
    "patients sent by other doctors",
  ],
  wants: [
    "a doctor who listens before writing",
    "results on the promised day",
    "a clear bill before treatment",
    "clean rooms and new needles",
    "privacy for the file and for the talk",
    "an answer on the phone at night",
  ],
  worries: [
    "tests will be added only to raise the bill",
    "the result will be wrong or delayed",
    "nobody will attend before a deposit is paid",
    "the equipment is old",
    "the file will be read by everybody",
    "the visit will cost a whole day of work",
  ],
  proofs: [
    "the licences of the facility and of the staff",
    "the price list of common tests",
    "quality control charts of the laboratory",
    "the average waiting time of last month",
    "the emergency steps posted at the entrance",
    "agreements with companies or HMOs, named with permission",
  ],
  benefits: [
    "book an hour and sit with the doctor near that hour",
    "get your result on your phone with an explanation",
    "know the bill before the test",
    "screen your staff in one morning at your office",
    "care for your father at home with a nurse who reports to you",
    "attend antenatal on a fixed day with your own card",
    "chew again without planning your side",
    "read your phone without stretching your arm",
  ],
  strengths: [
    "Health is never out of season, and waiting is the public hospital’s weakness.",
    "Companies, schools and HMOs send people in numbers.",
    "A laboratory serves every clinic around it.",
    "Families abroad pay for care they can see and follow.",
  ],
  channels: [
    {
      name: "HMOs and companies",
      how: "Send a one-page list of services, hours and prices with the licence.",
    },
    {
      name: "referring doctors and pharmacies",
      how: "Deliver results on the promised hour and report by phone when something is urgent.",
    },
    {
      name: "Google Maps",
      how: "Keep hours, services, phone and directions correct, because sick people search nearby.",
    },
    {
      name: "churches, markets and schools",
      how: "Hold screening days with a clear follow-up for those with high readings.",
    },
    {
      name: "WhatsApp",
      how: "Use it for booking and directions, and never for open discussion of results in groups.",
    },
  ],
  seasons: [
    { when: "in January and September", what: "companies and schools ask for medical checks" },
    { when: "from May to October", what: "malaria and typhoid fill the waiting room" },
    { when: "in harmattan", what: "asthma, eye and skin complaints rise" },
    { when: "in the last quarter", what: "staff use what is left of their yearly cover" },
  ],
  regulators: [
    {
      body: "the state ministry of health or its facility agency",
      when: "before you open or move a clinic",
      what: "Facilities are registered and inspected, in Lagos by HEFAMAA.",
    },
    {
      body: "MDCN, NMCN and MLSCN",
      when: "before you employ doctors, nurses or laboratory scientists",
      what: "Each profession has its council and a yearly practising licence.",
    },
    {
      body: "the Nigerian Nuclear Regulatory Authority (NNRA)",
      when: "before you install an X-ray machine",
      what: "Radiation equipment is licensed and inspected.",
    },
    {
      body: "NDPC",
      when: "before you keep electronic records",
      what: "Health records are sensitive personal data.",
    },
    {
      body: "the National Health Insurance Authority (NHIA)",
      when: "before you sign schemes in which people prepay",
      what: "Prepaid health plans are regulated, so ask first.",
    },
  ],
  capital: {
    low: 3_350_000,
    high: 9_600_000,
    buys: [
      { item: "rent and fitting of three rooms for one year", low: 800_000, high: 2_500_000 },
      { item: "examination couches, instruments and autoclave", low: 500_000, high: 1_400_000 },
      { item: "a microscope, centrifuge and rapid test kits", low: 500_000, high: 1_500_000 },
      { item: "fridge, inverter and water supply", low: 600_000, high: 1_800_000 },
      { item: "registration, inspection and insurance", low: 250_000, high: 700_000 },
      { item: "drugs, reagents and consumables for the first month", low: 400_000, high: 1_000_000 },
      { item: "a computer with a simple record system", low: 300_000, high: 700_000 },
    ],
  },
  firstTest:
    "Run one weekly clinic or sample collection point in a shared facility for two months under its licence, and count visits, referrals and unpaid bills.",
  earn: [
    "consultation and procedure fees",
    "tests and scans priced one by one",
    "screening contracts with schools and companies",
    "home nursing by day or month",
    "yearly family plans where the rules allow them",
  ],
  risks: [
    {
      risk: "HMOs pay after many months",
      answer: "Limit their share, bill every week and keep cash for two months of salaries.",
    },
    {
      risk: "a machine breaks",
      answer: "Keep a maintenance date, a reagents stock and an agreement with another laboratory.",
    },
    {
      risk: "licensed staff leave abroad",
      answer: "Train more than one for each duty and make hours humane.",
    },
    {
      risk: "a complaint becomes a case",
      answer: "Write notes, take consent, keep results and insure the practice.",
    },
    {
      risk: "power fails during a procedure",
      answer: "Test inverter and generator weekly, with fuel in store.",
    },
    {
      risk: "a patient postpones care until it is an emergency",
      answer: "Explain the next step with a date, call the day after and offer payment by stages.",
    },
  ],
  measures: [
    "minutes of waiting before the doctor",
    "results delivered after the promised hour",
    "patients who kept their appointment",
    "unpaid bills by company",
    "repeat tests because of a bad sample",
  ],
  automations: [
    {
      task: "booking appointments",
      how: "The patient chooses service and hour, gets the preparation such as fasting, and a reminder.",
    },
    {
      task: "telling patients that a result is ready",
      how: "The message says that it is ready and how to collect it safely, without the result inside.",
    },
    {
      task: "following antenatal and vaccine dates",
      how: "Each mother gets her next date and what to bring.",
    },
    {
      task: "answering prices and preparations",
      how: "Fasting, duration and price of common tests are always answered alike.",
    },
    {
      task: "preparing HMO claims",
      how: "Visits are listed by company with code and signature, and missing papers are shown.",
    },
    {
      task: "calling patients for their yearly check",
      how: "Teeth, eyes and pressure have their months, and each patient gets two free hours.",
    },
    {
      task: "planning home visits",
      how: "The nurse sees the route, and the family gets the hour and the report.",
    },
  ],
  system: {
    what: "an appointment and result system with reminders and a record of who opened a file",
    why: "Waiting and lost results send patients to the next clinic.",
  },
  campaigns: [
    {
      idea: "a staff check for small companies",
      steps: [
        "Offer five tests at one price.",
        "Collect samples at the office before nine.",
        "Give each person a sealed result.",
      ],
    },
    {
      idea: "an antenatal open Saturday",
      steps: [
        "Invite expecting mothers for a talk.",
        "Show the ward.",
        "Give the price of delivery in writing.",
      ],
    },
    {
      idea: "a parents-at-home plan",
      steps: [
        "Offer two nurse visits a month.",
        "Send readings and a picture to the family.",
        "Review with a doctor each quarter.",
      ],
    },
    {
      idea: "a school health week",
      steps: ["Check eyes, teeth and weight.", "Write to the parents.", "Book those who need more."],
    },
    {
      idea: "a know-your-numbers walk-in",
      steps: [
        "Keep one morning for pressure, sugar and weight.",
        "Write a card.",
        "Call those with dangerous readings the same day.",
      ],
    },
  ],
  questions: clinicQuestions,
  nameRoots: [
    { root: "Vital", language: "English", meaning: "what life needs" },
    { root: "Pulse", language: "English", meaning: "the beat of life" },
    { root: "Haven", language: "English", meaning: "a safe place" },
    { root: "Mend", language: "English", meaning: "becoming whole" },
    { root: "Alaafia", language: "Yoruba", meaning: "peace and health" },
    { root: "Itoju", language: "Yoruba", meaning: "care" },
    { root: "Aanu", language: "Yoruba", meaning: "compassion" },
    { root: "Nlekota", language: "Igbo", meaning: "care" },
    { root: "Ndu", language: "Igbo", meaning: "life" },
    { root: "Asibiti", language: "Hausa", meaning: "a hospital" },
    { root: "Sauki", language: "Hausa", meaning: "relief" },
    { root: "Rai", language: "Hausa", meaning: "life" },
  ],
};
