import { z } from "zod";
import type { Block } from "./block.ts";
import type { Likeness } from "./likeness.ts";
import { longSentencesOf, lowerCase, procedureDocument } from "./procedure-document.ts";

/**
 * The work of a trade (content/library/jobs/<trade>.yaml): the jobs that a company of this trade has, each with a whole
 * procedure that is written for that company.
 */

const jobSchema = z.strictObject({
  /** The job's name, which 'Written for' shows after the trade: 'Gown hire and return'. */
  name: z.string().min(3).max(60),
  /** Other names that people type for this job. */
  called: z.array(lowerCase).min(3).max(18),
  /** What people type into the field 'Department', or 'company: department'. */
  says: z.array(z.string().min(4).max(140)).min(6).max(12),
  document: procedureDocument({ short: 140, usual: 220, more: 25 }),
});

/** The first text that is there twice; undefined if none is. */
const firstTwice = (texts: readonly string[]) => texts.find((text, at) => texts.indexOf(text) !== at);

export const workSchema = z.strictObject({
  jobs: z
    .array(jobSchema)
    .min(2)
    .max(16)
    .superRefine((jobs, context) => {
      const called = firstTwice(jobs.flatMap((job) => [...new Set([job.name.toLowerCase(), ...job.called])]));
      if (called) context.addIssue(`two jobs are called '${called}'`);
      const sentence = firstTwice(jobs.flatMap((job) => longSentencesOf(job.document)));
      if (sentence) context.addIssue(`a sentence is there twice: '${sentence.slice(0, 60)}'`);
    }),
});

export type Work = z.output<typeof workSchema>;

/** A job as the site loads it. */
export type Job = Omit<Work["jobs"][number], "says">;

/** A job with its trade, as a procedure is written for it. */
export interface JobOfTrade {
  readonly id: string;
  /** What visitors are told: 'Bridal and aso ebi: Gown hire and return'. */
  readonly about: string;
  readonly job: Job;
}

/** A job that is meant, with the matters that were typed. */
export interface MeantJob extends JobOfTrade {
  /** The matters that are its own. */
  readonly held: readonly string[];
  /** Those that it was chosen for. */
  readonly named: readonly string[];
}

/** A block of work that is common to many companies, with the matters that it answers. */
export interface MeantBlock {
  readonly block: Block;
  readonly matters: readonly string[];
  /** These, and what was only told. */
  readonly texts: readonly string[];
}

/** What a company has, of which something was typed. */
export interface CompanyWork {
  /** Its own jobs that the field names, in the order in which they were typed: they are written as one procedure. */
  readonly named: readonly MeantJob[];
  /** Its jobs that may be meant, the likeliest first: the further versions. */
  readonly others: readonly MeantJob[];
  /** The name of its trade. */
  readonly trade: string;
  /** All jobs of its trade. */
  readonly jobs: readonly Job[];
  /** Whether the company is surely of this trade. */
  readonly isSure: boolean;
  /** Whether it may have the department that was found beside them. */
  readonly hasDepartment: boolean;
  /** The matters that are that department's own. */
  readonly heldBeside: readonly string[];
  /** The blocks for matters that neither its jobs nor its department answer as well. */
  readonly blocks: readonly MeantBlock[];
  /** Whether the blocks are the whole procedure. */
  readonly isOfBlocks: boolean;
}

/** The work of a trade as the site loads it. */
export interface WorkShelf {
  /** The name of the trade that visitors read. */
  readonly trade: string;
  readonly jobs: readonly Job[];
  /** What its jobs are recognised by. */
  readonly likeness: Likeness;
}
