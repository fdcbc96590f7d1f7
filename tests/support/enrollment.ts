import { randomUUID } from "node:crypto";
import type { EnrollmentInput } from "#app/school/enroll/enrollment-contract.ts";
import { enrollmentFields } from "#content/enrollment.ts";
import { valuesFor } from "./field-values.ts";

/** An enrollment as the form sends it, with every field filled. */
export function anEnrollment(changed: Partial<Record<keyof EnrollmentInput, unknown>> = {}) {
  return {
    ...valuesFor(enrollmentFields),
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
