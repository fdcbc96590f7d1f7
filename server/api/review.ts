import type { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { requireRole } from "#app/accounts/accounts.server.ts";
import { reviewerRoles } from "#app/accounts/staff/admit-reviewer.server.ts";
import { setApplicationStatus } from "#app/recruitment/review/application-changes.server.ts";
import { listApplications, readApplicationRecord } from "#app/recruitment/review/applications-list.server.ts";
import { applicationsQuery, statusInput } from "#app/recruitment/review/contract.ts";
import { applicationRecord } from "#app/recruitment/review/record-contract.ts";
import { reviewTexts as texts } from "#content/review.ts";
import { AppError } from "#server/platform/errors.ts";
import { type ApiEnvironment, readBody } from "./requests.ts";

const path = "/recruitment_applications";

/**
 * /api/recruitment_applications: GET returns applications, newest first, in pages, with their number in X-Total-Count;
 * PATCH {id} sets a status. For admins and recruiters only (specification 2, section 7).
 */
export function review(api: OpenAPIHono<ApiEnvironment>): void {
  api.openAPIRegistry.registerPath({
    method: "get",
    path,
    summary: "Applications, newest first (admin or recruiter)",
    request: { query: applicationsQuery },
    responses: {
      200: {
        description: "A page of them; X-Total-Count says how many there are",
        content: { "application/json": { schema: z.array(applicationRecord) } },
      },
    },
  });
  api.get(path, async (context) => {
    await requireRole(context.req.raw.headers, ...reviewerRoles);
    const { applications, total } = await listApplications(applicationsQuery.parse(context.req.query()));
    return context.json(applications, 200, { "X-Total-Count": String(total) });
  });

  api.openAPIRegistry.registerPath({
    method: "patch",
    path: `${path}/{id}`,
    summary: "Set the status of an application (admin or recruiter)",
    request: {
      params: applicationRecord.pick({ id: true }),
      body: { content: { "application/json": { schema: statusInput } } },
    },
    responses: {
      200: {
        description: "The application as it is now",
        content: { "application/json": { schema: applicationRecord } },
      },
      404: { description: "There is no such application" },
      409: { description: "Its status is not the one that `was` says" },
    },
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
