import { randomInt } from "node:crypto";
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { getRequestListener } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import type { AccountInput, Profile } from "#app/accounts/contract.ts";
import { readFinishedPages } from "#packages/page-finish/finished-pages.ts";
import { type AppOptions, createApp } from "#server/app.ts";
import { foundRules } from "./found-rules.ts";
import { openSession } from "./session.ts";

const built = resolve("build/server/index.js");

export interface TestSite {
  /** Sends a request as a browser with its own client address; `json` is sent as the body. */
  fetch(path: string, options?: RequestInit & { json?: unknown }): Promise<Response>;
  /** Listens on a free port, for behaviour that only real HTTP shows. */
  listen(): Promise<{ address: string; close(): void }>;
  /** Creates an account, an admin's by default, and opens a session. @returns the headers of the session */
  signIn(account?: Partial<AccountInput>): Promise<{ profile: Profile; headers: { cookie: string } }>;
  /** The requests that the server itself answers, such as `GET /healthz`: neither screens nor calls. */
  ownRoutes: readonly string[];
}

/** A caller's address. Every request has another, or the rate limits would end the tests. */
function anyAddress(): string {
  return Array.from({ length: 4 }, () => randomInt(1, 255)).join(".");
}

/** The headers by which a browser says where a request comes from. */
const senders = ["sec-fetch-site", "origin", "referer"];

/** The whole site, with the pages as they were built. @param more settings that few tests change */
export async function siteApp(more: Partial<Pick<AppOptions, "metricsToken" | "trustProxy">> = {}) {
  if (!existsSync(built)) throw new Error("These tests ask the built site: run `npm run build` first.");
  const build: ServerBuild = await import(pathToFileURL(built).href);
  return createApp({
    build,
    pages: readFinishedPages(),
    foundRules: foundRules(),
    trustProxy: 1,
    ...more,
  });
}

/** A function that sends requests as a browser with its own client address. @param send sends a request as it is */
export function asBrowser(
  send: (path: string, options: RequestInit) => Response | Promise<Response>,
): TestSite["fetch"] {
  return async (path, { json, ...options } = {}) => {
    const headers = new Headers(options.headers);
    if (!headers.has("x-forwarded-for")) headers.set("x-forwarded-for", anyAddress());
    // As a browser does for a page of this site. A test of other senders sets what they would send.
    if (!senders.some((name) => headers.has(name))) headers.set("sec-fetch-site", "same-origin");
    if (json === undefined) return send(path, { ...options, headers });
    headers.set("content-type", "application/json");
    return send(path, { method: "POST", ...options, headers, body: JSON.stringify(json) });
  };
}

/** The whole site without a port, in the process of the test. @param more settings that few tests change */
export async function testSite(more: Parameters<typeof siteApp>[0] = {}): Promise<TestSite> {
  const app = await siteApp(more);
  return {
    fetch: asBrowser(app.request),
    async listen() {
      const server = createServer(getRequestListener(app.fetch));
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      return {
        address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        close() {
          server.close();
          server.closeAllConnections();
        },
      };
    },
    signIn: openSession,
    ownRoutes: app.routes
      .filter(({ path }) => !/^(\/?\*|\/api(\/.*)?)$/.test(path))
      .map(({ method, path }) => `${method} ${path}`),
  };
}
