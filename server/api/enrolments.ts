import type { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { currentProfile, requireRole } from "#app/accounts/accounts.server.ts";
import { enrol, listEnrolments } from "#app/school/enroll/enroll.server.ts";
import { enrolmentInput, enrolmentReceipt } from "#app/school/enroll/enrolment-contract.ts";
import { enrolmentRecord } from "#app/school/enroll/record-contract.ts";
import { takeTurn } from "#server/platform/rate-limit.ts";
import { type ApiEnvironment, readBody } from "./requests.ts";

/** /api/course_enrollments: POST keeps an enrolment, GET lists them to an admin. */
export function enrolments(api: OpenAPIHono<ApiEnvironment>): void {
  api.openAPIRegistry.registerPath({
    method: "post",
    path: "/course_enrollments",
    summary: "Enrol in the school",
    request: { body: { content: { "application/json": { schema: enrolmentInput } } } },
    responses: {
      201: { description: "Kept", content: { "application/json": { schema: enrolmentReceipt } } },
    },
  });
  api.post("/course_enrollments", async (context) => {
    await takeTurn("form", context.var.facts.clientAddress);
    const input = await readBody(context, enrolmentInput);
    const profile = await currentProfile(context.req.raw.headers);
    return context.json(await enrol(input, profile?.id), 201);
  });
  api.openAPIRegistry.registerPath({
    method: "get",
    path: "/course_enrollments",
    summary: "All enrolments, newest first (admin)",
    responses: {
      200: {
        description: "The enrolments",
        content: {
          "application/json": { schema: z.array(enrolmentRecord.extend({ created_at: z.iso.datetime() })) },
        },
      },
    },
  });
  api.get("/course_enrollments", async (context) => {
    await requireRole(context.req.raw.headers, "admin");
    return context.json(await listEnrolments());
  });
}
