/** The built site as a process, which `npm start` runs, watches and restarts (start.ts). */
import "./platform/quick-imports.ts";

process.env.NODE_ENV ??= "production";
process.chdir(`${import.meta.dirname}/..`);

const { fictitiousWhatsAppLines, site } = await import("#content/site.ts");
const { readConfig } = await import("./platform/config.ts");
const { startServer } = await import("./main.ts");
const { outliveLostDatabase } = await import("./platform/lost-database.ts");

outliveLostDatabase();

try {
  const server = await startServer(readConfig());
  const stop = async () => {
    await server.close();
    process.exit(0);
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
  // The parent process died without sending a signal.
  process.once("disconnect", stop);
  const missing = fictitiousWhatsAppLines();
  if (missing.length) {
    console.warn(
      `\n  !! The WhatsApp lines are still the fictitious ones: every lead would go to a number that is nobody's.\n  !! Set ${missing.join(", ")} (README, 'Make it yours').`,
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
  console.error(`\n  The server could not start.\n  ${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
