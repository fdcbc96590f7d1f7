import { consultingQuestions } from "../../questions/professional/consulting.ts";
import type { Sector } from "../../types.ts";
import { words } from "../../words.ts";

export const consulting: Sector = {
  id: "consulting",
  name: "consulting and professional services",
  kind: "service",
  keywords: words(`
    consulting, consultant, consultants, consultancy, professional services, accountant, accountants,
    accounting, accounting firm, auditor, bookkeeper, bookkeeping, bookkeeping service, tax consultant, tax filing,
    lawyer, lawyers, law firm, legal services, barrister, cac registration, business registration,
    company registration, hr consultant, recruitment agency, recruiter, staff outsourcing,
    business plan, business plans, grant writing, proposal writing, financial advisor,
    insurance broker, insurance agent, business coach, life coach, project management, cv writing,
    security company, guards
  `),
  lines: [
    { id: "books", words: words("bookkeeping, tax, accountant, accounting, receipts, books, audit") },
    { id: "law", words: words("agreement, agreements, lawyer, legal, sign, land") },
    { id: "people", words: words("recruitment, hire, hiring, staff, junior") },
    { id: "papers", words: words("registration, certificate, register") },
  ],
  offerNouns: [
    "bookkeeping and tax filing",
    "business and company registration",
    "agreements and legal advice",
    "recruitment and staff checks",
    "business plans and proposals",
  ],
  customers: [
    "owners who keep receipts in a nylon bag",
    "companies bidding for work",
    "founders who need papers",
    "families with land and inheritance matters",
    "foreign firms entering Nigeria",
  ],
  wants: [
    "an answer in plain words",
    "a fixed fee with what it covers",
    "a date and somebody who keeps it",
    "papers that the bank and the tax office accept",
    "secrets that stay secret",
    "advice before trouble and not after",
  ],
  worries: [
    "the consultant will use big words and send a big bill",
    "official fees and the agent’s fee will be mixed",
    "documents will be lost",
    "deadlines will pass and penalties come",
    "the certificate will be false",
    "a junior will do the work of the person who was paid",
  ],
  proofs: [
    "professional licence and number",
    "a scope with fee, official cost and date",
    "a sample report with names removed",
    "the official receipt or search result",
    "a list of papers on one page",
    "the engagement letter",
  ],
  benefits: [
    "know what you owe and when, before the letter comes",
    "see official fees apart from ours",
    "sign an agreement that you understand",
    "find each of your papers in one folder",
    "hire somebody whose certificates were checked",
    "walk into the bank with a complete file",
  ],
  strengths: [
    "Rules change, and owners have no time to follow them.",
    "Knowledge and a licence are the stock.",
    "Monthly work such as books and payroll returns by itself.",
    "Each satisfied owner knows ten others.",
  ],
  channels: [
    { name: "trade associations", how: "Explain one new rule in fifteen minutes with a one-page checklist." },
    { name: "LinkedIn and WhatsApp", how: "Answer one real question a week without naming anybody." },
    {
      name: "banks and printers",
      how: "Agree on introductions that your profession permits, because they meet new businesses first.",
    },
    { name: "past clients", how: "Write before each deadline with what you need." },
    { name: "a paid first hour", how: "Give a written half-page after it." },
  ],
  seasons: [
    { when: "from January to March", what: "personal tax returns are due and new contracts are signed" },
    { when: "from April to June", what: "companies close their accounts and file them" },
    { when: "in the last quarter", what: "bids, licence renewals and audits come together" },
    { when: "when a new law begins", what: "owners look for somebody who has read it" },
  ],
  regulators: [
    {
      body: "your profession’s council",
      when: "before you use the title or sign",
      what: "ICAN or ANAN for accountants, CITN for tax, NBA for lawyers and CIPM for HR set who may practise.",
    },
    {
      body: "the Federal Ministry of Labour and Employment",
      when: "before you recruit for others",
      what: "Private employment agencies need a recruiter’s licence.",
    },
    {
      body: "SCUML",
      when: "before you act for clients in money and property",
      what: "Accounting, tax and law firms fall under money laundering rules.",
    },
    {
      body: "NDPC",
      when: "before you store clients’ records",
      what: "You process personal data for others, and an agreement is expected.",
    },
    {
      body: "CAC",
      when: "before you act as agent for filings",
      what: "Only accredited users file on its portal.",
    },
  ],
  capital: {
    low: 1_150_000,
    high: 3_600_000,
    buys: [
      { item: "laptop, printer and scanner", low: 550_000, high: 1_400_000 },
      { item: "practising fees, registrations and stamps", low: 100_000, high: 400_000 },
      { item: "accounting or practice software for a year", low: 80_000, high: 300_000 },
      { item: "desk space or shared office for six months", low: 200_000, high: 600_000 },
      { item: "power and internet", low: 200_000, high: 700_000 },
      { item: "a page, cards and first talks", low: 60_000, high: 200_000 },
    ],
  },
  firstTest:
    "Put ten owners’ papers in order for a small fixed fee, give each a list of dates, and ask which one they want to hand over monthly.",
  earn: [
    "fixed fees by task",
    "monthly retainers",
    "a paid first hour",
    "training for staff",
    "renewals on known dates",
  ],
  risks: [
    { risk: "a deadline is missed", answer: "Keep one calendar with two people and alarms." },
    {
      risk: "clients bring incomplete papers",
      answer: "Send the list, start the clock when complete and write it.",
    },
    {
      risk: "you are asked for advice outside your licence",
      answer: "Work with a licensed partner whose name the client knows.",
    },
    {
      risk: "clients pay late",
      answer:
        "Take half before you begin, bill retainers in advance and stop politely when a month is missed.",
    },
    { risk: "a client’s file leaks", answer: "Lock files, limit access and train staff yearly." },
  ],
  measures: [
    "tasks finished before the date",
    "hours sold out of hours worked",
    "retainers renewed",
    "fees outstanding beyond thirty days",
    "clients who came by introduction",
  ],
  automations: [
    {
      task: "collecting papers",
      how: "The client gets a list, photographs each paper, and sees what is missing.",
    },
    {
      task: "reminding of deadlines",
      how: "Tax, annual return, licence and contract dates go out thirty and seven days before.",
    },
    {
      task: "answering first questions",
      how: "The assistant explains common registrations with official and own fee, and books the hour.",
    },
    {
      task: "capturing receipts",
      how: "Owners send receipts by chat, and the bookkeeper finds them by month.",
    },
    { task: "following invoices", how: "Fees due are reminded politely with the engagement number." },
    {
      task: "preparing agreements from answers",
      how: "The client answers twelve questions by chat, and the lawyer gets a first draft to correct.",
    },
    {
      task: "screening applicants",
      how: "Candidates answer the same questions and send papers, and you read a list by score.",
    },
    {
      task: "following registrations",
      how: "Name search, filing, query and certificate are shown with date.",
    },
  ],
  system: {
    what: "a client file with papers, deadlines and fees that asks for what is missing",
    why: "Half of professional time goes into asking for documents.",
  },
  campaigns: [
    {
      idea: "a nylon-bag rescue",
      steps: ["Sort one month of receipts at a fixed price.", "Return one page.", "Offer the next month."],
    },
    {
      idea: "a deadline card",
      steps: [
        "Print the year’s dates for small businesses.",
        "Give it to banks and printers.",
        "Remind by broadcast.",
      ],
    },
    {
      idea: "a bid-ready check",
      steps: ["List the papers for tenders.", "Check five firms.", "Repair what is missing."],
    },
    {
      idea: "an agreement clinic",
      steps: [
        "Read three common contracts on a Saturday.",
        "Explain three traps.",
        "Offer fixed-price reviews.",
      ],
    },
    {
      idea: "a hire-right week",
      steps: ["Check references for one vacancy.", "Give a form.", "Sell by candidate."],
    },
  ],
  questions: consultingQuestions,
  nameRoots: [
    { root: "Ledger", language: "English", meaning: "every figure in its place" },
    { root: "Counsel", language: "English", meaning: "sound advice" },
    { root: "Pillar", language: "English", meaning: "what others lean on" },
    { root: "Clarity", language: "English", meaning: "things made plain" },
    { root: "Imoran", language: "Yoruba", meaning: "advice" },
    { root: "Otito", language: "Yoruba", meaning: "truth" },
    { root: "Agbejoro", language: "Yoruba", meaning: "a lawyer" },
    { root: "Ndumodu", language: "Igbo", meaning: "advice" },
    { root: "Ezi Okwu", language: "Igbo", meaning: "a true word" },
    { root: "Shawara", language: "Hausa", meaning: "advice" },
    { root: "Amana", language: "Hausa", meaning: "trust" },
    { root: "Clear Talk", language: "Pidgin", meaning: "plain speech" },
  ],
};
