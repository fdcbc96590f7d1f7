import type { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { requiredValues, sampleRow } from "#app/forms/sample-values.ts";
import { submitApplication } from "#app/recruitment/apply/applications.server.ts";
import { applicationCall, specifiedApplication } from "#app/recruitment/apply/call-contract.ts";
import { applicationForm, applicationReceipt } from "#app/recruitment/apply/contract.ts";
import { enforceLimit } from "#server/platform/rate-limit.ts";
import { describeCall } from "./describe.ts";
import { type ApiEnvironment, readBody } from "./requests.ts";
import { eitherSpelling, specifiedInsert } from "./specified.ts";

const specified = specifiedInsert(applicationForm.fields, applicationCall, specifiedApplication);
const input = eitherSpelling(applicationCall, specified);

const example = {
  ...sampleRow(applicationForm.fields),
  full_name: "Amaka Okafor",
  phone_number: "+2348031234567",
  email: "amaka@mindsync.example",
  city_state: "Enugu, Enugu State",
  age: 30,
  linkedin_portfolio: null,
  employment_status: "Self-Employed",
  tech_skills_rating: 7,
  tools_knowledge: ["Airtable"],
  business_types: "Pharmacies and schools",
  why_join_mindsync: "Three shops on my street asked me to set up their WhatsApp.",
  video_url: null,
  status: "pending",
};

const withFormNames = {
  ...requiredValues(applicationForm.fields),
  submissionKey: "7d1f0c52-6a0b-4f4e-9b0e-0f8f8f1f2a02",
  fullName: example.full_name,
  phoneNumber: example.phone_number,
  email: example.email,
  cityState: example.city_state,
  age: "30",
  employmentStatus: example.employment_status,
  techSkills: "7",
  toolsKnowledge: example.tools_knowledge,
  businessTypes: example.business_types,
  whyJoinMindsync: example.why_join_mindsync,
};

/** POST /api/recruitment_applications: stores an application. */
export function newApplications(api: OpenAPIHono<ApiEnvironment>): void {
  describeCall(api, {
    method: "post",
    path: "/recruitment_applications",
    group: "Recruitment",
    summary: "Apply as a consultant",
    description:
      "With the form's names or the table's. `video_url` (or `videoFile`) is the address (or the id) of a finished upload.",
    access: "anyone",
    body: {
      schema: z.union([specified.schema, applicationCall]),
      example,
      more: { withFormNames },
    },
    answers: {
      201: {
        description: "Saved. The path is the applicant's private page: it is a secret",
        schema: applicationReceipt,
        example: { ref: "APP-7K3F9", path: "/recruitment/application/AAAAAAAAAAAAAAAAAAAAAA" },
      },
    },
  });
  api.post("/recruitment_applications", async (context) => {
    const sent = await readBody(context, input);
    await enforceLimit("apply", context.var.facts);
    return context.json(await submitApplication(sent), 201);
  });
}
