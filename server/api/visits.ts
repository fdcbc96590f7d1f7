import type { OpenAPIHono } from "@hono/zod-openapi";
import { bodyLimit } from "hono/body-limit";
import { recordVisits } from "#app/analytics/analytics.server.ts";
import { visitLimits, visitsInput } from "#app/analytics/contract.ts";
import { AppError } from "#server/platform/errors.ts";
import { takeTurn } from "#server/platform/rate-limit.ts";
import { type ApiEnvironment, readBody } from "./requests.ts";

/**
 * POST /api/visits: page views and clicks from the counter script (table visitor_analytics). Answers 204 once they are
 * durable. A visitor who sends Global Privacy Control is not counted.
 */
export function visits(api: OpenAPIHono<ApiEnvironment>): void {
  api.openAPIRegistry.registerPath({
    method: "post",
    path: "/visits",
    summary: "Page views and clicks of one browser session",
    request: { body: { content: { "application/json": { schema: visitsInput } } } },
    responses: { 204: { description: "Kept, or not counted because the visitor asked for it" } },
  });
  api.post(
    "/visits",
    bodyLimit({
      maxSize: visitLimits.bytes,
      onError: () => {
        throw new AppError("too-large", `At most ${visitLimits.bytes / 1024} KB of visits at once.`);
      },
    }),
    async (context) => {
      await takeTurn("visits", context.var.facts.clientAddress);
      const input = await readBody(context, visitsInput);
      if (context.req.header("sec-gpc") !== "1") {
        const host = context.req.header("host")?.replace(/:\d+$/, "");
        await recordVisits(input, {
          userAgent: context.req.header("user-agent") ?? "",
          ...(host ? { host } : {}),
        });
      }
      return context.body(null, 204);
    },
  );
}
