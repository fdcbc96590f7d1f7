/** `npm run backup`: writes one file with everything that the site stores. Works beside a running server. */
import "./platform/quick-imports.ts";
import { parseArgs } from "node:util";

process.env.LOG_LEVEL ||= "warn";
const from = process.cwd();
process.chdir(`${import.meta.dirname}/..`);

const { resolve } = await import("node:path");
const { BackupError } = await import("./backup/archive.ts");
const { drill } = await import("./backup/drill.ts");
const { makeBackup } = await import("./backup/make-backup.ts");
const { isBackupDue, isDrillDue } = await import("./backup/nightly.ts");
const { openConfiguredDatabase } = await import("./platform/configured-database.ts");
const { readConfig } = await import("./platform/config.ts");
const { closeDatabase } = await import("./platform/database.ts");
const { log } = await import("./platform/log.ts");
const { limitConnections } = await import("./platform/outgoing/allowed-places.ts");
const { openStorage } = await import("./platform/storage.ts");

const usage = `
  npm run backup                    writes a backup into DATA_DIR/backups
  npm run backup -- --to FILE       writes it there
  npm run backup -- --drill         restores the newest one into a scratch database and compares it
`;

const options = {
  to: { type: "string" },
  drill: { type: "boolean", default: false },
  nightly: { type: "boolean", default: false },
} as const;

/** The order on the command line, or a message that says what is wrong with it. */
function readOrder() {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const order = readOrder();
if (typeof order === "string") {
  console.error(`  ${order}`);
  console.log(usage);
  process.exit(2);
}
const wanted = order;

const sizeOf = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

const say = (...lines: (string | undefined | false)[]) =>
  console.log(lines.filter(Boolean).join("\n").replace(/^/gm, "  "));

async function backUp(): Promise<void> {
  const path = wanted.to === undefined ? {} : { path: resolve(from, wanted.to) };
  const made = await makeBackup(config, path);
  say(
    `The backup is in ${made.path} (${sizeOf(made.bytes)}: ${made.rows} records, ${made.recordings} recordings).`,
    made.missing > 0 && `${made.missing} recordings were not in the storage and are not in it.`,
    made.bucket && `A copy is in the bucket ${made.bucket}.`,
    made.notCopied,
    !config.BACKUP_PASSPHRASE && "It is not encrypted: whoever has the file can read everything in it.",
  );
}

async function tonight(): Promise<void> {
  if (config.BACKUP_HOUR === "off" || !(await isBackupDue(config.BACKUP_HOUR))) return;
  const { bytes, rows, recordings } = await makeBackup(config, { nightly: true });
  log.info({ bytes, rows, recordings }, "the nightly backup is made");
  // Here and now the backup is on this machine; the next one may be made by another.
  if (await isDrillDue())
    log.info({ rows: await drill(config) }, "the newest backup was restored and compared");
}

// The tables stay as they are: a backup from before an update must be one of the old version.
async function obey(): Promise<void> {
  if (wanted.nightly) await tonight();
  else if (wanted.drill) {
    say(`The newest backup can be restored: ${await drill(config)} records are as they were saved.`);
  } else await backUp();
}

const config = readConfig();
const embedded = await openConfiguredDatabase(config);
limitConnections(config, embedded ? [embedded] : []);
openStorage(config);
const leave = async () => {
  await closeDatabase();
  await embedded?.release();
};
/** Ends with the server that started it. What was not finished has no name yet and is removed by the next backup. */
const stop = () => {
  // What fails now fails because of this.
  log.level = "silent";
  void leave().finally(() => process.exit(143));
};
for (const event of ["SIGTERM", "SIGINT", "disconnect"] as const) process.once(event, stop);
try {
  await obey();
} catch (error) {
  if (!(error instanceof Error)) throw error;
  if (wanted.nightly) log.error({ err: error }, "the nightly backup or its drill failed");
  else
    console.error(
      `  ${error instanceof BackupError ? error.message : `The backup failed: ${error.message}`}`,
    );
  process.exitCode = 1;
} finally {
  await leave();
  process.off("disconnect", stop);
  process.disconnect?.();
}
