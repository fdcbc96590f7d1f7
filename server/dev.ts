/** `npm run dev`: the site from its sources, with the database and every call, on one port. */
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import { createServer as createVite } from "vite";
import { buildFixedTexts } from "#app/analytics/fixed-texts.server.ts";
import { earlyScript } from "#app/early-script.ts";
import { buildLibrary } from "#app/tools/library/build-library.server.ts";
import { buildMaterials } from "#materials/build.ts";
import { buildEbooks } from "#materials/ebooks/build.ts";
import { buildSampleQuotes } from "#materials/quotes/build.ts";
import { devHydrate, devPages } from "#packages/page-finish/dev-pages.ts";
import { makeCounter } from "#tooling/counter.ts";
import { makeFonts } from "#tooling/fonts.ts";
import { makeSlides } from "#tooling/slides.ts";
import { createApp } from "./app.ts";
import { prepare } from "./main.ts";
import { readConfig } from "./platform/config.ts";
import { openConfiguredDatabase } from "./platform/configured-database.ts";
import { closeDatabase } from "./platform/database.ts";
import { openErasedList } from "./platform/erased-list.ts";
import { log } from "./platform/log.ts";
import { openMail } from "./platform/mail.ts";
import { openModel } from "./platform/model.ts";
import { openPrivateHosts } from "./platform/outgoing/private-hosts.ts";
import { openStorage } from "./platform/storage.ts";

await Promise.all([
  makeFonts(),
  makeCounter(),
  makeSlides(),
  buildMaterials(),
  buildEbooks(),
  buildSampleQuotes(),
  buildLibrary(),
  buildFixedTexts(),
]);
const config = readConfig();
openPrivateHosts(config);
openModel(config);
openMail(config);
openErasedList(config);
openStorage(config);
const embedded = await openConfiguredDatabase(config);
async function stop(): Promise<void> {
  await closeDatabase();
  await embedded?.release();
  process.exit(0);
}
process.once("SIGTERM", stop);
process.once("SIGINT", stop);
await prepare(config, new AbortController().signal);
const server = createServer();
const vite = await createVite({ server: { middlewareMode: true, hmr: { server } } });
const app = createApp({
  build: () => vite.ssrLoadModule("virtual:react-router/server-build") as Promise<ServerBuild>,
  pages: devPages(earlyScript),
  developing: true,
  trustProxy: 0,
});
const answer = getRequestListener(app.fetch);
server.on("request", (request, response) => {
  if (request.url === devHydrate.path) {
    response.writeHead(200, { "Content-Type": "text/javascript" }).end(devHydrate.script());
  } else vite.middlewares(request, response, () => void answer(request, response));
});
server.listen(config.PORT, config.HOST, () => log.info(`developing on http://${config.HOST}:${config.PORT}`));
