import { sampleValues } from "#app/forms/sample-values.ts";
import { submitApplication } from "#app/recruitment/apply/applications.server.ts";
import { applicationInput } from "#app/recruitment/apply/contract.ts";
import { type ApplicationStatus, scoreCriteria } from "#app/recruitment/record-contract.ts";
import { changeApplications } from "#app/recruitment/review/application-changes.server.ts";
import type { ApplicationChange, Points } from "#app/recruitment/review/contract.ts";
import { applicationFields } from "#content/application-form.ts";
import { sql } from "#server/platform/database.ts";
import type { Reviewer, SampleApplication, SampleStep } from "./application-steps.ts";
import { newApplications } from "./application-texts.ts";
import { Chance } from "./chance.ts";
import { type Clock, setMoments } from "./moments.ts";
import { fictitiousEmail, fictitiousPhone } from "./people.ts";
import { storeRecording } from "./recordings.ts";
import { reviewedApplications } from "./reviewed-texts.ts";
import { voiceRecording } from "./voice.ts";

/** The accounts of the two reviewers. */
export type Reviewers = Readonly<Record<Reviewer, string>>;

interface Sent {
  id: string;
  at: Date;
  status: ApplicationStatus;
}

/** Submits an application with its recording, as its form does. */
async function apply(clock: Clock, sample: SampleApplication, submissionKey: string): Promise<Sent> {
  const at = clock.at(...sample.came);
  const { recording } = sample;
  const videoFile = recording && (await storeRecording(recording.fileName, voiceRecording(recording)));
  const { ref } = await submitApplication(
    applicationInput.parse({
      ...sampleValues(applicationFields),
      submissionKey,
      fullName: sample.name,
      phoneNumber: fictitiousPhone(sample.name).replace(/^0/, "+234 "),
      email: fictitiousEmail(sample.name),
      cityState: sample.city,
      age: String(sample.age),
      linkedinPortfolio: sample.link,
      employmentStatus: sample.employment,
      techSkills: String(sample.tech),
      toolsKnowledge: sample.tools,
      businessTypes: sample.businesses,
      whyJoinMindsync: sample.why,
      videoFile,
    }),
  );
  const [row] = await sql()<{ id: string }[]>`select id from recruitment_applications where ref = ${ref}`;
  if (!row) throw new Error(`${ref} was not saved`);
  if (videoFile) {
    const moments = new Map([[videoFile, at]]);
    await setMoments({ table: "recruitment_media", column: "created_at", by: "id" }, moments);
  }
  return { id: row.id, at, status: "pending" };
}

/** Carries out a step in the review: a status, a score or a note. */
function changesOf({ id, status: was }: Sent, step: SampleStep, key: string): ApplicationChange[] {
  const changes: ApplicationChange[] = [];
  if (step.score) {
    const { score } = step;
    const points = Object.fromEntries(scoreCriteria.map((each, place) => [each, score[place]])) as Points;
    changes.push({ change: "score", id, ...points });
  }
  if (step.note) changes.push({ change: "note", id, key, note: step.note });
  if (step.status) changes.push({ change: "status", selected: [{ id, was }], status: step.status });
  return changes;
}

/**
 * Moves the records just written for an application to their time. Records moved earlier are dated before the start of
 * the run, so anything dated after it is new.
 */
async function setReviewTimes(clock: Clock, id: string, at: Date): Promise<void> {
  const [time, start] = [at.toISOString(), clock.now.toISOString()];
  await sql()`
    update application_history set at = ${time} where application_id = ${id} and at >= ${start}`;
  await sql()`
    update application_scores set scored_at = ${time} where application_id = ${id} and scored_at >= ${start}`;
  await sql()`
    update recruitment_applications set status_changed_at = ${time}
    where id = ${id} and status_changed_at >= ${start}`;
}

/** Creates applications of every status with scores, notes and history; some have a recording that plays. */
export async function addApplications(clock: Clock, reviewers: Reviewers): Promise<void> {
  const came = new Map<string, Date>();
  const add = async (sample: SampleApplication) => {
    const chance = new Chance(`application ${sample.name}`);
    const sent = await apply(clock, sample, chance.uuid());
    came.set(sent.id, sent.at);
    for (const step of sample.steps ?? []) {
      for (const change of changesOf(sent, step, chance.uuid())) {
        await changeApplications(reviewers[step.by], change);
      }
      sent.status = step.status ?? sent.status;
      await setReviewTimes(clock, sent.id, clock.hoursAfter(sent.at, step.after));
    }
  };
  await Promise.all([...newApplications, ...reviewedApplications].map(add));
  await setMoments({ table: "recruitment_applications", column: "created_at", by: "id" }, came);
}
