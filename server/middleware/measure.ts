import { timingSafeEqual } from "node:crypto";
import { type Span, SpanStatusCode } from "@opentelemetry/api";
import type { MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import { TrieRouter } from "hono/router/trie-router";
import type { ServerBuild } from "react-router";
import type { ApiEnvironment } from "../api/requests.ts";
import { AppError } from "../platform/errors.ts";
import { metricsType, readMetrics, requestAnswered } from "../platform/metrics.ts";
import { traced } from "../platform/tracing.ts";

/** A screen as the build lists it. */
type Screens = ServerBuild["routes"];

function fullPath(routes: Screens, id: string): string {
  const { parentId, path = "" } = routes[id] ?? {};
  const above = parentId ? fullPath(routes, parentId) : "";
  return path ? `${above}/${path}` : above;
}

/**
 * Finds the pattern of a page's address, such as /courses/:slug. What no screen has is `*`: an address may hold an
 * applicant's key, so it never becomes a label itself.
 */
export function pagePatterns(routes: Screens): (path: string) => string {
  const router = new TrieRouter<string>();
  const patterns = Object.values(routes).flatMap((route) =>
    route && (route.path || route.index) ? [fullPath(routes, route.id) || "/"] : [],
  );
  const parameters = (pattern: string) => pattern.split("/:").length;
  const exact = [...new Set(patterns)].filter((pattern) => !pattern.includes("*"));
  for (const pattern of exact.sort((one, other) => parameters(one) - parameters(other))) {
    router.add(
      "GET",
      pattern.replace(/[^/:]+(?=\/|$)/g, (part) => part.toLowerCase()),
      pattern,
    );
  }
  return (path) => {
    const page = path.replace(/(?:\/_root)?\.data$/, "").replace(/(?<=.)\/+$/, "") || "/";
    const [[found] = []] = router.match("GET", page.toLowerCase());
    return found?.[0] ?? "*";
  };
}

/**
 * Measures and traces each request by its method, route pattern and status.
 * @param pageOf the pattern of a page's address
 * @param trustProxy how many proxies of ours there are; with none a visitor's traceparent is not believed
 */
export function measureRequests(
  pageOf: (path: string) => string,
  trustProxy: number,
): MiddlewareHandler<ApiEnvironment> {
  return async (context, next) => {
    const started = performance.now();
    const { method } = context.req;
    const answer = async (span?: Span) => {
      await next();
      const called = matchedRoutes(context).findLast(({ path }) => !path.includes("*"))?.path;
      const route = called ?? (context.req.path.startsWith("/api/") ? "/api/*" : pageOf(context.req.path));
      const { status } = context.res;
      requestAnswered(method, route, status, performance.now() - started);
      span?.updateName(`${method} ${route}`);
      span?.setAttributes({
        "http.request.method": method,
        "http.route": route,
        "http.response.status_code": status,
      });
      if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    };
    await traced(method, answer, {
      kind: "SERVER",
      from: trustProxy > 0 ? context.req.raw.headers : undefined,
    });
  };
}

const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const ownName = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;
/** Headers that proxies add: a request with one may come from anywhere, whoever connects. */
const proxied = ["x-forwarded-for", "x-forwarded-host", "x-real-ip", "forwarded", "via"];

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** GET /metrics, for this machine itself and for whoever has the token. @throws AppError forbidden */
export function metrics(token: string | undefined): MiddlewareHandler<ApiEnvironment> {
  return async (context) => {
    const here =
      loopback.test(context.var.facts.clientAddress) &&
      ownName.test(context.req.header("host") ?? "") &&
      !proxied.some((name) => context.req.header(name) !== undefined);
    const bearer = /^Bearer (\S+)$/i.exec(context.req.header("authorization") ?? "")?.[1];
    if (!here && !(token && bearer && isSame(bearer, token))) {
      throw new AppError("forbidden", "Figures are for this machine, or for whoever sends METRICS_TOKEN.");
    }
    return context.body(await readMetrics(), 200, {
      "Content-Type": metricsType,
      "Cache-Control": "no-store",
    });
  };
}
