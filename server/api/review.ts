import type { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { requireRole } from "#app/accounts/accounts.server.ts";
import { reviewerRoles } from "#app/accounts/staff/admit-reviewer.server.ts";
import { sampleRow } from "#app/forms/sample-values.ts";
import { applicationForm } from "#app/recruitment/apply/contract.ts";
import { setApplicationStatus } from "#app/recruitment/review/application-changes.server.ts";
import { listApplications, readApplicationRecord } from "#app/recruitment/review/applications-list.server.ts";
import { applicationsQuery, statusInput } from "#app/recruitment/review/contract.ts";
import { applicationRecord } from "#app/recruitment/review/record-contract.ts";
import { reviewTexts as texts } from "#content/review.ts";
import { AppError } from "#server/platform/errors.ts";
import { describeCall } from "./describe.ts";
import { type ApiEnvironment, readBody } from "./requests.ts";

const path = "/recruitment_applications";

const example = {
  ...sampleRow(applicationForm.fields),
  id: "7d1f0c52-6a0b-4f4e-9b0e-0f8f8f1f2a10",
  ref: "APP-7K3F9",
  full_name: "Amaka Okafor",
  phone_number: "+2348031234567",
  email: "amaka@mindsync.example",
  city_state: "Enugu, Enugu State",
  age: 30,
  employment_status: "Self-Employed",
  tech_skills_rating: 7,
  linkedin_portfolio: null,
  tools_knowledge: ["Airtable"],
  business_types: "Pharmacies and schools",
  why_join_mindsync: "Three shops on my street asked me to set up their WhatsApp.",
  video_url: null,
  status: "shortlisted",
  status_changed_at: "2026-11-23T09:00:00.000Z",
  created_at: "2026-11-22T09:00:00.000Z",
};

function describeReview(api: OpenAPIHono<ApiEnvironment>): void {
  const shared = { group: "Recruitment", access: "reviewer" } as const;
  describeCall(api, {
    ...shared,
    method: "get",
    path,
    summary: "Applications, newest first",
    query: applicationsQuery,
    answers: {
      200: {
        description: "A page of them",
        schema: z.array(applicationRecord),
        example: [example],
        headers: { "X-Total-Count": "How many applications there are" },
      },
    },
    errors: ["invalid"],
  });
  describeCall(api, {
    ...shared,
    method: "patch",
    path: `${path}/{id}`,
    summary: "Set the status of an application",
    description: "With `was`, the status changes only if it is that one; otherwise the answer is 409.",
    params: applicationRecord.pick({ id: true }),
    body: { schema: statusInput, example: { status: "shortlisted" } },
    answers: {
      200: { description: "The application as it is now", schema: applicationRecord, example },
    },
    errors: ["not-found", "conflict"],
  });
}

/**
 * /api/recruitment_applications: GET returns applications, newest first, in pages, with their number in X-Total-Count;
 * PATCH {id} sets a status. For admins and recruiters only (specification 2, section 7).
 */
export function review(api: OpenAPIHono<ApiEnvironment>): void {
  describeReview(api);
  api.get(path, async (context) => {
    await requireRole(context.req.raw.headers, ...reviewerRoles);
    const { applications, total } = await listApplications(applicationsQuery.parse(context.req.query()));
    return context.json(applications, 200, { "X-Total-Count": String(total) });
  });

  api.patch(`${path}/:id`, async (context) => {
    const reviewer = await requireRole(context.req.raw.headers, ...reviewerRoles);
    const named = applicationRecord.shape.id.safeParse(context.req.param("id"));
    if (!named.success) throw new AppError("not-found", texts.gone);
    const id = named.data;
    const { status, was } = await readBody(context, statusInput);
    await setApplicationStatus(reviewer.id, { id, was, to: status });
    return context.json(await readApplicationRecord(id));
  });
}
