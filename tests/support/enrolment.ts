import { randomUUID } from "node:crypto";
import type { EnrolmentInput } from "#app/school/enroll/enrolment-contract.ts";

/** An enrolment as the form sends it, with every field filled. */
export function anEnrolment(changed: Partial<Record<keyof EnrolmentInput, unknown>> = {}) {
  const sent = {
    submissionKey: randomUUID(),
    firstName: "Amaka",
    lastName: "Okafor",
    email: "amaka@mindsync.example",
    phone: "0803 123 4567",
    company: "Okafor Foods",
    businessLevel: "growing",
    learningPath: "ai-integration",
    experience: "beginner",
    goals: "My orders should stop getting lost.",
  } satisfies Record<keyof EnrolmentInput, unknown>;
  return { ...sent, ...changed };
}
