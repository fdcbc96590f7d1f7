/**
 * The server process of the built site, which `npm start` runs, watches and restarts (start.ts). It is bundled as
 * build/serve.js, so that it is ready in a second and needs half the memory.
 */
import "./platform/quick-imports.ts";

process.env.NODE_ENV ??= "production";
process.chdir(`${import.meta.dirname}/..`);

const { fictitiousWhatsAppLines, site } = await import("#content/site.ts");
const { missingDetails } = await import("#content/trust.ts");
const { readConfig } = await import("./platform/config.ts");
const { startServer } = await import("./main.ts");
const { log } = await import("./platform/log.ts");
const { outliveLostDatabase } = await import("./platform/lost-database.ts");

outliveLostDatabase();

/** The exit code for invalid settings, as in sysexits.h: systemd does not restart the server after it. */
const wrongSettings = 78;

const giveUp = (error: unknown, code: number): never => {
  console.error(`\n  The server could not start.\n  ${error instanceof Error ? error.message : error}\n`);
  process.exit(code);
};

function settings() {
  try {
    return readConfig();
  } catch (error) {
    return giveUp(error, wrongSettings);
  }
}

try {
  const server = await startServer(settings());
  let stopping = false;
  // Ctrl+C comes twice, from the terminal and from npm start. A signal that nobody handles would end the process at once.
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await server.close().catch((error) => {
      log.error({ err: error }, "the server did not end in order");
      process.exitCode = 1;
    });
    process.exit();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  // The parent process died without sending a signal.
  process.on("disconnect", stop);
  const missing = fictitiousWhatsAppLines();
  if (missing.length) {
    console.warn(
      `\n  !! The WhatsApp lines are still the fictitious ones: every lead would go to a number that is nobody's.\n  !! Set ${missing.join(", ")} (README, 'Make it yours').`,
    );
  }
  const details = missingDetails();
  if (details.length) {
    console.warn(
      `\n  !! Buyers look for who is behind the site, and it does not say yet. Not filled in: ${details.join(", ")}.\n  !! See docs/rebranding.md, 'Say who you are'.`,
    );
  }
  if (!process.env.SITE_URL) {
    console.warn(
      `\n  !! SITE_URL is not set: links in mails and in messages to applicants would lead to ${site.url}.`,
    );
  }
  await server.prepared;
  process.send?.("ready");
  console.log(
    `\n  The site is at ${server.address}\n  The back office is at ${server.address}/admin-login\n`,
  );
} catch (error) {
  giveUp(error, 1);
}
