/** `npm run restore FILE`: puts a backup back, into the database and the storage that the settings name. */
import "./platform/quick-imports.ts";
import { resolve } from "node:path";
import { parseArgs } from "node:util";

process.env.LOG_LEVEL ||= "warn";
const from = process.cwd();
process.chdir(`${import.meta.dirname}/..`);

const { BackupError } = await import("./backup/archive.ts");
const { checkBackup } = await import("./backup/contents.ts");
const { mailsFolder } = await import("./backup/make-backup.ts");
const { restoreBackup } = await import("./backup/restore-backup.ts");
const { openConfiguredDatabase } = await import("./platform/configured-database.ts");
const { readConfig } = await import("./platform/config.ts");
const { closeDatabase, migrateDatabase, openSession } = await import("./platform/database.ts");
const { openErasedList } = await import("./platform/erased-list.ts");
const { openMail } = await import("./platform/mail.ts");
const { eraseAgain } = await import("#app/person/erase-again.server.ts");
const { erasuresBorder } = await import("#app/retention/erase-old.server.ts");
const { openStorage } = await import("./platform/storage.ts");

const usage = `
  npm run restore -- FILE               into an empty database
  npm run restore -- FILE --replace     in place of what is in the database
  npm run restore -- FILE --check       only checks whether the file is whole

  Stop the site first.
`;

interface Order {
  file: string;
  replace: boolean;
  check: boolean;
}

/** The order on the command line, or a message that says what is wrong with it. */
function readOrder(): Order | string {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { replace: { type: "boolean", default: false }, check: { type: "boolean", default: false } },
    });
    const [file, ...more] = positionals;
    if (!file) return "Which file?";
    return more.length ? `What is ${more.join(" ")}?` : { ...values, file: resolve(from, file) };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function restore({ file, replace, check }: Order): Promise<void> {
  const config = readConfig();
  // Everything is checked before a database is even started.
  const backup = await checkBackup(file, config.BACKUP_PASSPHRASE);
  const { about, manifest } = backup;
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
  const made = `${about.created.slice(0, 16).replace("T", " ")} UTC`;
  if (check) {
    console.log(`  The backup of ${made} is whole: ${rows} records.`);
    return;
  }
  const embedded = await openConfiguredDatabase(config);
  openStorage(config);
  openMail(config);
  openErasedList(config);
  try {
    await restoreBackup(
      openSession(() => {}),
      backup,
      { replace, files: { mails: mailsFolder(config) } },
    );
    await migrateDatabase();
    const erased = await eraseAgain(await erasuresBorder());
    console.log(`  The backup of ${made} is restored: ${rows} records. Start the site: npm start`);
    if (erased) console.log(`  People who were erased since it was made are erased again: ${erased}.`);
  } finally {
    await closeDatabase();
    await embedded?.release();
  }
}

const order = readOrder();
if (typeof order === "string") {
  console.error(`  ${order}`);
  console.log(usage);
  process.exit(2);
}
try {
  await restore(order);
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(
    `  ${error instanceof BackupError ? error.message : `The backup could not be restored: ${error.message}\n  The database is as it was.`}`,
  );
  process.exitCode = 1;
}
