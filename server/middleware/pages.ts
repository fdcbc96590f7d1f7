import type { Context, Handler } from "hono";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { holdsPrivateLink } from "#app/private-links/contract.ts";
import { privateLinkTexts } from "#content/private-links.ts";
import { pageFinisher } from "#packages/page-finish/finish-page.ts";
import type { FinishedPages } from "#packages/page-finish/finished-pages.ts";
import type { FoundRules } from "#packages/page-finish/own-rules.ts";
import type { ApiEnvironment } from "../api/requests.ts";
import { AppError } from "../platform/errors.ts";
import { isHtml } from "../platform/html.ts";
import { log } from "../platform/log.ts";
import { encodePage, pageEncoding } from "../platform/page-encoding.ts";
import { pageReceiver } from "../platform/page-receiver.ts";
import { requestFacts } from "../platform/request-facts.ts";

export interface PageOptions {
  /** The built pages, or how to get the newest while developing. */
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** What the build noted about pages. While developing there are no short names. */
  pages: Pick<FinishedPages, "everyPage" | "boot"> & Partial<Pick<FinishedPages, "shortNames" | "styles">>;
  /** Rules that were found already, where tests run several servers of one build in a process. */
  foundRules?: FoundRules;
  /** Whether this is `npm run dev`: React Router then shows errors with their stack. */
  developing?: boolean;
}

/** Whether an address can be decoded. React Router logs one that cannot, with the key of a private link in it. */
function isReadable(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}

/** A rendered page with the status and headers of its response, compressed if the browser accepts that. */
async function compressed(
  context: Context,
  page: Buffer<ArrayBuffer>,
  { status, headers }: Response,
): Promise<Response> {
  headers.append("Vary", "Accept-Encoding");
  const encoding = pageEncoding(context.req.header("accept-encoding"));
  if (!encoding) return new Response(page, { status, headers });
  const encoded = await encodePage(page, encoding);
  headers.set("Content-Encoding", encoding);
  return new Response(encoded, { status, headers });
}

/**
 * NUL is replaced, because PostgreSQL refuses it. If the path cannot be decoded, every escape beyond ASCII is replaced: no address
 * of ours is like that, so the answer is a 404 anyway.
 */
function readableAddress(url: string): string {
  const replaced = url.replaceAll("%00", "%EF%BF%BD");
  if (isReadable(new URL(replaced).pathname)) return replaced;
  return replaced.replace(/(%[89A-F][\dA-F])+/gi, "%EF%BF%BD").replace(/%(?![\dA-F]{2})/gi, "%25");
}

/**
 * The request as React Router gets it, with an address that can be decoded. Its origin is left out: own-pages.ts has checked the
 * sender, and React Router would refuse forms from pages without a referrer.
 */
function forRouter(request: Request): Request {
  const url = readableAddress(request.url);
  if (url === request.url && !request.headers.has("origin")) return request;
  const headers = new Headers(request.headers);
  headers.delete("origin");
  const { method, body, signal } = request;
  return new Request(url, {
    method,
    headers,
    signal,
    ...(body ? { body, duplex: "half" } : {}),
  } as RequestInit);
}

/** Renders any screen of the site. */
export function renderPages({
  build,
  pages,
  foundRules,
  developing = false,
}: PageOptions): Handler<ApiEnvironment> {
  const finishPage = pageFinisher(
    pages,
    (surprise, error) =>
      log.warn({ surprise, err: error }, "pages of this kind are sent as React Router made them"),
    foundRules,
  );
  const render = createRequestHandler(build, developing ? "development" : "production");
  return async (context) => {
    const { path } = context.req;
    if (holdsPrivateLink(path) && !isReadable(path)) {
      throw new AppError("not-found", privateLinkTexts.unreadable);
    }
    const values = new RouterContextProvider();
    values.set(requestFacts, context.get("facts"));
    let rendered: Buffer<ArrayBuffer> | undefined;
    values.set(pageReceiver, (page) => {
      rendered = page;
    });
    const response = await render(forRouter(context.req.raw), values);
    if (!isHtml(response)) return response;
    if (response.body) rendered = Buffer.from(await response.arrayBuffer());
    if (!rendered) return response;
    const { page, ownStyles } = await finishPage(rendered);
    if (ownStyles) context.set("ownStyles", ownStyles);
    return compressed(context, page, response);
  };
}
