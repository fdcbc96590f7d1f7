import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { isbot } from "isbot";
import { z } from "zod";
import { demoSession, demosAccessed, demoVisitInput } from "#app/demos/contract.ts";
import { openDemoSession, readDemoSession, recordDemos } from "#app/demos/demos.server.ts";
import { AppError } from "#server/platform/errors.ts";
import { takeTurn } from "#server/platform/rate-limit.ts";
import { type ApiEnvironment, readBody } from "./requests.ts";

const path = "/demo_user_sessions";
const notCounted = { description: "Not recorded: the visitor asked for it, or is a bot" };
const list = { description: "The kept list", content: { "application/json": { schema: demosAccessed } } };

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

/**
 * /api/demo_user_sessions: POST creates a session with an empty row, GET {id} reads the systems opened in it, PATCH
 * {id} adds to them.
 */
export function demoSessions(api: OpenAPIHono<ApiEnvironment>): void {
  api.openAPIRegistry.registerPath({
    method: "post",
    path,
    summary: "Begin a demo session",
    responses: {
      201: { description: "Begun", content: { "application/json": { schema: demoSession } } },
      204: notCounted,
    },
  });
  api.post(path, async (context) => {
    await takeTurn("demos", context.var.facts.clientAddress);
    await readBody(context, z.object({}), { empty: {} });
    if (isLeftOut(context)) return context.body(null, 204);
    return context.json(await openDemoSession(), 201);
  });

  api.openAPIRegistry.registerPath({
    method: "get",
    path: `${path}/{id}`,
    summary: "The demo systems opened in a session, in the order of first access",
    request: { params: demoSession },
    responses: { 200: list },
  });
  api.get(`${path}/:id`, async (context) => {
    await takeTurn("demos", context.var.facts.clientAddress);
    return context.json(await readDemoSession(sessionId(context)));
  });

  api.openAPIRegistry.registerPath({
    method: "patch",
    path: `${path}/{id}`,
    summary: "Add opened demo systems to a session",
    request: {
      params: demoSession,
      body: { content: { "application/json": { schema: demoVisitInput } } },
    },
    responses: { 200: list, 204: notCounted },
  });
  api.patch(`${path}/:id`, async (context) => {
    await takeTurn("demos", context.var.facts.clientAddress);
    const id = sessionId(context);
    const input = await readBody(context, demoVisitInput);
    if (isLeftOut(context)) return context.body(null, 204);
    return context.json(await recordDemos(id, input));
  });
}
