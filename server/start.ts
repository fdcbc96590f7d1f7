/** `npm start`: builds the site when it is not built as the sources stand, then runs it. */
process.env.NODE_ENV ??= "production";
process.chdir(`${import.meta.dirname}/..`);

const { buildIsFresh } = await import("#tooling/freshness.ts");
if (!buildIsFresh()) {
  console.log("Building the site (about 20 seconds, only after a change) …");
  const { build } = await import("#tooling/build-steps.ts");
  await build();
}

const { fictitiousWhatsAppLines, site } = await import("#app/content/site.ts");
const { readConfig } = await import("./platform/config.ts");
const { startServer } = await import("./main.ts");

try {
  const server = await startServer(readConfig());
  const stop = async () => {
    await server.close();
    process.exit(0);
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
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
  console.log(
    `\n  The site is at ${server.address}\n  The back office is at ${server.address}/admin-login\n`,
  );
} catch (error) {
  console.error(`\n  The server could not start.\n  ${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
