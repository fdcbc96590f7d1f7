/** The process of site-alone.ts: a site on a port of its own, which reports on itself when it is asked. */
import { registerHooks } from "node:module";
import type { AddressInfo } from "node:net";

// As in the other tests (fresh-modules.ts): hashing a password takes 200 ms of the processor, on purpose.
const cheap = "{ N: 2 ** 10, r: 8, p: 1 }";
registerHooks({
  load: (url, context, next) =>
    url.endsWith("/app/accounts/hash-cost.ts")
      ? {
          format: "module",
          source: `export const passwordCost = ${cheap}, codeCost = ${cheap};`,
          shortCircuit: true,
        }
      : next(url, context),
});

const { createServer } = await import("node:http");
const { getRequestListener } = await import("@hono/node-server");
const { closeDatabase, openDatabase } = await import("#server/platform/database.ts");
const { mailsDelivered, openMail } = await import("#server/platform/mail.ts");
const { openStorage } = await import("#server/platform/storage.ts");
const { collectGarbage } = await import("./collect-garbage.ts");
const { siteApp } = await import("./site.ts");

const { database, folder } = JSON.parse(process.argv[2] ?? "{}");
openDatabase(database);
openMail({ DATA_DIR: folder, MAIL_FROM: "Mindsync <hello@mindsync.example>", SMTP_URL: undefined });
openStorage({ DATA_DIR: folder });
const server = createServer(getRequestListener((await siteApp()).fetch));

const answers = {
  mails: mailsDelivered,
  memory: () => {
    collectGarbage();
    return process.memoryUsage().heapUsed;
  },
};

process.on("message", async (question: keyof typeof answers) => {
  process.send?.((await answers[question]()) ?? null);
});
process.once("disconnect", async () => {
  server.close();
  server.closeAllConnections();
  await closeDatabase();
});
server.listen(0, "127.0.0.1", () =>
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
