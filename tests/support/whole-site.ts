import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { getRequestListener } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import { spokenQueries } from "#app/prerendered.ts";
import { seedCourses } from "#app/school/courses/seed.server.ts";
import { courses } from "#content/courses/index.ts";
import { readFinishedPages } from "#packages/page-finish/finished-pages.ts";
import { createApp } from "#server/app.ts";
import { staticFiles } from "#server/platform/static-files.ts";
import { foundRules } from "./found-rules.ts";
import { type HtmlElement, readHtml } from "./html.ts";

export interface WholeSite {
  /** Requests over HTTP, each from another address; does not follow redirects. */
  fetch(path: string, options?: RequestInit): Promise<Response>;
  /** Reads a page that must respond with 200. */
  page(path: string): Promise<HtmlElement>;
  close(): void;
}

/**
 * The site as visitors see it: prerendered pages and files from the build, the rest from the app, courses in the
 * database. It needs the database of the test file.
 */
export async function wholeSite(): Promise<WholeSite> {
  await seedCourses(courses);
  const pages = readFinishedPages();
  const build: ServerBuild = await import(pathToFileURL(resolve("build/server/index.js")).href);
  const app = getRequestListener(createApp({ build, pages, foundRules: foundRules(), trustProxy: 1 }).fetch);
  const answerFile = staticFiles("build/client", pages.pages, spokenQueries);
  const server = createServer((request, response) => {
    if (!answerFile(request, response)) void app(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask: WholeSite["fetch"] = (path, options = {}) => {
    const headers = new Headers(options.headers);
    headers.set("x-forwarded-for", randomUUID());
    return fetch(origin + path, { redirect: "manual", ...options, headers });
  };
  return {
    fetch: ask,
    async page(path) {
      const answer = await ask(path);
      if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
      return readHtml(await answer.text());
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
