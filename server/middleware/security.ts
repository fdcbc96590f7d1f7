import type { MiddlewareHandler } from "hono";
import type { InlineHashes } from "#packages/page-finish/finished-pages.ts";
import type { ApiEnvironment } from "../api/requests.ts";
import { isHtml } from "../platform/html.ts";
import { answerHeaders, pagePolicy } from "../platform/security-headers.ts";

/** Adds the security headers, and to pages their Content-Security-Policy. @param inline hashes of what every page has inline */
export function securityHeaders({ scripts, styles }: InlineHashes): MiddlewareHandler<ApiEnvironment> {
  return async (context, next) => {
    await next();
    const facts = context.get("facts");
    // Hono's context.header makes the whole response anew for each header, which took a tenth of a millisecond a request.
    const { headers } = context.res;
    for (const [name, value] of Object.entries(answerHeaders(context.req.path))) {
      // A page may be stricter.
      if (!headers.has(name)) headers.set(name, value);
    }
    headers.set("X-Request-Id", facts.requestId);
    // Data of screens, redirects and errors may be personal just as pages are.
    if (!headers.has("cache-control")) headers.set("Cache-Control", "no-store");
    if (!isHtml(context.res)) return;
    const ownStyles = context.get("ownStyles");
    const inline = { scripts, styles: ownStyles ? [...styles, ownStyles] : styles };
    headers.set("Content-Security-Policy", pagePolicy(inline, context.req.path, facts.nonce));
  };
}
