import type { ApplicationInput } from "#app/recruitment/apply/contract.ts";
import type { ApplicationStatus } from "#app/recruitment/record-contract.ts";

/** The reviewers: the two recruiters of the sample data. */
export type Reviewer = "first" | "second";

/** What a reviewer did with an application, in hours after it arrived. */
export interface SampleStep {
  after: number;
  by: Reviewer;
  status?: ApplicationStatus;
  note?: string;
  /** Communication, motivation, skills, network, reliability. */
  score?: readonly [number, number, number, number, number];
}

export interface SampleApplication {
  name: string;
  city: string;
  age: number;
  link: string | null;
  employment: ApplicationInput["employmentStatus"];
  tech: number;
  tools: ApplicationInput["toolsKnowledge"];
  businesses: string;
  why: string;
  came: readonly [daysAgo: number, time: string];
  /** A voice recording, by its length and the pitch of the voice. */
  recording?: { fileName: string; seconds: number; pitch: number };
  steps?: readonly SampleStep[];
}
