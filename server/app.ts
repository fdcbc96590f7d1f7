import { randomBytes } from "node:crypto";
import { getConnInfo } from "@hono/node-server/conninfo";
import { type Context, Hono, type Next } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { holdsApplicantPath, withoutApplicantKey } from "#app/recruitment/apply/contract.ts";
import { ownApplication } from "#content/own-application.ts";
import { renderedPages } from "#packages/page-finish/finish-page.ts";
import type { FinishedPages, InlineHashes } from "#packages/page-finish/finished-pages.ts";
import { api } from "./api/index.ts";
import type { ApiEnvironment } from "./api/requests.ts";
import { brotli, readsBrotli } from "./platform/brotli.ts";
import { databaseAnswers } from "./platform/database.ts";
import { AppError } from "./platform/errors.ts";
import { log } from "./platform/log.ts";
import { asRefusal, problem } from "./platform/problem.ts";
import { requestFacts } from "./platform/request-facts.ts";
import { answerHeaders, pagePolicy } from "./platform/security-headers.ts";

export interface AppOptions {
  /** The built pages, or a function that loads their current version. */
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** What the build wrote down about pages. There are no short names in development. */
  pages: Pick<FinishedPages, "everyPage" | "boot"> & Partial<Pick<FinishedPages, "shortNames">>;
  /** Whether this is `npm run dev`: React Router then shows errors with their stack. */
  developing?: boolean;
  /** How many trusted proxies wrote X-Forwarded-For; with 0 the header is ignored. */
  trustProxy: number;
}

/** Content types in which browsers send forms. */
const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** The largest form a page accepts, in bytes. */
const formBytes = 64 * 1024;

/** Where admins write courses: a lesson of any length, or a picture of 1 MB (app/school/courses/contract.ts). */
const courseList = /^\/admin-dashboard\/courses\/[^/]/;
const courseBytes = 1200 * 1024;

const limitForms = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new AppError("too-large", `A form carries at most ${maxSize / 1024} KB.`);
    },
  });

/**
 * Address of the caller. Each proxy appends the address it saw to X-Forwarded-For; anything before those of our own
 * proxies came from the visitor and may be invented.
 */
function clientAddress(context: Context, trustProxy: number): string {
  const forwarded = trustProxy
    ? context.req.header("x-forwarded-for")?.split(",").at(-trustProxy)?.trim()
    : undefined;
  if (forwarded) return forwarded;
  try {
    return getConnInfo(context).remote.address ?? "";
  } catch {
    // Called through app.fetch, as in the tests: there is no connection.
    return "";
  }
}

/** Whether a path can be decoded. React Router logs one that it cannot decode. */
function isReadable(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}

/** What a page may have inline: what every page has, and its own critical CSS. */
function withStyles({ scripts, styles }: InlineHashes, own: string | undefined): InlineHashes {
  return { scripts, styles: own ? [...styles, own] : styles };
}

function isPage(answer: Response): boolean {
  return answer.headers.get("content-type")?.startsWith("text/html") ?? false;
}

/**
 * A rendered page with the status and headers of its response, in brotli where the client accepts it; compress() does
 * gzip.
 */
async function written(context: Context, html: string, { status, headers }: Response): Promise<Response> {
  if (!readsBrotli(context.req.header("accept-encoding"))) return new Response(html, { status, headers });
  const answer = new Response(await brotli(html), { status, headers });
  answer.headers.set("Content-Encoding", "br");
  answer.headers.append("Vary", "Accept-Encoding");
  return answer;
}

/** Logs the result of a request. */
function logAnswer({ req, res, var: { facts } }: Context<ApiEnvironment>, started: number): void {
  const entry = {
    requestId: facts.requestId,
    method: req.method,
    path: withoutApplicantKey(req.path),
    status: res.status,
    ms: Math.round(performance.now() - started),
  };
  if (res.status === 404) log.warn(entry, "not found");
  else log.debug(entry, "answered");
}

/** Pages only take GET, HEAD and forms. */
async function onlyPageRequests({ req }: Context, next: Next): Promise<void> {
  const { method } = req;
  if (method !== "GET" && method !== "HEAD" && method !== "POST") {
    throw new AppError("method-not-allowed", `${method} is not understood here.`);
  }
  if (method === "POST" && !formTypes.test(req.header("content-type") ?? "")) {
    throw new AppError("bad-request", "A form is sent as form data.");
  }
  await next();
}

/** Logs an error, and sends it: problem JSON for calls, a page for pages. */
function answerError(error: Error, context: Context<ApiEnvironment>): Response {
  const { requestId } = context.var.facts;
  const refusal = asRefusal(error);
  if (!refusal) log.error({ err: error, requestId }, "request failed");
  else if (refusal.status >= 500) log.warn({ requestId, err: refusal.cause }, refusal.message);
  if (context.req.path.startsWith("/api/")) return problem(context, error, requestId);
  return context.text(
    `${refusal?.message ?? "Something went wrong on our side. Please try again in a minute."}\n`,
    refusal?.status ?? 500,
  );
}

/** The whole site behind one fetch: calls under /api, health, then the pages. */
export function createApp({
  build,
  pages,
  trustProxy,
  developing = false,
}: AppOptions): Hono<ApiEnvironment> {
  const app = new Hono<ApiEnvironment>();
  const finishPage = renderedPages(pages, (surprise, error) =>
    log.warn({ surprise, err: error }, "pages of this kind are sent as React Router made them"),
  );
  const render = createRequestHandler(build, developing ? "development" : "production");

  app.use(async (context, next) => {
    const facts = {
      nonce: randomBytes(16).toString("base64"),
      requestId: randomBytes(9).toString("base64url"),
      clientAddress: clientAddress(context, trustProxy),
    };
    context.set("facts", facts);
    const started = performance.now();
    await next();
    for (const [name, value] of Object.entries(answerHeaders(context.req.path))) {
      // A page may set a stricter value.
      if (!context.res.headers.has(name)) context.header(name, value);
    }
    context.header("X-Request-Id", facts.requestId);
    if (isPage(context.res)) {
      const inline = withStyles(pages.everyPage, context.var.ownStyles);
      context.header("Content-Security-Policy", pagePolicy(inline, context.req.path, facts.nonce));
      if (!context.res.headers.has("cache-control")) context.header("Cache-Control", "no-store");
    }
    logAnswer(context, started);
  });

  app.get("/healthz", (context) => context.text("ok"));
  app.get("/readyz", async (context) =>
    (await databaseAnswers())
      ? context.text("ready")
      : context.text("The database does not answer.", 503, { "Retry-After": "5" }),
  );

  app.route("/api", api());

  app.use(compress());
  const limitForm = limitForms(formBytes);
  const limitCourse = limitForms(courseBytes);
  app.use((context, next) => (courseList.test(context.req.path) ? limitCourse : limitForm)(context, next));
  app.use(onlyPageRequests);
  app.all("*", async (context) => {
    const { path } = context.req;
    if (holdsApplicantPath(path) && !isReadable(path)) {
      throw new AppError("not-found", `${ownApplication.missing.heading}.`);
    }
    const values = new RouterContextProvider();
    values.set(requestFacts, context.var.facts);
    const answer = await render(context.req.raw, values);
    if (!answer.body || !isPage(answer)) return answer;
    const { html, ownStyles } = await finishPage(await answer.text());
    if (ownStyles) context.set("ownStyles", ownStyles);
    return written(context, html, answer);
  });

  app.onError(answerError);
  return app;
}
