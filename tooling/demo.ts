/**
 * `npm run demo`: fills an empty database with sample data, so that every list of the back office has records. Works
 * beside a running server, with the same settings; no mail is sent.
 */
import "#server/platform/quick-imports.ts";

process.env.LOG_LEVEL ||= "warn";
process.chdir(`${import.meta.dirname}/..`);

const { openConfiguredDatabase } = await import("#server/platform/configured-database.ts");
const { readConfig } = await import("#server/platform/config.ts");
const { closeDatabase, migrateDatabase } = await import("#server/platform/database.ts");
const { openMail } = await import("#server/platform/mail.ts");
const { openStorage } = await import("#server/platform/storage.ts");
const { foundData } = await import("./demo/found-data.ts");
const { isBuilt } = await import("./freshness.ts");

const started = performance.now();
const config = readConfig();
const settings = (["DATA_DIR", "DATABASE_URL"] as const).filter((name) => process.env[name]);

function refuse(found: readonly string[]): void {
  console.error(`
  This database is not empty: ${found.join(", ")}.
  Nothing was changed. Sample data goes into a database of its own, such as
    DATA_DIR=data-demo npm run demo
`);
  process.exitCode = 1;
}

async function fill(): Promise<void> {
  const { courses } = await import("#content/courses/index.ts");
  const { firstAdmin, randomPassword } = await import("#app/accounts/staff/first-admin.server.ts");
  const { seedCourses } = await import("#app/school/courses/seed.server.ts");
  const { fillWithSampleData } = await import("./demo/fill.ts");
  // The concierge answers the sample chats, and its knowledge is part of the build.
  if (!isBuilt()) {
    const { run } = await import("./build-steps.ts");
    console.log("Building the site first (about a minute, only once) …");
    await run("tooling/build.ts", []);
  }
  await migrateDatabase();
  await firstAdmin({ email: config.ADMIN_EMAIL, password: config.ADMIN_PASSWORD });
  await seedCourses(courses);
  const password = randomPassword();
  const { recruiters, learners } = await fillWithSampleData(password);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`
  The sample data is there (${seconds} s). Accounts, all with the password ${password}:
    recruiters  ${recruiters.join(", ")}
    learners    ${learners.join(", ")} and others

  Start the site${settings.length ? ` with the same ${settings.join(" and ")}` : ""}:  npm start
  The back office is at /admin-login, the applications are at /recruitment/admin, learners sign in at /sign-in.
`);
}

const embedded = await openConfiguredDatabase(config);
openStorage(config);
openMail({ ...config, SMTP_URL: undefined });
try {
  const found = await foundData();
  if (found.length) refuse(found);
  else await fill();
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(`  ${error.message}\n  The sample data is not complete: begin again with an empty database.`);
  process.exitCode = 1;
} finally {
  await closeDatabase();
  await embedded?.release();
}
