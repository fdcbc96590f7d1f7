import type { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { currentProfile, requireRole } from "#app/accounts/accounts.server.ts";
import { requiredValues, sampleRow } from "#app/forms/sample-values.ts";
import { enrol, listEnrollments } from "#app/school/enroll/enroll.server.ts";
import {
  enrollmentForm,
  enrollmentInput,
  enrollmentReceipt,
} from "#app/school/enroll/enrollment-contract.ts";
import { enrollmentRecord } from "#app/school/enroll/record-contract.ts";
import { enforceLimit } from "#server/platform/rate-limit.ts";
import { describeCall } from "./describe.ts";
import { type ApiEnvironment, readBody } from "./requests.ts";
import { eitherSpelling, specifiedInsert } from "./specified.ts";

const path = "/course_enrollments";
const specified = specifiedInsert(enrollmentForm.fields, enrollmentInput);
const input = eitherSpelling(enrollmentInput, specified);

const example = {
  ...sampleRow(enrollmentForm.fields),
  first_name: "Amaka",
  last_name: "Okafor",
  email: "amaka@mindsync.example",
  phone: "0803 123 4567",
  company: null,
  business_level: "growing",
  learning_path: "ai-integration",
  experience: "beginner",
  goals: "My orders should stop getting lost.",
};

const withFormNames = {
  ...requiredValues(enrollmentForm.fields),
  submissionKey: "7d1f0c52-6a0b-4f4e-9b0e-0f8f8f1f2a03",
  firstName: example.first_name,
  lastName: example.last_name,
  email: example.email,
  phone: example.phone,
  businessLevel: example.business_level,
  learningPath: example.learning_path,
};

function describeEnrollments(api: OpenAPIHono<ApiEnvironment>): void {
  describeCall(api, {
    method: "post",
    path,
    group: "School",
    summary: "Enroll in the school",
    description:
      "With the form's names or the table's. The same `submissionKey` sent again is stored once and gets the first receipt.",
    access: "anyone",
    body: { schema: z.union([specified.schema, enrollmentInput]), example, more: { withFormNames } },
    answers: {
      201: {
        description: "Saved",
        schema: enrollmentReceipt,
        example: { ref: "ENR-7K3F9", whatsappUrl: "https://wa.me/2347000000001?text=Hello" },
      },
    },
  });
  describeCall(api, {
    method: "get",
    path,
    group: "School",
    summary: "All enrollments, newest first",
    access: "admin",
    answers: {
      200: {
        description: "The enrollments",
        schema: z.array(enrollmentRecord.extend({ created_at: z.iso.datetime() })),
        example: [
          {
            id: "7d1f0c52-6a0b-4f4e-9b0e-0f8f8f1f2a04",
            ref: "ENR-7K3F9",
            ...example,
            phone: "+2348031234567",
            created_at: "2026-11-23T09:00:00.000Z",
          },
        ],
      },
    },
  });
}

/** /api/course_enrollments: POST stores an enrollment, GET lists them for an admin. */
export function enrollments(api: OpenAPIHono<ApiEnvironment>): void {
  describeEnrollments(api);
  api.post(path, async (context) => {
    const sent = await readBody(context, input);
    await enforceLimit("enroll", context.var.facts);
    const profile = await currentProfile(context.req.raw.headers);
    return context.json(await enrol(sent, profile?.id), 201);
  });
  api.get(path, async (context) => {
    await requireRole(context.req.raw.headers, "admin");
    return context.json(await listEnrollments());
  });
}
