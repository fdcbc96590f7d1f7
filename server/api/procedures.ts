import type { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { requireRole } from "#app/accounts/accounts.server.ts";
import {
  clickEvent,
  daysBackInput,
  pageStatistic,
  recentClicksInput,
  referrerStatistic,
} from "#app/analytics/contract.ts";
import { getActiveUsersCount } from "#app/analytics/procedures/active-users.server.ts";
import { getRecentClicks } from "#app/analytics/procedures/recent-clicks.server.ts";
import { getReferrerBreakdown } from "#app/analytics/procedures/referrer-breakdown.server.ts";
import { getTopPages } from "#app/analytics/procedures/top-pages.server.ts";
import { describeCall } from "./describe.ts";
import { type ApiEnvironment, readBody } from "./requests.ts";

interface Procedure<Input extends z.ZodType> {
  summary: string;
  input: Input;
  output: z.ZodType;
  example: { input: z.input<Input>; output: unknown };
  run: (input: z.output<Input>) => Promise<unknown>;
}

/** Adds POST /api/rpc/{name}, for admin sessions only. An empty body counts as {}. */
function addProcedure<Input extends z.ZodType>(
  api: OpenAPIHono<ApiEnvironment>,
  name: string,
  { summary, input, output, example, run }: Procedure<Input>,
): void {
  const path = `/rpc/${name}`;
  describeCall(api, {
    method: "post",
    path,
    group: "Visitor figures",
    summary,
    access: "admin",
    body: { schema: input, example: example.input, optional: true },
    answers: { 200: { description: "The answer", schema: output, example: example.output } },
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
    example: { input: {}, output: 3 },
    run: () => getActiveUsersCount(),
  });
  addProcedure(api, "get_top_pages", {
    summary: "Pages by page views",
    input: daysBackInput,
    output: z.array(pageStatistic),
    example: {
      input: { days_back: 7 },
      output: [{ page_visited: "/tools", visit_count: 12, unique_sessions: 9 }],
    },
    run: ({ days_back }) => getTopPages(days_back),
  });
  addProcedure(api, "get_referrer_breakdown", {
    summary: "Sources by page views",
    input: daysBackInput,
    output: z.array(referrerStatistic),
    example: { input: { days_back: 7 }, output: [{ referrer_source: "TikTok", visit_count: 12 }] },
    run: ({ days_back }) => getReferrerBreakdown(days_back),
  });
  addProcedure(api, "get_recent_clicks", {
    summary: "The newest clicks",
    input: recentClicksInput,
    output: z.array(clickEvent.extend({ event_timestamp: z.iso.datetime() })),
    example: {
      input: { limit_count: 50 },
      output: [
        {
          page_visited: "/tools",
          clicked_element: "Link: Try Tool",
          referrer_source: "TikTok",
          event_timestamp: "2026-11-23T09:00:00.000Z",
        },
      ],
    },
    run: ({ limit_count }) => getRecentClicks(limit_count),
  });
}
