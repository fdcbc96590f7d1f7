import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { isbot } from "isbot";
import { z } from "zod";
import { demoSession, demosAccessed, demoVisitInput } from "#app/demos/contract.ts";
import { openDemoSession, readDemoSession, recordDemos } from "#app/demos/demos.server.ts";
import { AppError } from "#server/platform/errors.ts";
import { enforceLimit } from "#server/platform/rate-limit.ts";
import { describeCall } from "./describe.ts";
import { type ApiEnvironment, readBody } from "./requests.ts";

const path = "/demo_user_sessions";
const notCounted = { description: "Not recorded: the visitor asked for it, or is a bot" };
const session = { id: "7d1f0c52-6a0b-4f4e-9b0e-0f8f8f1f2a05" };
const opened = { demos_accessed: ["healthcare"] };
const list = { description: "The stored list", schema: demosAccessed, example: opened };
const shared = { group: "Demos", access: "anyone" } as const;
const one = { ...shared, path: `${path}/{id}`, params: demoSession, errors: ["not-found"] } as const;

/** The whole list may be sent again, and the time, which is not used. */
const update = demoVisitInput.extend({ last_activity: z.unknown().optional() });

/** The session id in the address. @throws AppError not-found when it is no valid id */
function sessionId(context: Context): string {
  const { success, data } = demoSession.shape.id.safeParse(context.req.param("id"));
  if (!success) throw new AppError("not-found", "There is no such demo session.");
  return data;
}

/**
 * Whether this caller is not recorded: senders of Global Privacy Control (our pages do not call then, others may), and
 * bots. As with the visits, every figure is then of people.
 */
function isLeftOut(context: Context): boolean {
  return context.req.header("sec-gpc") === "1" || isbot(context.req.header("user-agent"));
}

function describeDemoSessions(api: OpenAPIHono<ApiEnvironment>): void {
  describeCall(api, {
    ...shared,
    method: "post",
    path,
    summary: "Begin a demo session",
    body: { schema: z.object({}), example: {}, optional: true },
    answers: { 201: { description: "Begun", schema: demoSession, example: session }, 204: notCounted },
  });
  describeCall(api, {
    ...one,
    method: "get",
    summary: "The demo systems opened in a session, in the order of first access",
    answers: { 200: list },
  });
  describeCall(api, {
    ...one,
    method: "patch",
    summary: "Add opened demo systems to a session",
    description:
      "The whole list may be sent again. `last_activity` is the server's own time, whatever is sent.",
    body: {
      schema: update,
      example: { ...opened, last_activity: "2026-11-23T09:00:00.000Z" },
    },
    answers: { 200: list, 204: notCounted },
  });
}

/**
 * /api/demo_user_sessions: POST creates a session with an empty row, GET {id} reads the systems opened in it, PATCH
 * {id} adds to them.
 */
export function demoSessions(api: OpenAPIHono<ApiEnvironment>): void {
  describeDemoSessions(api);
  api.post(path, async (context) => {
    await enforceLimit("demos", context.var.facts);
    await readBody(context, z.object({}), { empty: {} });
    if (isLeftOut(context)) return context.body(null, 204);
    return context.json(await openDemoSession(), 201);
  });

  api.get(`${path}/:id`, async (context) => {
    await enforceLimit("demos", context.var.facts);
    return context.json(await readDemoSession(sessionId(context)));
  });

  api.patch(`${path}/:id`, async (context) => {
    await enforceLimit("demos", context.var.facts);
    const id = sessionId(context);
    const input = await readBody(context, update);
    if (isLeftOut(context)) return context.body(null, 204);
    return context.json(await recordDemos(id, input));
  });
}
