import { enterpriseDemos, enterpriseTitles } from "./enterprise-names.ts";
import { pages } from "./pages.ts";
import { type EnterpriseId, enterprisePrices, setupAndMonthly } from "./prices.ts";
import { site } from "./site.ts";
import { buildTime } from "./working-days.ts";

export interface EnterpriseOffer {
  readonly id: EnterpriseId;
  readonly title: string;
  readonly subtitle: string;
  readonly description: string;
  readonly useCase: string;
  readonly setupPrice: number;
  readonly monthlyPrice: number;
  readonly features: readonly string[];
  readonly stack: readonly string[];
  readonly ctaText: string;
  readonly ctaMessage: string;
  /** Whether /business-apps shows a system of this kind. */
  readonly hasDemo: boolean;
}

export const enterpriseOffers: readonly EnterpriseOffer[] = [
  {
    id: "enterprise-intelligence-suite",
    title: enterpriseTitles["enterprise-intelligence-suite"],
    subtitle: "One view of sales, stock, staff and money",
    description:
      "For companies with several branches or departments whose figures sit in different notebooks, spreadsheets and phones. The suite brings them together.",
    useCase:
      "A distributor with branches in Lagos, Onitsha and Kano sees each branch’s sales and stock at closing time.",
    ...setupAndMonthly(enterprisePrices["enterprise-intelligence-suite"]),
    features: [
      "One dashboard for sales, expenses, stock and staff, branch by branch",
      "A daily summary on WhatsApp for the owner and the managers",
      "Answers in plain English to questions such as ‘Which branch sold less than last month?’",
      "Approval of expenses and purchase requests on your phone",
      "Warnings when stock is low, a payment is late or a figure looks wrong",
      "Each person sees only what their job needs",
    ],
    stack: ["Web app", "WhatsApp Business Platform", "PostgreSQL database", "AI language model"],
    ctaText: "Ask about the suite on WhatsApp",
    ctaMessage:
      "Good day. I am interested in the Enterprise Intelligence Suite. My company does: \nNumber of branches or departments: \nWhat we record by hand today: ",
    hasDemo: true,
  },
  {
    id: "healthcare-system",
    title: enterpriseTitles["healthcare-system"],
    subtitle: "For clinics, hospitals, laboratories and pharmacies",
    description:
      "Patients book on WhatsApp and get a reminder. The front desk finds a record by phone number, and every test and drug is on the bill.",
    useCase:
      "A clinic stops losing patient cards: the nurse types a phone number and sees past visits, allergies and what is still unpaid.",
    ...setupAndMonthly(enterprisePrices["healthcare-system"]),
    features: [
      "Appointment booking on WhatsApp, with a reminder before the visit",
      "Patient records found by name, phone number or card number",
      "Bills for consultations, tests and drugs, with receipts",
      "Pharmacy stock with low-stock and expiry warnings",
      "HMO and cash patients shown separately in every report",
      "A log of who opened or changed a record",
    ],
    stack: ["Web app", "WhatsApp Business Platform", "PostgreSQL database"],
    ctaText: "Ask about the healthcare system on WhatsApp",
    ctaMessage:
      "Good day. I am interested in the Healthcare AI System. My facility is a: \nLocation: \nPatients we see in a day: \nWhat takes us the most time: ",
    hasDemo: true,
  },
  {
    id: "restaurant-system",
    title: enterpriseTitles["restaurant-system"],
    subtitle: "For restaurants, bars, lounges and caterers",
    description:
      "Orders from the table, the counter and WhatsApp reach the kitchen in one list. At closing you know what was sold, what was used and what should be in the till.",
    useCase:
      "A restaurant takes lunch orders on WhatsApp, the kitchen sees each in turn, and the owner checks the till at night.",
    ...setupAndMonthly(enterprisePrices["restaurant-system"]),
    features: [
      "Menu and ordering on WhatsApp, with delivery or pick-up",
      "One kitchen list for table, counter and WhatsApp orders",
      "Table reservations with a confirmation message",
      "Ingredients deducted from stock with each dish sold",
      "Cash, transfer and POS totals for each shift and each cashier",
      "A report on dishes that make or lose money",
    ],
    stack: ["Web app", "WhatsApp Business Platform", "PostgreSQL database"],
    ctaText: "Ask about the restaurant system on WhatsApp",
    ctaMessage:
      "Good day. I am interested in the Restaurant AI System. My business is a: \nLocation: \nHow we take orders today: \nWhat I want to control better: ",
    hasDemo: true,
  },
  {
    id: "real-estate-system",
    title: enterpriseTitles["real-estate-system"],
    subtitle: "For developers, agencies and property managers",
    description:
      "The system answers enquiries, keeps all viewings in one calendar and reminds buyers when instalments are due.",
    useCase:
      "A developer’s buyers pay in instalments: each gets a reminder before the due date and a statement after each payment.",
    ...setupAndMonthly(enterprisePrices["real-estate-system"]),
    features: [
      "Listings with photographs, title documents and availability",
      "A WhatsApp assistant that asks about the buyer’s budget, preferred area and purpose before a viewing",
      "Viewing calendar shared by all agents",
      "Instalment plans with reminders and statements",
      "Rent, service charge and renewal dates for each tenant",
      "Each agent’s commission on closed sales",
      "Reports by estate, by agent and by month",
    ],
    stack: ["Web app", "WhatsApp Business Platform", "PostgreSQL database", "AI language model"],
    ctaText: "Ask about the real estate system on WhatsApp",
    ctaMessage:
      "Good day. I am interested in the Real Estate AI System. We sell, rent or manage: \nLocation: \nNumber of properties or plots: \nWhat I want to track better: ",
    hasDemo: true,
  },
];

/** Address of a system's demo; undefined where it has none. */
export function demoAddress({ id, hasDemo }: EnterpriseOffer): string | undefined {
  return hasDemo ? `/business-apps?demo=${enterpriseDemos[id]}` : undefined;
}

export const enterprisePage = {
  path: pages.systems.path,
  title: `Enterprise AI Systems and prices | ${site.name}`,
  description:
    "AI systems for clinics, restaurants, property companies and groups with branches. See what each one does, its setup price and its monthly price.",
  heading: "Enterprise AI Systems",
  intro: `Four systems for businesses that have outgrown notebooks and spreadsheets. A custom build takes ${buildTime}. You pay ${site.terms.depositPercent}% of the setup price before we start and ${100 - site.terms.depositPercent}% when you have tried and accepted the system.`,
  compareLabel: "Compare the four systems",
  setupLabel: "One-time setup",
  monthlyLabel: "per month",
  firstYearLabel: "First-year total",
  firstYearNote: "The setup price and twelve monthly payments",
  featuresLabel: "What it does",
  useCaseLabel: "For example",
  stackLabel: "Built with",
  demoLabel: "See a sample screen",
  questionsHeading: "More questions",
  closing: {
    heading: "Not sure which system fits?",
    text: "Tell us what your business does. We will tell you which one fits, or that you do not need one yet.",
    ctaText: "Ask us on WhatsApp",
    ctaMessage:
      "Good day. I want to know which enterprise system fits my business. We do: \nThe work that repeats every day: ",
  },
} as const;
