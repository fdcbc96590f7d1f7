import { tutoringQuestions } from "../../questions/learning/tutoring.ts";
import type { Sector } from "../../types.ts";
import { words } from "../../words.ts";

export const tutoring: Sector = {
  id: "tutoring",
  name: "tutoring and skills training",
  kind: "service",
  keywords: words(`
    tutor, tutors, tutoring, tutorial, tutorials, tutorial centre, home lesson, home lessons,
    lesson teacher, extra lessons, jamb, utme, jamb lesson, waec lesson, neco, ielts, toefl,
    coding class, coding for kids, training centre, skills acquisition, vocational training,
    apprenticeship, computer training, computer school, online course, online courses, bootcamp,
    language lessons, quran lessons, music lessons, workshop training, masterclass, driving school,
    fashion school, catering school, teach children, learn work
  `),
  lines: [
    {
      id: "exams",
      words: words(`
        examination, examinations, waec, neco, jamb, mocks, mock, child, children, class teacher, parents,
        mathematics, score
      `),
    },
    { id: "abroad", words: words("ielts, toefl, travel, band") },
    {
      id: "skills",
      words: words(`
        skill, skills, course, courses, employer, employers, trade, certificate, computer, coding,
        practice
      `),
    },
  ],
  offerNouns: [
    "home lessons in school subjects",
    "classes for JAMB and WAEC",
    "IELTS preparation",
    "computer and digital skills courses",
    "trade training with practice",
  ],
  customers: [
    "parents of children writing examinations",
    "graduates looking for a skill that pays",
    "people preparing to travel",
    "workers who can learn only in the evening",
    "companies that train staff",
    "children who are afraid of mathematics",
  ],
  wants: [
    "a teacher who comes on time and every time",
    "a report after the lesson",
    "practice with past questions",
    "a class small enough to ask",
    "proof of work that can be shown to an employer",
    "a fee that can be paid in parts",
  ],
  worries: [
    "the tutor will come twice and stop",
    "the certificate will mean nothing",
    "the course will be all talk and no practice",
    "the child will know the answers and not the subject",
    "a stranger will be alone with the child",
    "the online class will be recorded lessons and no help",
    "the band that was promised will not be reached before the visa date",
  ],
  proofs: [
    "the tutor’s own results, references and identity check",
    "a sample lesson report",
    "mock scores from the first and the last week",
    "work made by students of the last class",
    "the timetable with names of teachers",
    "a trial lesson",
  ],
  benefits: [
    "see what your child learned on the same evening",
    "sit your examination after three timed mocks",
    "finish the course with work that you can show",
    "learn after office hours without losing your job",
    "ask your question in a class of ten and not of sixty",
    "know your band or score before you pay for the real test",
  ],
  strengths: [
    "Examinations come every year with a new class of anxious families.",
    "It starts with one teacher, a board and a record of results.",
    "Online classes remove the limit of the room.",
    "Employers and families abroad pay for skills that show results.",
  ],
  channels: [
    { name: "parents’ groups", how: "Share one solved question every evening and one report form a week." },
    {
      name: "schools without enough teachers",
      how: "Offer a mock examination and a result sheet for each child.",
    },
    { name: "churches, mosques and youth centres", how: "Use their hall in the week for a small class fee." },
    {
      name: "YouTube and TikTok",
      how: "Teach one question or one tool in two minutes and invite to the trial.",
    },
    {
      name: "human resources managers",
      how: "Offer a half-day with their own examples before you sell a month.",
    },
  ],
  seasons: [
    { when: "from January to April", what: "JAMB classes fill" },
    { when: "from February to June", what: "WAEC and NECO candidates need mocks" },
    { when: "in the long vacation", what: "children’s coding, music and holiday lessons sell" },
    { when: "in January and September", what: "adults begin courses and travel plans" },
  ],
  regulators: [
    {
      body: "CAC",
      when: "before you take fees from companies",
      what: "They pay against an invoice of a registered business.",
    },
    {
      body: "the state ministry of education",
      when: "before you run a tutorial centre with regular classes",
      what: "Centres are registered and inspected in many states.",
    },
    {
      body: "NBTE or the trade’s awarding body",
      when: "before you promise a national skills certificate",
      what: "Only recognised centres may award it.",
    },
    {
      body: "the British Council, IDP or the test owner",
      when: "before you use a test’s name as if you were its centre",
      what: "Preparation is free to offer; the name and logo are protected.",
    },
  ],
  capital: {
    low: 1_250_000,
    high: 3_750_000,
    buys: [
      { item: "rent of one classroom for six months or a hall by the hour", low: 150_000, high: 600_000 },
      { item: "boards, chairs, tables and a projector", low: 250_000, high: 700_000 },
      { item: "two laptops and internet for three months", low: 600_000, high: 1_500_000 },
      { item: "books, past questions and printing", low: 80_000, high: 220_000 },
      { item: "inverter or small generator", low: 150_000, high: 500_000 },
      { item: "flyers, adverts and a trial week", low: 60_000, high: 200_000 },
    ],
  },
  firstTest:
    "Teach six paying students for four weeks in a borrowed room, test them on the first and the last day, and show the two scores to twenty parents.",
  earn: [
    "a fee per month and subject",
    "examination classes at one price with mocks",
    "online seats without the limit of the room",
    "company training by day",
    "materials and recorded lessons",
  ],
  risks: [
    {
      risk: "tutors take the students for themselves",
      answer:
        "Pay on time, share the fee fairly, keep the contract with the family and change tutors when needed.",
    },
    { risk: "parents pay late", answer: "Begin each month on payment and stop politely after one week." },
    {
      risk: "results are poor",
      answer: "Test before you accept, tell the truth about the gap and report every week.",
    },
    {
      risk: "a safety complaint arises",
      answer: "Check identity and references, teach in open rooms and keep to agreed hours.",
    },
    { risk: "the class is half empty", answer: "Begin only above a number, and offer others the next date." },
  ],
  measures: [
    "trial lessons that became monthly students",
    "lessons held of those planned",
    "the growth from first to last test",
    "students who paid for the next month",
    "questions answered within a day",
  ],
  automations: [
    {
      task: "matching students with tutors",
      how: "The assistant asks class, subject, area, days and budget, and proposes a trial hour.",
    },
    {
      task: "sending lesson reports",
      how: "The tutor answers three questions by voice, and the parent reads them the same evening.",
    },
    {
      task: "marking practice tests",
      how: "Students do twenty questions on the phone and get the weak topics.",
    },
    { task: "reminding of classes and fees", how: "Each family gets its own days and balance." },
    { task: "enrolling for the next course", how: "People who asked too late hear of the next start first." },
  ],
  system: {
    what: "a student record with tests, lesson reports and fees on WhatsApp",
    why: "Parents pay for the next month when they can see the last one.",
  },
  campaigns: [
    {
      idea: "a free mock for one school",
      steps: [
        "Test a whole class in two subjects.",
        "Give each child a sheet of weak topics.",
        "Open a class for those topics.",
      ],
    },
    {
      idea: "a seven-evening question run",
      steps: [
        "Post one question nightly.",
        "Explain it the next morning.",
        "Invite those who answered to the trial.",
      ],
    },
    {
      idea: "a bring-one-friend class",
      steps: ["Give both a lower first month.", "Seat them together.", "Compare scores after four weeks."],
    },
    {
      idea: "a staff skills morning",
      steps: [
        "Ask a company for three real tasks.",
        "Teach with their own files.",
        "Leave a price for the month.",
      ],
    },
    {
      idea: "a show-your-work evening",
      steps: [
        "Let students show what they made.",
        "Invite employers and parents.",
        "Enrol for the next date at the door.",
      ],
    },
  ],
  questions: tutoringQuestions,
  nameRoots: [
    { root: "Chalk", language: "English", meaning: "plain teaching" },
    { root: "Compass", language: "English", meaning: "finding the way" },
    { root: "Mentor", language: "English", meaning: "one who guides" },
    { root: "Score", language: "English", meaning: "a result that shows" },
    { root: "Eko", language: "Yoruba", meaning: "lessons and learning" },
    { root: "Ogbon", language: "Yoruba", meaning: "wisdom" },
    { root: "Akeko", language: "Yoruba", meaning: "a student" },
    { root: "Nkuzi", language: "Igbo", meaning: "teaching" },
    { root: "Amamihe", language: "Igbo", meaning: "wisdom" },
    { root: "Koyo", language: "Hausa", meaning: "learning by doing" },
    { root: "Basira", language: "Hausa", meaning: "insight" },
    { root: "Sabi", language: "Pidgin", meaning: "knowing how" },
  ],
};
