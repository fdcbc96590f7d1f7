import { schoolQuestions } from "../../questions/learning/school.ts";
import type { Sector } from "../../types.ts";
import { words } from "../../words.ts";

export const school: Sector = {
  id: "school",
  name: "private schools, nurseries and crèches",
  kind: "service",
  keywords: words(`
    school, schools, private school, nursery school, nursery and primary, primary school,
    secondary school, creche, crèche, daycare, day care, montessori, kindergarten, playgroup,
    boarding school, islamiyya, islamiyah, school fees, school owner, proprietor, proprietress,
    head teacher, pupils, admission into school, after school care, special needs school, school bus,
    pta, college
  `),
  lines: [
    { id: "small", words: words("crèche, nursery, cots, kindergarten, playgroup, toys") },
    { id: "upper", words: words("secondary, waec, neco, examination, boarding") },
  ],
  offerNouns: [
    "places in crèche and nursery",
    "primary and secondary classes",
    "after-school care until six",
    "boarding places",
    "holiday lessons and clubs",
  ],
  customers: [
    "parents who both work",
    "mothers returning to work after childbirth",
    "families who have just moved to the area",
    "parents preparing a child for common entrance",
    "families abroad with a child at home",
  ],
  wants: [
    "a teacher who knows the child by name",
    "fees on paper before the term",
    "reading and numbers that can be seen at home",
    "a gate that lets nobody unknown take a child",
    "food and water that are clean",
    "news from school before the child brings the story",
  ],
  worries: [
    "the child will be beaten or bullied and nobody will say",
    "there will be a new levy every month",
    "good teachers will leave in the middle of the term",
    "the bus will forget a child",
    "the results are only good on paper",
    "the school is not approved",
  ],
  proofs: [
    "the approval letter of the ministry",
    "the fee list for the whole session",
    "a notebook of one child in September and in June, with permission",
    "the pick-up rule and the cards",
    "the number of children for each teacher",
    "last year’s entrance and examination results",
  ],
  benefits: [
    "go to work knowing who will open the gate for your child",
    "see every fee before the session begins",
    "follow your child’s reading at home with one message a week",
    "pick your child up at six without an apology",
    "speak to the class teacher on a fixed day",
    "pay in parts on dates that were agreed",
  ],
  strengths: [
    "Parents pay for school before many other things.",
    "A satisfied family stays for six years and brings the brothers and sisters.",
    "After-school care, lunch and clubs use the same rooms.",
    "A crèche can grow class by class with its children.",
  ],
  channels: [
    {
      name: "the school gate",
      how: "Greet every parent by name at closing time; the gate decides more admissions than banners.",
    },
    {
      name: "estate and church WhatsApp groups",
      how: "Share one real classroom moment a week with the parents’ permission.",
    },
    { name: "crèches without a primary section", how: "Agree a visiting day for their oldest class." },
    {
      name: "Google Maps and the school’s page",
      how: "Show approval, classes, hours, fees on request and the real building.",
    },
    { name: "present parents", how: "Give a fee credit for each admitted child they bring." },
  ],
  seasons: [
    { when: "from May to September", what: "parents compare schools and buy forms" },
    { when: "in the first three weeks of each term", what: "fees come in and must be followed kindly" },
    {
      when: "from January to April",
      what: "common entrance, WAEC and NECO registration bring extra lessons",
    },
    { when: "in the long holiday", what: "summer classes keep teachers paid" },
  ],
  regulators: [
    {
      body: "the state ministry of education",
      when: "before you admit the first child",
      what: "Schools need approval and inspection by class level, and keep registers.",
    },
    {
      body: "the local government education authority",
      when: "before you open a nursery or primary school",
      what: "It inspects and shares the calendar.",
    },
    {
      body: "WAEC and NECO",
      when: "before you promise final examinations in your own hall",
      what: "A centre must be recognised.",
    },
    {
      body: "NDPC",
      when: "before you post children’s pictures or keep their records in an app",
      what: "Children’s data needs the parents’ consent.",
    },
    {
      body: "the state internal revenue service",
      when: "before you pay teachers",
      what: "PAYE and pension rules apply to staff.",
    },
  ],
  capital: {
    low: 2_600_000,
    high: 6_900_000,
    buys: [
      { item: "rent and repairs of a house with a yard for one year", low: 900_000, high: 2_500_000 },
      { item: "small chairs, tables, boards and shelves", low: 400_000, high: 1_000_000 },
      { item: "cots, toys and learning materials", low: 250_000, high: 700_000 },
      { item: "toilets, water tank, fence and fire extinguishers", low: 400_000, high: 1_000_000 },
      { item: "approval, inspections and registrations", low: 150_000, high: 500_000 },
      { item: "two months of salaries before fees are steady", low: 500_000, high: 1_200_000 },
    ],
  },
  firstTest:
    "Begin with holiday lessons or a playgroup of ten children in a clean hall, ask each parent for a written opinion, and count how many would pay a term.",
  earn: [
    "tuition by term",
    "crèche and after-school care by month",
    "lunch, bus and uniforms at a fair margin",
    "holiday lessons and clubs",
    "hall and field hire at weekends",
  ],
  risks: [
    {
      risk: "fees come late and salaries do not wait",
      answer:
        "Write due dates into the form, remind early, allow agreed parts and keep a reserve of one month.",
    },
    {
      risk: "teachers leave",
      answer: "Pay on date, give each a helper and training, and keep lesson notes in the school.",
    },
    {
      risk: "a child is hurt or taken by a stranger",
      answer: "Use pick-up cards, count at every change of place and call parents at once.",
    },
    {
      risk: "the building is not approved",
      answer: "Let an inspector see the place before you sign the rent.",
    },
    {
      risk: "growth outruns quality",
      answer: "Open one new class a year and cap the number for each teacher.",
    },
  ],
  measures: [
    "enquiries that became visits and admissions",
    "fees paid by the due date",
    "absences of children and of teachers",
    "children who read at their level",
    "parents who were answered within a day",
  ],
  automations: [
    {
      task: "reminding parents of fees",
      how: "Each family gets its own balance, agreed dates and account in a private message.",
    },
    {
      task: "answering admission questions",
      how: "The assistant gives ages, hours, what to bring and a visiting day, and collects the child’s class.",
    },
    { task: "reporting absence", how: "When a child is not marked by nine, the parent is asked kindly." },
    {
      task: "sending the weekly class note",
      how: "The teacher speaks two sentences for the class, and each parent gets them in writing.",
    },
    {
      task: "managing pick-up permission",
      how: "A parent names who comes today, and the gate sees name and picture.",
    },
  ],
  system: {
    what: "a school record with fees, attendance and messages to each parent",
    why: "Fees and safety are the two things that parents judge in the first month.",
  },
  campaigns: [
    {
      idea: "an open reading morning",
      steps: [
        "Let children read to visiting parents.",
        "Show the fee list for the session.",
        "Give a visiting child one hour in class.",
      ],
    },
    {
      idea: "a brother-and-sister month",
      steps: [
        "Call families with a younger child at home.",
        "Hold a place against a small fee.",
        "Credit it in the first term.",
      ],
    },
    {
      idea: "a working mother’s evening",
      steps: [
        "Keep the crèche open till six for one week free of charge.",
        "Show the food and sleeping room.",
        "Offer the term at one price.",
      ],
    },
    {
      idea: "a common entrance clinic",
      steps: [
        "Test children of any school on a Saturday.",
        "Give a one-page result.",
        "Invite weak subjects to lessons.",
      ],
    },
    {
      idea: "a parents-know-first week",
      steps: [
        "Send one class message daily.",
        "Ask what they want to know.",
        "Keep the best form for the year.",
      ],
    },
  ],
  questions: schoolQuestions,
  nameRoots: [
    { root: "Seedling", language: "English", meaning: "a small beginning that is cared for" },
    { root: "Lantern", language: "English", meaning: "light for learning" },
    { root: "Cradle", language: "English", meaning: "care from the start" },
    { root: "Meadow", language: "English", meaning: "room to grow" },
    { root: "Imo", language: "Yoruba", meaning: "knowledge" },
    { root: "Eko Rere", language: "Yoruba", meaning: "good upbringing and lessons" },
    { root: "Irawo", language: "Yoruba", meaning: "a star" },
    { root: "Mmuta", language: "Igbo", meaning: "learning" },
    { root: "Nwata", language: "Igbo", meaning: "a child" },
    { root: "Kpakpando", language: "Igbo", meaning: "a star" },
    { root: "Ilimi", language: "Hausa", meaning: "knowledge" },
    { root: "Tauraro", language: "Hausa", meaning: "a star" },
  ],
};
