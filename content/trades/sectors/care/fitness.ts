import { fitnessQuestions } from "../../questions/care/fitness.ts";
import type { Sector } from "../../types.ts";
import { words } from "../../words.ts";

export const fitness: Sector = {
  id: "fitness",
  name: "gyms, fitness and sports",
  kind: "service",
  keywords: words(`
    gym, gyms, fitness, fitness centre, fitness coach, personal trainer, workout, weight loss,
    slimming, lose weight, yoga, aerobics, zumba, body building, boxing, swimming lessons,
    swimming pool, football academy, football viewing centre, sports academy, table tennis, gym wear,
    waist trainer, diet plan, nutritionist, healthy meal plan, sports wear, game centre, snooker,
    karate, dance class
  `),
  lines: [
    { id: "gym", words: words("gym, machine, machines, lifting, weights, weight") },
    { id: "lessons", words: words("swimming, swim, football, children, child, academy, karate") },
    { id: "food", words: words("diet, food, nutrition, meal") },
  ],
  offerNouns: [
    "monthly gym membership",
    "personal training sessions",
    "morning aerobics classes",
    "weight loss plans with check-ins",
    "swimming and football lessons for children",
  ],
  customers: [
    "office workers who sit all day",
    "women after childbirth",
    "men who want strength",
    "parents with energetic children",
    "people whom a doctor told to move",
    "brides with three months left",
  ],
  wants: [
    "a trainer who corrects the posture",
    "a plan that fits local food",
    "machines that work and do not queue",
    "a clean changing room",
    "hours before work and after traffic",
    "progress in numbers every month",
    "a coach who is patient with children",
  ],
  worries: [
    "everybody will stare at a beginner",
    "the money will be paid for a year and used for two weeks",
    "the trainer will give everyone the same plan",
    "an injury will come from wrong lifting",
    "the generator will be off in the evening",
    "the weight will return after one month",
  ],
  proofs: [
    "the class timetable with the number of places",
    "measurements of members after three months, shared with permission",
    "the trainer’s certificate and first aid training",
    "the machines on video during the busy hour",
    "the rule for pausing a membership",
    "a free first assessment sheet",
  ],
  benefits: [
    "train before work and still reach the office early",
    "eat your normal food in the right quantity",
    "pause your month when you travel",
    "learn each movement before the weight is added",
    "see your waist, weight and strength on one card",
    "bring your child to a class while you train",
  ],
  strengths: [
    "More people sit all day, and doctors now prescribe movement.",
    "Membership brings money on the same date each month.",
    "Outdoor and living room classes need almost no equipment.",
    "Results on a body are advertising that walks through the office.",
  ],
  channels: [
    {
      name: "offices and banks within two kilometres",
      how: "Offer a free lunchtime posture talk and a group price.",
    },
    { name: "estate groups", how: "Start a Saturday morning walk and end it at the gym." },
    { name: "Instagram", how: "Show one correct movement, one mistake and one member’s month." },
    { name: "doctors and clinics", how: "Send a report on each patient they sent to you." },
    { name: "churches and women’s groups", how: "Hold aerobics once a month in their own hall." },
  ],
  seasons: [
    { when: "in January and February", what: "resolutions fill the room and March empties it" },
    { when: "before weddings and summer travel", what: "short strict plans are bought" },
    { when: "in Ramadan", what: "training moves to after iftar" },
    { when: "in the rains", what: "outdoor classes need a roof and morning attendance falls" },
  ],
  regulators: [
    {
      body: "CAC",
      when: "before you sell memberships",
      what: "Members pay more easily into a business account.",
    },
    {
      body: "the local government and estate management",
      when: "before you play music at six in the morning",
      what: "Noise and parking cause most quarrels.",
    },
    {
      body: "copyright collecting society licensed by the Nigerian Copyright Commission",
      when: "before you play recorded music to classes",
      what: "Public use of music needs a licence.",
    },
    {
      body: "the state sports council or swimming authority",
      when: "before you open a pool or an academy for children",
      what: "Ask about lifeguards, safety and registration.",
    },
  ],
  capital: {
    low: 2_900_000,
    high: 8_800_000,
    buys: [
      { item: "weights, benches, mats and bars", low: 700_000, high: 2_200_000 },
      { item: "two or three machines, used", low: 800_000, high: 2_500_000 },
      { item: "mirrors, rubber floor and paint", low: 300_000, high: 800_000 },
      { item: "rent of a hall for one year", low: 600_000, high: 1_800_000 },
      { item: "inverter, fans and a small generator", low: 400_000, high: 1_200_000 },
      { item: "registration, signboard and a member system", low: 100_000, high: 300_000 },
    ],
  },
  firstTest:
    "Run a paid outdoor class three mornings a week for one month with twenty people and mats, and count who pays for the second month.",
  earn: [
    "monthly and quarterly membership",
    "personal training by session",
    "classes rented to outside coaches",
    "water, drinks and gym wear at the desk",
    "company wellness contracts",
  ],
  risks: [
    {
      risk: "members stop coming and then stop paying",
      answer: "Call after one missed week and give each a small goal with a date.",
    },
    {
      risk: "somebody is injured",
      answer: "Ask about health first, teach movement before weight and keep first aid and insurance.",
    },
    {
      risk: "machines break and stay broken",
      answer: "Buy what local welders and technicians can repair, and service monthly.",
    },
    {
      risk: "the electricity bill eats the fees",
      answer: "Use fans, daylight and free weights, and put treadmills on fixed hours.",
    },
    { risk: "a bigger gym opens", answer: "Hold people by coaching and community and not by machines." },
    {
      risk: "parents send children late and sick",
      answer: "Write arrival hours and health rules, and let one parent sign for each child.",
    },
    {
      risk: "clients hide an illness from the coach",
      answer: "Ask for a health form first, and a doctor’s word where the form says so.",
    },
    {
      risk: "results are slower than the client hoped",
      answer: "Agree on a number for each month, measure it and change one habit at a time.",
    },
  ],
  measures: [
    "members who came at least twice",
    "members not seen for ten days",
    "renewals on the due date",
    "visitors who became members",
    "places used in each class",
  ],
  automations: [
    {
      task: "reminding members to renew",
      how: "Three days before the date the member gets the amount and a payment link or account.",
    },
    {
      task: "calling back those who are missing",
      how: "Ten days without a visit brings a friendly question and one suggested class.",
    },
    {
      task: "booking class places",
      how: "Members choose by chat, and the list closes when the room is full.",
    },
    {
      task: "collecting weekly measurements",
      how: "The member sends weight and waist, and sees the line going.",
    },
    {
      task: "answering prices and hours",
      how: "New people get timetable, price and a free assessment hour.",
    },
    {
      task: "collecting meals by picture",
      how: "The client sends each plate, and the coach answers with one change a day.",
    },
    {
      task: "informing parents after each lesson",
      how: "The coach marks who came to swimming or football, and the parents get one line.",
    },
  ],
  system: {
    what: "a member list that shows who has not come and whose month ends",
    why: "People leave a gym weeks before they stop paying.",
  },
  campaigns: [
    {
      idea: "a come-back week",
      steps: [
        "Write to members who stopped.",
        "Offer one free class with their old coach.",
        "Restart on a pro-rata month.",
      ],
    },
    {
      idea: "a twelve-week bride plan",
      steps: [
        "Take measurements and date.",
        "Give three sessions a week and a food sheet.",
        "Book bridesmaids as a group.",
      ],
    },
    {
      idea: "an office step contest",
      steps: ["Form teams of five.", "Count steps for two weeks.", "Give the winners a month."],
    },
    {
      idea: "a mother-and-child Saturday",
      steps: ["Run two classes at once.", "Keep it to one hour.", "Sell it as a family month."],
    },
    {
      idea: "a try-one-movement video",
      steps: ["Teach one lift safely.", "Ask for people’s own video.", "Correct three of them in the gym."],
    },
  ],
  questions: fitnessQuestions,
  nameRoots: [
    { root: "Stamina", language: "English", meaning: "strength that lasts" },
    { root: "Sprint", language: "English", meaning: "speed" },
    { root: "Reps", language: "English", meaning: "work done again and again" },
    { root: "Core", language: "English", meaning: "strength in the middle" },
    { root: "Agbara", language: "Yoruba", meaning: "strength" },
    { root: "Okun", language: "Yoruba", meaning: "vigour" },
    { root: "Ere Ije", language: "Yoruba", meaning: "a race" },
    { root: "Ike", language: "Igbo", meaning: "strength" },
    { root: "Ume", language: "Igbo", meaning: "breath and energy" },
    { root: "Karfi", language: "Hausa", meaning: "strength" },
    { root: "Kuzari", language: "Hausa", meaning: "energy" },
    { root: "Strong Body", language: "Pidgin", meaning: "a fit body" },
  ],
};
