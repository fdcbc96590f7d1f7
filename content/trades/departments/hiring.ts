import type { Department } from "../types.ts";
import { words } from "../words.ts";

export const hiring: Department = {
  id: "hiring",
  name: "hiring and staff matters",
  keywords: words(`
    hiring, human resources, human resource, hr, hr department, recruitment, recruiting, employment,
    employee, employees, staff, staffing, personnel, people team, leave, attendance, staff welfare,
    admin, administration, discipline, interview, interviews
  `),
  purpose:
    "the business takes people who can do the work, checks them fairly and keeps clear papers from the first day to the last",
  owner: "human resources officer",
  others: ["head of the unit", "owner", "accounts officer"],
  tools: [
    "the job sheet with duties and pay",
    "the question list for interviews",
    "a work test",
    "the guarantor and reference forms",
    "the offer letter and the staff file",
  ],
  before: [
    "the vacancy and the pay have been approved",
    "the job sheet says duties, hours, place and who leads",
    "two people will take part in each interview",
    "no fee is asked of any applicant",
  ],
  steps: [
    {
      do: "Write the job sheet with five duties, the pay and the hours.",
      who: "head of the unit",
      check: "a stranger could explain the job from it",
      record: "the job sheet",
    },
    {
      do: "Publish it for a fixed time, inside first, and collect applications in one place.",
      who: "human resources officer",
      check: "each application has a date",
      record: "the application list",
    },
    {
      do: "Choose by the job sheet and answer everybody.",
      who: "human resources officer",
      check: "invitations and refusals have gone out",
      record: "the application list",
    },
    {
      do: "Ask all applicants the same questions and give marks separately.",
      who: "two interviewers",
      check: "two mark sheets exist for each person",
      record: "the interview sheet",
    },
    {
      do: "Give a short paid or very short work test.",
      who: "head of the unit",
      check: "the result can be looked at later",
      record: "the test file",
    },
    {
      do: "Call two former employers and visit or verify two guarantors.",
      who: "human resources officer",
      check: "dates, answers and addresses are written",
      record: "the reference form",
    },
    {
      do: "Check identity and the certificates that the work needs.",
      who: "human resources officer",
      check: "originals have been seen and copies signed",
      record: "the staff file",
    },
    {
      do: "Give a written offer with pay, hours, trial time, leave and notice.",
      who: "owner",
      check: "both have signed before the first day",
      record: "the offer letter",
    },
    {
      do: "Collect bank account, tax and pension numbers, next of kin and health facts that matter for the work.",
      who: "human resources officer",
      check: "the file is complete and locked away",
      record: "the staff file",
    },
    {
      do: "Plan the first week with a named colleague and the procedures to learn.",
      who: "head of the unit",
      check: "each day has a task and a teacher",
      record: "the first-week plan",
    },
    {
      do: "Talk after one week, one month and at the end of the trial, and write the decision.",
      who: "head of the unit",
      check: "three notes are signed",
      record: "the staff file",
    },
    {
      do: "Keep attendance, leave and warnings in writing, and settle an exit with handover, pay and return of things.",
      who: "human resources officer",
      check: "the exit sheet has no empty line",
      record: "the exit sheet",
    },
  ],
  qualityChecks: [
    "nobody was asked about pregnancy plans, tribe or religion to decide the job",
    "references were called and not only listed",
    "pay agrees with the letter",
    "staff files are locked and read by few",
    "warnings state fact, date and what must change",
  ],
  records: [
    "job sheets and application lists",
    "interview and reference sheets",
    "staff files with letters",
    "attendance, leave and exit sheets",
  ],
  whenWrong: [
    {
      problem: "a guarantor denies the person",
      do: "Stop the hiring, ask the applicant once and record the answer.",
    },
    {
      problem: "the new person does not manage the work",
      do: "Say it in the first week with examples, train again and decide before the trial ends.",
    },
    {
      problem: "somebody stays away without a word",
      do: "Call the person and the next of kin, write it down and follow the warning steps.",
    },
    {
      problem: "money or goods are missing and a person is suspected",
      do: "Keep the evidence, hear the person with a witness, do not shame anybody in public and let the owner decide.",
    },
    {
      problem: "a worker reports harassment",
      do: "Believe it enough to act: separate, write, keep it private and investigate within a week.",
    },
  ],
  measures: [
    "days until a vacancy is filled",
    "people who stay longer than the trial",
    "days of absence",
    "warnings and exits by reason",
  ],
  review: "every year, and after each resignation within three months",
};
