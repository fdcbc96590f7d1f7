import { Hono } from "hono";
import { compress } from "hono/compress";
import { api } from "./api/index.ts";
import type { ApiEnvironment } from "./api/requests.ts";
import { answerError } from "./middleware/answer-error.ts";
import { countFirst } from "./middleware/count-first.ts";
import { setFacts } from "./middleware/facts.ts";
import { logRequests } from "./middleware/log-requests.ts";
import { measureRequests, metrics, pagePatterns } from "./middleware/measure.ts";
import { onlyOwnPages } from "./middleware/own-pages.ts";
import { limitFormSize, onlyPageRequests } from "./middleware/page-requests.ts";
import { type PageOptions, renderPages } from "./middleware/pages.ts";
import { securityHeaders } from "./middleware/security.ts";
import { readiness } from "./platform/health.ts";
import { tellRetryAfter } from "./platform/retry-after.ts";

export interface AppOptions extends PageOptions {
  /** How many proxies of ours write X-Forwarded-For; with none neither that nor traceparent is believed. */
  trustProxy: number;
  /** Who sends it may read the figures from another machine. */
  metricsToken?: string | undefined;
}

/** The whole site behind one fetch: calls under /api, health checks, then the pages. */
export function createApp({ trustProxy, metricsToken, ...options }: AppOptions): Hono<ApiEnvironment> {
  const app = new Hono<ApiEnvironment>();
  // While developing, screens change: all of them are one route.
  const pageOf = typeof options.build === "function" ? () => "*" : pagePatterns(options.build.routes);
  app.use(
    setFacts(trustProxy),
    measureRequests(pageOf, trustProxy),
    logRequests,
    tellRetryAfter,
    securityHeaders(options.pages.everyPage),
  );
  app.get("/healthz", (context) => context.text("ok"));
  app.get("/readyz", async (context) => {
    const troubles = await readiness();
    const texts = troubles.map(({ text }) => text);
    if (troubles.some(({ stopsWriting }) => stopsWriting))
      return context.text(texts.join(" "), 503, { "Retry-After": "5" });
    return context.text(["ready", ...texts].join(". "));
  });
  app.get("/metrics", metrics(metricsToken));
  const calls = api();
  const names = new Set(calls.routes.flatMap(({ path }) => path.match(/^\/(\w+)/)?.[1] ?? []));
  app.use(onlyOwnPages, countFirst(pageOf, names));
  app.route("/api", calls);
  app.use(compress(), limitFormSize, onlyPageRequests);
  app.all("*", renderPages(options));
  app.onError(answerError);
  return app;
}
