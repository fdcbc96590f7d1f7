import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { recordVisit, recordVisits } from "#app/analytics/analytics.server.ts";
import { scrollInput, visitLimits, visitRecord, visitsInput } from "#app/analytics/contract.ts";
import { countryIn } from "#app/analytics/country.server.ts";
import { recordScroll } from "#app/analytics/scrolls.server.ts";
import { AppError } from "#server/platform/errors.ts";
import { enforceLimit } from "#server/platform/rate-limit.ts";
import { describeCall } from "./describe.ts";
import { type ApiEnvironment, readBody } from "./requests.ts";

const session_id = "7d1f0c52-6a0b-4f4e-9b0e-0f8f8f1f2a11";

function describeVisits(api: OpenAPIHono<ApiEnvironment>): void {
  const shared = { method: "post", group: "Visitor figures", access: "anyone" } as const;
  const answers = { 204: { description: "Saved, or not counted because the visitor asked for it" } };
  describeCall(api, {
    ...shared,
    path: "/visits",
    summary: "Page views and clicks of one browser session",
    body: {
      schema: visitsInput,
      example: {
        session_id,
        screen_width: 390,
        events: [
          { page_visited: "/tools", referrer: "https://www.tiktok.com/" },
          { page_visited: "/tools", clicked_element: "Link: Try Tool" },
        ],
      },
    },
    answers,
  });
  describeCall(api, {
    ...shared,
    path: "/visitor_analytics",
    summary: "One page view or click, as a row of its table",
    description: "Any text may be the session id: it is stored as a UUID made of it.",
    body: {
      schema: visitRecord,
      example: {
        session_id,
        page_visited: "/tools?from=flyer",
        referrer_source: "TikTok",
        device_type: "Mobile",
        screen_width: 390,
        user_agent: "Mozilla/5.0 (Linux; Android 15) Mobile",
      },
      more: { click: { session_id, page_visited: "/tools", clicked_element: "Button: Enroll Now" } },
    },
    answers,
  });
  describeCall(api, {
    ...shared,
    path: "/scrolls",
    summary: "How far down a page a visitor came",
    description: "Sent when the visitor leaves the page. It names no session.",
    body: { schema: scrollInput, example: { page_visited: "/tools", reached: 3 } },
    answers,
  });
}

/** What the request itself says about the visitor. */
function factsOf(context: Context<ApiEnvironment>) {
  const host = context.req.header("host")?.replace(/:\d+$/, "");
  const country = countryIn({ get: (name) => context.req.header(name) ?? null }, context.get("facts"));
  return {
    userAgent: context.req.header("user-agent") ?? "",
    clientAddress: context.get("facts").clientAddress,
    ...(host ? { host } : {}),
    ...(country ? { country } : {}),
  };
}

const isUncounted = (context: Context<ApiEnvironment>) => context.req.header("sec-gpc") === "1";

const refuseLong = () => {
  throw new AppError("too-large", `At most ${visitLimits.bytes / 1024} KB of visits at once.`);
};
const limitUnknownLength = bodyLimit({ maxSize: visitLimits.bytes, onError: refuseLong });

/** Refuses a long body. Where the length is known the body is not touched, because a body as a stream is slow to read. */
const limitVisits: MiddlewareHandler<ApiEnvironment> = (context, next) => {
  const length = context.req.header("content-length");
  if (length === undefined || context.req.header("transfer-encoding") !== undefined)
    return limitUnknownLength(context, next);
  return Number(length) > visitLimits.bytes ? refuseLong() : next();
};

/**
 * POST /api/visits: page views and clicks from the counter script (table visitor_analytics). Answers 204 once they are
 * durable. A visitor who sends Global Privacy Control is not counted. POST /api/visitor_analytics takes one row under
 * the specification's names. POST /api/scrolls takes how far down a page a visitor came.
 */
export function visits(api: OpenAPIHono<ApiEnvironment>): void {
  describeVisits(api);
  api.post("/visits", limitVisits, async (context) => {
    await enforceLimit("visits", context.get("facts").clientAddress);
    const input = await readBody(context, visitsInput);
    if (!isUncounted(context)) await recordVisits(input, factsOf(context));
    return context.body(null, 204);
  });
  api.post("/visitor_analytics", limitVisits, async (context) => {
    await enforceLimit("visits", context.get("facts").clientAddress);
    const input = await readBody(context, visitRecord);
    if (!isUncounted(context)) await recordVisit(input, factsOf(context));
    return context.body(null, 204);
  });
  api.post("/scrolls", limitVisits, async (context) => {
    await enforceLimit("visits", context.get("facts").clientAddress);
    const input = await readBody(context, scrollInput);
    if (!isUncounted(context)) await recordScroll(input, factsOf(context).userAgent);
    return context.body(null, 204);
  });
}
