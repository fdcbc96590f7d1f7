import type { Profile } from "#app/accounts/contract.ts";
import { sampleValues } from "#app/forms/sample-values.ts";
import { changeEnrollments } from "#app/school/enroll/change-enrollments.server.ts";
import type { EnrollmentStatus } from "#app/school/enroll/contract.ts";
import { enrol } from "#app/school/enroll/enroll.server.ts";
import { enrollmentInput } from "#app/school/enroll/enrollment-contract.ts";
import { enrollmentFields } from "#content/enrollment.ts";
import { sql } from "#server/platform/database.ts";
import { Chance } from "./chance.ts";
import { enrollments, type SampleEnrollment } from "./enrollment-texts.ts";
import { learners } from "./learner-texts.ts";
import { type Clock, setMoments } from "./moments.ts";
import { fictitiousEmail, fictitiousPhone } from "./people.ts";

interface Owner {
  /** The account that changes the statuses. */
  adminId: string;
  /** The accounts of the sample learners, by name. */
  accounts: ReadonlyMap<string, Profile>;
}

/** Submits an enrollment. @returns its id in the table */
async function enroll(sample: SampleEnrollment, key: string, account?: Profile) {
  const [firstName = "", ...rest] = sample.name.split(" ");
  const { ref } = await enrol(
    enrollmentInput.parse({
      ...sampleValues(enrollmentFields),
      submissionKey: key,
      firstName,
      lastName: rest.join(" "),
      email: account?.email ?? fictitiousEmail(sample.name, sample.company),
      phone: fictitiousPhone(sample.name),
      company: sample.company,
      businessLevel: sample.level,
      learningPath: sample.path,
      experience: sample.experience,
      goals: sample.goals,
    }),
    account?.id ?? null,
  );
  const [row] = await sql()<{ id: string }[]>`select id from course_enrollments where ref = ${ref}`;
  if (!row) throw new Error(`${ref} was not saved`);
  return row.id;
}

/** Creates enrollments of every status with notes, including those of the learners. */
export async function addEnrollments(clock: Clock, { adminId, accounts }: Owner): Promise<void> {
  const chance = new Chance("enrollments");
  const ofLearners = learners.flatMap(({ path, status, ...learner }) =>
    path && status ? [{ ...learner, path, status }] : [],
  );
  const came = new Map<string, Date>();
  const changed = new Map<string, Date>();
  const withStatus = new Map<EnrollmentStatus, string[]>();
  for (const sample of [...enrollments, ...ofLearners]) {
    const { status, notes } = sample;
    const id = await enroll(sample, chance.uuid(), accounts.get(sample.name));
    const at = clock.at(...sample.came);
    came.set(id, at);
    if (notes) await changeEnrollments(adminId, { change: "notes", id: [id], notes, before: "" });
    if (status === "new") continue;
    changed.set(id, clock.hoursAfter(at, chance.between(2, 40)));
    withStatus.set(status, [...(withStatus.get(status) ?? []), id]);
  }
  for (const [status, id] of withStatus)
    await changeEnrollments(adminId, {
      change: "status",
      id,
      status,
      tier: status === "paid" ? "basic" : "",
    });
  const table = "course_enrollments";
  await setMoments({ table, column: "created_at", by: "id" }, came);
  await setMoments({ table, column: "status_changed_at", by: "id" }, changed);
}
