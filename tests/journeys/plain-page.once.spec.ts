import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { readFinishedPages } from "#packages/page-finish/finished-pages.ts";
import { createApp } from "#server/app.ts";
import { staticFiles } from "#server/platform/static-files.ts";
import { surprisingBuild } from "#tests/support/surprising-build.ts";
import { expect, test } from "./fixtures.ts";

let server: Server;
let address: string;

test.beforeAll(async () => {
  const build = await surprisingBuild((html) =>
    html.replace('type="module" async=""', 'async="" type="module"'),
  );
  const answerApp = getRequestListener(createApp({ build, pages: readFinishedPages(), trustProxy: 0 }).fetch);
  const answerFile = staticFiles("build/client", {});
  server = createServer((request, response) => {
    if (!answerFile(request, response)) void answerApp(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  server.close();
  server.closeAllConnections();
});

test("a rendered page that cannot be finished still hydrates by itself and looks as it should", async ({
  page,
}) => {
  // Nobody touches it. The fixtures fail the test on any Content-Security-Policy violation.
  await page.goto(`${address}/sign-in`);
  const root = page.locator("html");
  await expect(root).toHaveAttribute("data-hydrated", "");
  await expect(root).toHaveAttribute("data-heading", "");
  await expect(root).toHaveAttribute("data-painted", "");
  await expect(page.locator("script[data-routes]")).toHaveCount(0);
});
