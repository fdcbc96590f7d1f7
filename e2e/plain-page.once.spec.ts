import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { createApp } from "#server/app.ts";
import { readFinishedPages } from "#server/platform/page-finish/finished-pages.ts";
import { staticFiles } from "#server/platform/static-files.ts";
import { surprisingBuild } from "#tooling/testing/surprising-build.ts";
import { expect, test } from "./fixtures.ts";

test("a rendered page that cannot be finished hydrates by itself and looks as it should", async ({
  page,
}) => {
  const build = await surprisingBuild((html) =>
    html.replace('type="module" async=""', 'async="" type="module"'),
  );
  const app = createApp({ build, pages: readFinishedPages(), trustProxy: 0 });
  const answerFile = staticFiles("build/client", {});
  const answerApp = getRequestListener(app.fetch);
  const server = createServer((request, response) => {
    if (!answerFile(request, response)) void answerApp(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  // Nobody touches it. The fixtures fail the test on any refusal by the Content-Security-Policy.
  await page.goto(`http://127.0.0.1:${port}/sign-in`);
  const root = page.locator("html");
  await expect(root).toHaveAttribute("data-hydrated", "");
  await expect(root).toHaveAttribute("data-heading", "");
  await expect(root).toHaveAttribute("data-painted", "");
  await expect(page.locator("script[data-routes]")).toHaveCount(0);
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});
