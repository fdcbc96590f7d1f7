import { bucketCopies } from "#server/backup/bucket-copies.ts";
import { lastBackup, lastDrill } from "#server/backup/runs.ts";
import { migrationsIn } from "#server/backup/tables.ts";
import type { Config } from "#server/platform/config.ts";
import { sql } from "#server/platform/database.ts";
import { checkMailServer } from "#server/platform/mail.ts";
import { probeStorage } from "#server/platform/storage/probe.ts";
import { storage } from "#server/platform/storage.ts";
import { checkScanner } from "#server/platform/virus-scan.ts";
import { type Finding, failed, ok, reasonOf, warning } from "./finding.ts";

const hour = 60 * 60_000;

/** Connects to the mail server and signs in. */
export async function mail({ SMTP_URL }: Pick<Config, "SMTP_URL">): Promise<Finding> {
  const about = "Mail";
  if (!SMTP_URL) {
    return warning(
      about,
      "no mail is sent; mails wait for you under Mails",
      "Set SMTP_URL to your mail server.",
    );
  }
  try {
    await checkMailServer();
    return ok(about, "the mail server takes mails");
  } catch (error) {
    const reason = reasonOf(error);
    return failed(
      about,
      `the mail server does not take mails (${reason})`,
      reason === "EAUTH"
        ? "Check name and password in SMTP_URL. Write special characters as %XX, such as %40 for @."
        : "Check host and port in SMTP_URL: smtps:// with port 465, smtp:// with port 587. Some hosts block both.",
    );
  }
}

/** Writes a small file into the storage of recordings, reads it and removes it. */
export async function recordings({ S3_BUCKET }: Pick<Config, "S3_BUCKET">): Promise<Finding> {
  const about = "Recordings";
  try {
    await probeStorage(await storage());
    return ok(about, S3_BUCKET ? "the bucket can be written and read" : "the folder can be written and read");
  } catch (error) {
    const reason = reasonOf(error);
    const mend = S3_BUCKET
      ? "Check S3_BUCKET, S3_ENDPOINT, S3_REGION and the keys, and what the key may do (docs/operations.md)."
      : "Give DATA_DIR/uploads to the account that runs the site (chown), and check the disk.";
    return failed(about, `a file could not be stored (${reason})`, mend);
  }
}

/** Asks the virus scanner whether it works. */
export async function scanner({ CLAMD_HOST }: Pick<Config, "CLAMD_HOST">): Promise<Finding> {
  const about = "Virus scanner";
  if (!CLAMD_HOST) return ok(about, "none is set, so recordings are checked by their type alone");
  try {
    await checkScanner();
    return ok(about, "it answers");
  } catch (error) {
    return failed(
      about,
      `it does not answer (${reasonOf(error)}), so recordings that it has not seen cannot be opened`,
      "Start clamd, and check CLAMD_HOST: host:port, or the path of its socket.",
    );
  }
}

const ageOf = (at: Date, now: number) => {
  const hours = Math.round((now - at.getTime()) / hour);
  return hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`;
};

/** Whether there is a fresh backup. */
async function newest({ BACKUP_HOUR }: Pick<Config, "BACKUP_HOUR">, now: number): Promise<Finding> {
  const about = "Backup";
  const [made, tried] = [await lastBackup({ ok: true }), await lastBackup()];
  if (tried && !tried.ok) {
    return failed(
      about,
      `the last one failed: ${tried.message ?? ""}`,
      "Mend what is named here, then run npm run backup.",
    );
  }
  if (!made) {
    return warning(
      about,
      "there is none yet",
      "Run npm run backup, or leave the site on: it makes one by itself.",
    );
  }
  const says = `the newest is ${ageOf(made.started_at, now)} old`;
  if (now - made.started_at.getTime() > 50 * hour) {
    const mend =
      BACKUP_HOUR === "off"
        ? "Run npm run backup, or unset BACKUP_HOUR."
        : "Run npm run backup, and leave the site on.";
    return failed(about, says, mend);
  }
  return made.message
    ? warning(about, `${says}. ${made.message}`, "Mend what is named here.")
    : ok(about, says);
}

/** Whether the newest backup was tried. */
async function tried(now: number): Promise<Finding> {
  const about = "Drill";
  const drill = await lastDrill();
  if (!drill)
    return ok(
      about,
      "no backup was tried yet; the site does it once a week, or npm run backup -- --drill now",
    );
  if (drill.ok) return ok(about, `a backup was restored and compared ${ageOf(drill.started_at, now)} ago`);
  const mend = "Run npm run backup, then npm run backup -- --drill.";
  return failed(about, `the last backup that was tried could not be restored: ${drill.message ?? ""}`, mend);
}

/** Whether backups leave the machine, and whether somebody else could read them there. */
async function copies(config: Config): Promise<Finding> {
  const about = "Copies of backups";
  const bucket = config.BACKUP_BUCKET ?? config.S3_BUCKET;
  if (!bucket) {
    return warning(
      about,
      "backups are on this machine only, and are lost with it",
      config.BACKUP_PASSPHRASE
        ? "Set BACKUP_BUCKET, or copy the newest file of DATA_DIR/backups to another computer every week."
        : "Set BACKUP_PASSPHRASE, write it down, and set BACKUP_BUCKET, or copy the newest file of DATA_DIR/backups to another computer every week.",
    );
  }
  try {
    await (await bucketCopies(config))?.names();
  } catch (error) {
    const mend = "Check BACKUP_BUCKET and the S3_ settings, and what the key may do (docs/operations.md).";
    return failed(about, `the bucket cannot be read (${reasonOf(error)})`, mend);
  }
  if (config.BACKUP_PASSPHRASE) return ok(about, `they go to the bucket ${bucket}, encrypted`);
  const mend = "Set BACKUP_PASSPHRASE, and write it down away from this machine.";
  return warning(about, `they go to the bucket ${bucket}, and whoever can read it can read everything`, mend);
}

/** The state of the backups. Needs a database that answers. */
export async function backups(config: Config, now = Date.now()): Promise<Finding[]> {
  const [found] = (await migrationsIn(sql())).length
    ? await sql()`select to_regclass('public.backup_runs') is not null as there`
    : [];
  const runs = found?.there ? [await newest(config, now), await tried(now)] : [];
  return [...runs, await copies(config)];
}
