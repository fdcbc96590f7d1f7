import type { OpenAPIHono } from "@hono/zod-openapi";
import { applicationReceipt } from "#app/recruitment/apply/application-contract.ts";
import { submitApplication } from "#app/recruitment/apply/applications.server.ts";
import { applicationCall } from "#app/recruitment/apply/call-contract.ts";
import { takeTurn } from "#server/platform/rate-limit.ts";
import { type ApiEnvironment, readBody } from "./requests.ts";

/** POST /api/recruitment_applications: stores an application. */
export function newApplications(api: OpenAPIHono<ApiEnvironment>): void {
  api.openAPIRegistry.registerPath({
    method: "post",
    path: "/recruitment_applications",
    summary: "Apply as a consultant",
    request: { body: { content: { "application/json": { schema: applicationCall } } } },
    responses: {
      201: { description: "Kept", content: { "application/json": { schema: applicationReceipt } } },
    },
  });
  api.post("/recruitment_applications", async (context) => {
    await takeTurn("form", context.var.facts.clientAddress);
    return context.json(await submitApplication(await readBody(context, applicationCall)), 201);
  });
}
