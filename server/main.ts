import { createServer, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import { hashOldCodes } from "#app/accounts/second-factor/codes.server.ts";
import { openSecondFactorRule } from "#app/accounts/second-factor/rule.server.ts";
import { firstAdmin } from "#app/accounts/staff/first-admin.server.ts";
import { listenForLeads } from "#app/alerts/listen.server.ts";
import { pushKeys } from "#app/alerts/push-keys.server.ts";
import { refreshKnowledge } from "#app/concierge/knowledge.server.ts";
import { eraseAgain, makeErasedSecret } from "#app/person/erase-again.server.ts";
import { spokenQueries } from "#app/prerendered.ts";
import { erasuresBorder } from "#app/retention/erase-old.server.ts";
import { seedCourses } from "#app/school/courses/seed.server.ts";
import { openWatch, watchOutage } from "#app/status/watch.server.ts";
import { courses as starterCourses } from "#content/courses/index.ts";
import { readFinishedPages } from "#packages/page-finish/finished-pages.ts";
import { createApp } from "./app.ts";
import { endBackup } from "./backup/nightly.ts";
import { jobs } from "./jobs.ts";
import type { Config } from "./platform/config.ts";
import { openConfiguredDatabase } from "./platform/configured-database.ts";
import { closeDatabase, migrateDatabase } from "./platform/database.ts";
import { openErasedList } from "./platform/erased-list.ts";
import { isDatabaseDown } from "./platform/errors.ts";
import { openHealth, readyAfter, watchHealth } from "./platform/health.ts";
import { startJobs } from "./platform/jobs.ts";
import { log } from "./platform/log.ts";
import { closeLogShipping, openLogShipping } from "./platform/log-shipping.ts";
import { mailsDelivered, openMail } from "./platform/mail.ts";
import { measureProcess, requestAnswered } from "./platform/metrics.ts";
import { openModel } from "./platform/model.ts";
import { limitConnections } from "./platform/outgoing/allowed-places.ts";
import { openPrivateHosts } from "./platform/outgoing/private-hosts.ts";
import { staticFiles } from "./platform/static-files.ts";
import { openStorage } from "./platform/storage.ts";
import { closeTracing, openTracing } from "./platform/tracing.ts";
import { uploadsEnded } from "./platform/upload-locks.ts";
import { openScanner } from "./platform/virus-scan.ts";

export interface RunningServer {
  /** Its address, such as http://127.0.0.1:3000. */
  address: string;
  /** Resolves when the tables are up to date and there are an admin and courses. Never rejects: it keeps trying. */
  prepared: Promise<void>;
  close(): Promise<void>;
}

/**
 * Prepares the database for use, and retries while it is down. Jobs start only afterwards, so this function itself mails the owner
 * about an outage. It waits until the pauses no longer grow, because a database that starts together with the site is no outage.
 * @param pauses milliseconds after the first failure, and at most
 */
export async function prepare(
  config: Config,
  stopped: AbortSignal,
  { first, longest } = { first: 500, longest: 15_000 },
): Promise<void> {
  for (let pause = first; !stopped.aborted; pause = Math.min(pause * 2, longest)) {
    try {
      await migrateDatabase();
      await makeErasedSecret();
      // Where a backup was restored, before anybody sees who was erased since.
      await eraseAgain(await erasuresBorder());
      await hashOldCodes();
      await firstAdmin({ email: config.ADMIN_EMAIL, password: config.ADMIN_PASSWORD });
      await seedCourses(starterCourses);
      await pushKeys();
      return;
    } catch (error) {
      if (stopped.aborted) return;
      log.error({ err: error }, `The database is not ready; trying again in ${pause / 1000} s`);
      if (pause === longest && isDatabaseDown(error)) await watchOutage();
      await new Promise((resolve) => setTimeout(resolve, pause).unref());
    }
  }
}

/**
 * How long the process waits for a slow mail server when it ends, in milliseconds: first while requests and jobs finish, then for
 * the mails that they sent. Together this must fit into ten seconds, after which a container is killed. Unsent mails are saved.
 */
const longestMails = { beside: 4_000, ofTheEnd: 1_000 };

/** Opens what the site needs besides HTTP. @returns a function that closes it again */
async function openParts(config: Config): Promise<() => Promise<void>> {
  openPrivateHosts(config);
  const embedded = await openConfiguredDatabase(config);
  const liftLimit = limitConnections(config, embedded ? [embedded] : []);
  openLogShipping(config, (isReached, reason) =>
    isReached
      ? log.info("the system that the log is sent to answers again")
      : log.error({ reason }, "the system that the log is sent to does not answer; lines wait in memory"),
  );
  let stopWatching = () => {};
  const close = async () => {
    stopWatching();
    await mailsDelivered(longestMails.ofTheEnd);
    await closeTracing();
    await closeDatabase();
    await embedded?.release();
    await closeLogShipping();
    liftLimit();
  };
  try {
    openHealth(config.DATA_DIR);
    stopWatching = watchHealth();
    openModel(config);
    openMail(config);
    openWatch(config);
    openErasedList(config);
    openSecondFactorRule(config);
    openStorage(config);
    openScanner(config);
    measureProcess();
    await openTracing(config);
    return close;
  } catch (error) {
    await close();
    throw error;
  }
}

/** Listens for requests. @throws when the address is taken */
async function listen(config: Config): Promise<{ server: Server; silent: Set<Socket> }> {
  const pages = readFinishedPages();
  // The bundler resolves this import (tooling/bundle-server.ts), so that pages and calls share each module.
  const build: ServerBuild = await import("#build/server/index.js");
  const app = createApp({
    build,
    pages,
    trustProxy: config.TRUST_PROXY,
    metricsToken: config.METRICS_TOKEN,
  });
  const answerFile = staticFiles("build/client", pages.pages, spokenQueries);
  const answerApp = getRequestListener(app.fetch);
  const server = createServer((request, response) => {
    const started = performance.now();
    // While the server shuts down, a visitor who keeps sending must not hold a connection open.
    if (!server.listening) response.shouldKeepAlive = false;
    if (!answerFile(request, response)) void answerApp(request, response);
    else requestAnswered(request.method ?? "", "built", response.statusCode, performance.now() - started);
  });
  // Browsers open connections ahead of need; Node does not count one that never sent a request as idle.
  const silent = new Set<Socket>();
  server.on("connection", (socket) => {
    silent.add(socket);
    socket.once("close", () => silent.delete(socket));
  });
  server.on("request", ({ socket }) => silent.delete(socket));
  // A phone on a bad network may need minutes for a form, but not unlimited time.
  server.requestTimeout = 5 * 60_000;
  server.headersTimeout = 30_000;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(config.PORT, config.HOST, resolve);
  });
  return { server, silent };
}

/** Begins the jobs, and to tell the owner of new leads. @returns a function that ends both */
function startWork(config: Config): () => Promise<void> {
  const stopJobs = startJobs(jobs(config));
  const listening = listenForLeads().catch((error: unknown) => {
    log.error({ err: error }, "alerts are sent by their job only");
    return async () => {};
  });
  return async () => {
    await Promise.all([stopJobs(), listening.then((stop) => stop())]);
  };
}

/** Starts the built site: database, HTTP, then migrations, so that public pages can be served while these run. */
export async function startServer(config: Config): Promise<RunningServer> {
  const closeParts = await openParts(config);
  const tables = Promise.withResolvers<void>();
  readyAfter(tables.promise);
  const { server, silent } = await listen(config).catch(async (error) => {
    await closeParts();
    throw error;
  });
  const { port } = server.address() as AddressInfo;
  const stopping = new AbortController();
  const prepared = prepare(config, stopping.signal);
  void prepared.then(tables.resolve);
  void prepared.then(refreshKnowledge);
  let stopWork = async () => {};
  void prepared.then(() => {
    if (!stopping.signal.aborted) stopWork = startWork(config);
  });
  return {
    address: `http://${config.HOST.includes(":") ? `[${config.HOST}]` : config.HOST}:${port}`,
    prepared,
    async close() {
      stopping.abort();
      endBackup();
      const workEnded = stopWork();
      const mailsSent = mailsDelivered(longestMails.beside);
      const closed = new Promise((resolve) => {
        server.close(resolve);
        server.closeIdleConnections();
        for (const socket of silent) socket.destroy();
        setTimeout(() => server.closeAllConnections(), 5_000).unref();
      });
      await uploadsEnded();
      await closed;
      await workEnded;
      await mailsSent;
      await closeParts();
    },
  };
}
