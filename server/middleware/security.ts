import type { MiddlewareHandler } from "hono";
import type { InlineHashes } from "#packages/page-finish/finished-pages.ts";
import type { ApiEnvironment } from "../api/requests.ts";
import { isHtml } from "../platform/html.ts";
import { answerHeaders, pagePolicy } from "../platform/security-headers.ts";

/** Adds the security headers, and to pages their Content-Security-Policy. @param inline hashes of what every page has inline */
export function securityHeaders({ scripts, styles }: InlineHashes): MiddlewareHandler<ApiEnvironment> {
  return async (context, next) => {
    await next();
    const { facts, ownStyles } = context.var;
    for (const [name, value] of Object.entries(answerHeaders(context.req.path))) {
      // A page may be stricter.
      if (!context.res.headers.has(name)) context.header(name, value);
    }
    context.header("X-Request-Id", facts.requestId);
    // Data of screens, redirects and errors may be personal just as pages are.
    if (!context.res.headers.has("cache-control")) context.header("Cache-Control", "no-store");
    if (!isHtml(context.res)) return;
    const inline = { scripts, styles: ownStyles ? [...styles, ownStyles] : styles };
    context.header("Content-Security-Policy", pagePolicy(inline, context.req.path, facts.nonce));
  };
}
