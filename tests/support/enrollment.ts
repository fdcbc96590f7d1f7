import { randomUUID } from "node:crypto";
import { sampleValues } from "#app/forms/sample-values.ts";
import type { EnrollmentInput } from "#app/school/enroll/enrollment-contract.ts";
import { enrollmentFields } from "#content/enrollment.ts";

/** An enrollment as the form sends it, with every field filled. */
export function anEnrollment(changed: Partial<Record<keyof EnrollmentInput, unknown>> = {}) {
  return {
    ...sampleValues(enrollmentFields),
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
    ...changed,
  };
}
