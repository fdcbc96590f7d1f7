import type { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { requireRole } from "#app/accounts/accounts.server.ts";
import {
  getActiveUsersCount,
  getRecentClicks,
  getReferrerBreakdown,
  getTopPages,
} from "#app/analytics/analytics.server.ts";
import {
  clickEvent,
  daysBackInput,
  pageStatistic,
  recentClicksInput,
  referrerStatistic,
} from "#app/analytics/contract.ts";
import { type ApiEnvironment, readBody } from "./requests.ts";

interface Procedure<Input extends z.ZodType> {
  summary: string;
  input: Input;
  output: z.ZodType;
  run: (input: z.output<Input>) => Promise<unknown>;
}

/** Adds POST /api/rpc/{name}, for admin sessions only. An empty body counts as {}. */
function addProcedure<Input extends z.ZodType>(
  api: OpenAPIHono<ApiEnvironment>,
  name: string,
  { summary, input, output, run }: Procedure<Input>,
): void {
  const path = `/rpc/${name}`;
  api.openAPIRegistry.registerPath({
    method: "post",
    path,
    summary: `${summary} (admin)`,
    request: { body: { content: { "application/json": { schema: input } } } },
    responses: { 200: { description: "The answer", content: { "application/json": { schema: output } } } },
  });
  api.post(path, async (context) => {
    await requireRole(context.req.raw.headers, "admin");
    const answer = await run(await readBody(context, input, { empty: {} }));
    return context.body(JSON.stringify(answer), 200, { "Content-Type": "application/json" });
  });
}

/** The procedures of the dashboard, with the names and fields of specification 1, section 7. */
export function procedures(api: OpenAPIHono<ApiEnvironment>): void {
  addProcedure(api, "get_active_users_count", {
    summary: "Visitors of the last five minutes",
    input: z.object({}),
    output: z.number().int(),
    run: () => getActiveUsersCount(),
  });
  addProcedure(api, "get_top_pages", {
    summary: "Pages by page views",
    input: daysBackInput,
    output: z.array(pageStatistic),
    run: ({ days_back }) => getTopPages(days_back),
  });
  addProcedure(api, "get_referrer_breakdown", {
    summary: "Sources by page views",
    input: daysBackInput,
    output: z.array(referrerStatistic),
    run: ({ days_back }) => getReferrerBreakdown(days_back),
  });
  addProcedure(api, "get_recent_clicks", {
    summary: "The newest clicks",
    input: recentClicksInput,
    output: z.array(clickEvent.extend({ event_timestamp: z.iso.datetime() })),
    run: ({ limit_count }) => getRecentClicks(limit_count),
  });
}
