import type { GrantedTierId } from "#app/school/courses/contract.ts";
import type { SampleEnrollment } from "./enrollment-texts.ts";

/** A learner's progress in a course. */
export interface SampleProgress {
  course: SampleEnrollment["path"];
  /** The share of lessons done, from 0 to 1. */
  share: number;
  /** How many quizzes were failed once before they were passed. */
  failures?: number;
}

/** A learner with an account, and their records in the school. */
export interface SampleLearner extends Omit<SampleEnrollment, "path" | "status"> {
  /** The learning path of the enrollment; some create an account and never enroll. */
  path?: SampleEnrollment["path"];
  status?: SampleEnrollment["status"];
  /** Granted tiers, each in days after the account was created. */
  tiers?: readonly (readonly [tier: GrantedTierId, daysAfter: number])[];
  progress?: readonly SampleProgress[];
  /** Whether the learner took the certificate of the first course. */
  certificate?: true;
}

type Short = Pick<SampleLearner, "name" | "company" | "level" | "came"> & Partial<SampleLearner>;

const learner = (short: Short): SampleLearner => ({ experience: "beginner", goals: null, ...short });

export const learners: readonly SampleLearner[] = [
  {
    name: "Chidinma Okeke",
    company: "Okeke Stores",
    level: "growing",
    path: "business-automation",
    experience: "intermediate",
    goals: "Two shops in Onitsha. I want to travel without calling every hour.",
    came: [29, "09:12"],
    status: "active",
    notes: "Finished the free path in three weeks. Ask her for a few words for the school's page.",
    tiers: [
      ["pro", 6],
      ["elite", 20],
    ],
    progress: [
      { course: "business-automation", share: 1, failures: 2 },
      { course: "ai-integration", share: 0.55, failures: 1 },
      { course: "digital-transformation", share: 0.2 },
    ],
    certificate: true,
  },
  {
    name: "Babatunde Alabi",
    company: "Alabi Motors",
    level: "established",
    path: "revenue-growth",
    experience: "intermediate",
    goals: "Sell service plans, not only repairs.",
    came: [28, "14:02"],
    status: "active",
    tiers: [["basic", 1]],
    progress: [
      { course: "revenue-growth", share: 0.7, failures: 1 },
      { course: "business-automation", share: 0.3 },
    ],
  },
  {
    name: "Aisha Mohammed",
    company: "Aisha Cakes",
    level: "startup",
    path: "business-automation",
    experience: "beginner",
    goals: "Orders, deposits and pick-up times in one place.",
    came: [27, "19:21"],
    status: "active",
    progress: [{ course: "business-automation", share: 1, failures: 1 }],
    certificate: true,
  },
  {
    name: "Emmanuel Bassey",
    company: "Bassey Hotels",
    level: "enterprise",
    path: "all-paths",
    experience: "advanced",
    goals: "Our front desk, kitchen and store do not speak to each other.",
    came: [25, "10:37"],
    status: "paid",
    notes: "Elite paid by bank transfer, receipt in the chat. Wants a call before the second path.",
    tiers: [["elite", 2]],
    progress: [{ course: "digital-transformation", share: 0.45, failures: 1 }],
  },
  {
    name: "Funmilayo Ade",
    company: "Ade Fabrics",
    level: "established",
    path: "revenue-growth",
    experience: "beginner",
    goals: "I discount too much. I want to keep customers without it.",
    came: [22, "16:44"],
    status: "paid",
    tiers: [["basic", 3]],
    progress: [{ course: "revenue-growth", share: 0.35 }],
  },
  {
    name: "Kabiru Garba",
    company: "Garba Phones",
    level: "growing",
    path: "ai-integration",
    experience: "intermediate",
    goals: "Product descriptions and replies in Hausa and English.",
    came: [20, "11:09"],
    status: "active",
    tiers: [["pro", 2]],
    progress: [{ course: "ai-integration", share: 0.8, failures: 2 }],
  },
  learner({
    name: "Esther Adamu",
    company: "Adamu School Supplies",
    level: "startup",
    came: [18, "20:50"],
    path: "business-automation",
    status: "active",
    progress: [{ course: "business-automation", share: 0.6 }],
  }),
  learner({
    name: "Ikenna Nweke",
    company: null,
    level: "individual",
    came: [17, "22:31"],
    progress: [{ course: "business-automation", share: 0.15 }],
  }),
  learner({
    name: "Oyinkansola Coker",
    company: "Coker Catering",
    level: "growing",
    came: [15, "13:18"],
    path: "revenue-growth",
    status: "paid",
    tiers: [["basic", 1]],
    progress: [{ course: "revenue-growth", share: 0.25, failures: 1 }],
  }),
  learner({
    name: "Musa Yakubu",
    company: "Yakubu Grains",
    level: "established",
    came: [13, "08:40"],
    path: "business-automation",
    status: "active",
    progress: [{ course: "business-automation", share: 0.42, failures: 1 }],
  }),
  learner({
    name: "Peace Ekanem",
    company: "Ekanem Beauty",
    level: "startup",
    came: [11, "18:05"],
    path: "ai-integration",
    status: "contacted",
    notes: "Compares Pro with Elite. Sent her the table.",
    progress: [{ course: "business-automation", share: 0.1 }],
  }),
  learner({ name: "Gbenga Olatunji", company: null, level: "individual", came: [10, "21:27"] }),
  learner({
    name: "Nneka Agu",
    company: "Agu Water",
    level: "growing",
    came: [8, "12:44"],
    path: "business-automation",
    status: "active",
    progress: [{ course: "business-automation", share: 0.22 }],
  }),
  learner({
    name: "Ahmed Bello",
    company: "Bello Tailoring",
    level: "startup",
    came: [6, "15:59"],
    progress: [{ course: "business-automation", share: 0.08 }],
  }),
  learner({
    name: "Tochukwu Madu",
    company: "Madu Electricals",
    level: "established",
    came: [5, "09:03"],
    path: "digital-transformation",
    status: "paid",
    notes: "Elite since this week. Staff of eleven.",
    tiers: [["elite", 1]],
    progress: [{ course: "digital-transformation", share: 0.05 }],
  }),
  learner({
    name: "Victoria Inyang",
    company: null,
    level: "individual",
    came: [4, "20:16"],
    progress: [{ course: "business-automation", share: 0.05 }],
  }),
];

/**
 * Learners who signed up in the last days and have not confirmed their address: their mails wait in the back office.
 */
export const newAccounts: readonly { name: string; came: readonly [daysAgo: number, time: string] }[] = [
  { name: "Dorcas Pam", came: [2, "19:33"] },
  { name: "Ugochukwu Anozie", came: [1, "08:21"] },
  { name: "Sadiya Ibrahim", came: [0, "07:30"] },
];
