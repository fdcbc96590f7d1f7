import { tailoringQuestions } from "../../questions/fashion/tailoring.ts";
import type { Sector } from "../../types.ts";
import { words } from "../../words.ts";

export const tailoring: Sector = {
  id: "tailoring",
  name: "fashion design and tailoring",
  kind: "both",
  keywords: words(`
    tailor, tailors, tailoring, tailor shop, fashion designer, fashion designers, fashion design,
    fashion design business, fashion house, dressmaker, seamstress, sewing, sew, sewing business,
    aso ebi, aso-ebi, asoebi, ankara, ankara styles, agbada, kaftan, kaftans, senator wear,
    senator material, native wear, native attire, buba and iro, boubou, bubu, school uniforms,
    uniforms, corset dress, bridal dress, wedding gown, alteration, alterations, monogram, sew cloth,
    sewing of clothes
  `),
  lines: [
    { id: "uniforms", words: words("uniform, uniforms, school, schools, choirs, choir") },
    { id: "bridal", words: words("bride, brides, bridal, train, wedding, bridesmaids") },
    { id: "native", words: words("native, agbada, kaftan, senator, aso ebi") },
  ],
  offerNouns: [
    "made-to-measure native wear",
    "aso ebi sewn for whole groups",
    "bridal and bridesmaids’ dresses",
    "school and work uniforms",
    "alterations and repairs",
  ],
  customers: [
    "wedding guests with a date",
    "brides and their trains",
    "men who wear native on Fridays",
    "schools and companies that need uniforms",
    "women who sew with their own fabric",
    "choirs and cultural groups",
    "young men who want a simple kaftan each month",
  ],
  wants: [
    "clothes ready before the date",
    "the style in the picture on a real body",
    "a fit that needs no second amendment",
    "seams that do not open at the party",
    "leftover fabric returned",
    "a price by style, written down",
  ],
  worries: [
    "the tailor will keep saying tomorrow until the wedding morning",
    "the fabric will be cut wrongly and wasted",
    "the measurement book is lost",
    "another person’s cloth is being sewn first",
    "the zip will burst in the hall",
    "the fitting will show too late that it is tight",
  ],
  proofs: [
    "pictures of the style on customers of three sizes",
    "a receipt with fabric, style, measurements and date",
    "the inside of a finished dress",
    "a message at cutting, at fitting and at finishing",
    "uniforms after one term of washing",
    "the calendar with the dates that are taken",
  ],
  benefits: [
    "try your dress on a week before the party",
    "see your style on a body like yours before you choose",
    "get your leftover fabric back in the bag",
    "dress your whole train without chasing ten people",
    "send your measurements from another town",
    "wear your native on Friday without an iron mark from last night",
  ],
  strengths: [
    "Weddings, burials and birthdays need new cloth from whole groups at once.",
    "Customers bring fabric and deposit, so the workshop needs little stock.",
    "Measurements stay in the book and make every next order quicker.",
    "Uniforms give work in the months without parties.",
  ],
  channels: [
    {
      name: "Instagram",
      how: "Post one finished piece a day on a real person with style, sewing price and days needed.",
    },
    {
      name: "aso ebi coordinators",
      how: "Offer a group price, a measuring day at one house and one delivery.",
    },
    {
      name: "fabric sellers",
      how: "Leave your card and style pictures in two fabric shops and pay for each referred order.",
    },
    { name: "schools", how: "Bring one sample uniform before the third term ends, with price by size." },
    { name: "churches and cultural groups", how: "Sew one choir robe as a sample before the anniversary." },
  ],
  seasons: [
    { when: "from October to January", what: "weddings and Christmas clothes fill every machine" },
    { when: "in the weeks before each Sallah", what: "families sew for all children at once" },
    { when: "in August and September", what: "school uniforms are sewn by the dozen" },
    {
      when: "from February to April",
      what: "amendments, office wear and traditional weddings keep work steady",
    },
  ],
  regulators: [
    {
      body: "CAC",
      when: "before you sew a label into clothes",
      what: "A name that is registered can be sewn, printed and defended.",
    },
    {
      body: "the trademarks registry of the Federal Ministry of Industry, Trade and Investment",
      when: "before you invest in a brand",
      what: "A registered mark protects the name on your label.",
    },
    {
      body: "ITF or the state’s skills board",
      when: "before you take paying apprentices and promise a certificate",
      what: "Recognised certificates come from recognised bodies.",
    },
    {
      body: "the local government",
      when: "before you open a workshop on the street",
      what: "It collects shop and signage fees; ask for receipts.",
    },
  ],
  capital: {
    low: 1_250_000,
    high: 2_950_000,
    buys: [
      { item: "two industrial sewing machines", low: 500_000, high: 900_000 },
      { item: "a weaving or overlock machine", low: 180_000, high: 350_000 },
      { item: "iron, cutting table, mannequin, mirrors and scissors", low: 120_000, high: 300_000 },
      { item: "shop rent for one year", low: 250_000, high: 700_000 },
      { item: "threads, zips, linings and sample fabrics", low: 80_000, high: 220_000 },
      { item: "a small generator or inverter", low: 150_000, high: 450_000 },
    ],
  },
  firstTest:
    "Sew for five paying people with fixed dates in one month on one machine, and see how many dates you kept and who sent somebody.",
  earn: [
    "a sewing price by style",
    "fabric and accessories supplied with the sewing",
    "group orders for aso ebi at an agreed rate",
    "uniforms on yearly agreement",
    "training fees from learners",
  ],
  risks: [
    {
      risk: "too many dates fall on one Saturday",
      answer: "Close the week when hours are full and show the customer the calendar.",
    },
    {
      risk: "a cutter spoils expensive lace",
      answer: "Cut expensive fabric yourself, write the style on paper and confirm it with the customer.",
    },
    {
      risk: "apprentices leave after learning",
      answer: "Share work by piece, pay on time and keep patterns in the shop.",
    },
    {
      risk: "light fails in the week of the wedding",
      answer: "Keep one manual machine and finish dresses three days before their dates.",
    },
    {
      risk: "customers abandon finished clothes",
      answer: "Take at least sixty per cent first and write what happens after three months.",
    },
  ],
  measures: [
    "clothes finished on the promised date",
    "amendments for each ten pieces",
    "hours needed by style",
    "deposits taken and balances outstanding",
    "customers sent by another customer",
  ],
  automations: [
    {
      task: "collecting style, date and measurements",
      how: "The assistant asks for a picture, event date, fabric and measurements with a short guide, and opens an order.",
    },
    {
      task: "telling customers where their cloth is",
      how: "Cut, sewn, fitted, ready: each step sends one message.",
    },
    {
      task: "booking fittings",
      how: "Customers choose an hour, and a reminder goes out the evening before.",
    },
    {
      task: "keeping the measurement book",
      how: "Every number is stored with its date and found by name in seconds.",
    },
    {
      task: "managing a group order",
      how: "Each member of the train pays and sends measurements, and you see who is missing.",
    },
  ],
  system: {
    what: "an order calendar with measurements, fittings and messages at each step",
    why: "A promise of tomorrow is a calendar problem before it is a sewing problem.",
  },
  campaigns: [
    {
      idea: "an early measuring day for December",
      steps: [
        "Announce one Saturday in September.",
        "Measure and book with a small deposit.",
        "Give the first fitting dates to those who came.",
      ],
    },
    {
      idea: "a train leader’s offer",
      steps: [
        "Show a group price for eight and more.",
        "Sew the leader’s dress at half of the labour.",
        "Deliver all in one box.",
      ],
    },
    {
      idea: "a Friday native plan",
      steps: [
        "Offer men one native each month for six months.",
        "Keep measurements and fabric choices.",
        "Deliver on the last Thursday.",
      ],
    },
    {
      idea: "an amendment hour",
      steps: [
        "Keep Wednesday evening for small repairs.",
        "Set one price by type.",
        "Show new styles while people wait.",
      ],
    },
    {
      idea: "a sample uniform for two schools",
      steps: [
        "Sew one boy’s and one girl’s size.",
        "Wash them ten times and bring them back.",
        "Quote by size with delivery before resumption.",
      ],
    },
  ],
  questions: tailoringQuestions,
  nameRoots: [
    { root: "Thread", language: "English", meaning: "what holds pieces together" },
    { root: "Seam", language: "English", meaning: "clean joining" },
    { root: "Needle", language: "English", meaning: "fine work" },
    { root: "Drape", language: "English", meaning: "how cloth falls" },
    { root: "Aso", language: "Yoruba", meaning: "cloth" },
    { root: "Oge", language: "Yoruba", meaning: "elegance" },
    { root: "Aran", language: "Yoruba", meaning: "velvet" },
    { root: "Akwa", language: "Igbo", meaning: "cloth" },
    { root: "Mma", language: "Igbo", meaning: "beauty" },
    { root: "Ado", language: "Hausa", meaning: "adornment" },
    { root: "Riga", language: "Hausa", meaning: "a gown" },
    { root: "Dress Well", language: "Pidgin", meaning: "looking good" },
  ],
};
