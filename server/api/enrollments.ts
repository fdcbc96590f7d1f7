import type { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { currentProfile, requireRole } from "#app/accounts/accounts.server.ts";
import { enrol, listEnrollments } from "#app/school/enroll/enroll.server.ts";
import { enrollmentInput, enrollmentReceipt } from "#app/school/enroll/enrollment-contract.ts";
import { enrollmentRecord } from "#app/school/enroll/record-contract.ts";
import { takeTurn } from "#server/platform/rate-limit.ts";
import { type ApiEnvironment, readBody } from "./requests.ts";

/** /api/course_enrollments: POST stores an enrollment, GET lists them for an admin. */
export function enrollments(api: OpenAPIHono<ApiEnvironment>): void {
  api.openAPIRegistry.registerPath({
    method: "post",
    path: "/course_enrollments",
    summary: "Enrol in the school",
    request: { body: { content: { "application/json": { schema: enrollmentInput } } } },
    responses: {
      201: { description: "Kept", content: { "application/json": { schema: enrollmentReceipt } } },
    },
  });
  api.post("/course_enrollments", async (context) => {
    await takeTurn("form", context.var.facts.clientAddress);
    const input = await readBody(context, enrollmentInput);
    const profile = await currentProfile(context.req.raw.headers);
    return context.json(await enrol(input, profile?.id), 201);
  });
  api.openAPIRegistry.registerPath({
    method: "get",
    path: "/course_enrollments",
    summary: "All enrollments, newest first (admin)",
    responses: {
      200: {
        description: "The enrollments",
        content: {
          "application/json": { schema: z.array(enrollmentRecord.extend({ created_at: z.iso.datetime() })) },
        },
      },
    },
  });
  api.get("/course_enrollments", async (context) => {
    await requireRole(context.req.raw.headers, "admin");
    return context.json(await listEnrollments());
  });
}
