import { dirname } from "node:path";
import { fictitiousWhatsAppLines } from "#content/site.ts";
import { statusTexts } from "#content/status.ts";
import { missingDetails } from "#content/trust.ts";
import { lastBackup, lastDrill } from "#server/backup/runs.ts";
import { sql } from "#server/platform/database.ts";
import { diskSpace, mustStayFree } from "#server/platform/disk-space.ts";
import { checkMailServer, mailLeaves, savedMailsFolder } from "#server/platform/mail.ts";
import { currentModel } from "#server/platform/model.ts";
import { privateHosts } from "#server/platform/outgoing/private-hosts.ts";
import { listSavedMails } from "#server/platform/saved-mails.ts";
import { probeStorage } from "#server/platform/storage/probe.ts";
import { storage } from "#server/platform/storage.ts";
import { checkScanner, isScanning } from "#server/platform/virus-scan.ts";
import type { Check, Checked, CheckResult } from "./contract.ts";
import { readErrors, readJobs } from "./records.server.ts";

const { checks: texts } = statusTexts;

/** How long a check may take, in milliseconds. */
const patience = 5_000;

const ok = (fact: string): CheckResult => ({ state: "ok", fact });
const off = (fact: string): CheckResult => ({ state: "off", fact });
const note = (fact: string, todo = ""): CheckResult => ({ state: "note", fact, todo });
const failing = (fact: string): CheckResult => ({ state: "failing", fact });

/** Runs what may fail. @returns the good result, or `failing` with the sentence for the owner */
async function orFailing(run: () => Promise<CheckResult>, fact: string): Promise<CheckResult> {
  try {
    return await run();
  } catch {
    return failing(fact);
  }
}

function checkDatabase(): Promise<CheckResult> {
  return orFailing(async () => {
    const started = performance.now();
    await sql()`select 1`;
    return ok(texts.database.ok(Math.max(1, Math.round(performance.now() - started))));
  }, texts.database.failing);
}

function checkStorage(): Promise<CheckResult> {
  return orFailing(async () => {
    await probeStorage(await storage());
    return ok(texts.storage.ok);
  }, texts.storage.failing);
}

const inGigabytes = (bytes: number) => `${(bytes / 1024 ** 3).toFixed(bytes < 100 * 1024 ** 3 ? 1 : 0)} GB`;

/** Checks the disk of the data directory. @param space free and total space; tests pass their own */
export async function checkDisk(space = diskSpace(dirname(savedMailsFolder()))): Promise<CheckResult> {
  const { free, all } = await space;
  const fact = texts.disk.free(inGigabytes(free), inGigabytes(all));
  if (free < mustStayFree) return failing(fact);
  return free < all / 10 ? note(fact, texts.disk.todo) : ok(fact);
}

async function checkMail(): Promise<CheckResult> {
  const { length: count } = await listSavedMails(savedMailsFolder());
  const waiting = count ? ` ${texts.mail.waiting(count)}` : "";
  if (!mailLeaves()) {
    const { off: none, pass, set } = texts.mail;
    return count ? note(`${none}${waiting}`, `${pass} ${set}`) : off(`${none} ${set}`);
  }
  const result = await orFailing(async () => {
    await checkMailServer();
    return ok(texts.mail.ok);
  }, texts.mail.failing);
  const fact = `${result.fact}${waiting}`;
  return result.state === "ok" && count ? note(fact, texts.mail.pass) : { ...result, fact };
}

function checkScanning(): Promise<CheckResult> | CheckResult {
  if (!isScanning()) return off(texts.scanner.off);
  return orFailing(async () => {
    await checkScanner();
    return ok(texts.scanner.ok);
  }, texts.scanner.failing);
}

/** Which machines the owner excused from encryption. Everything else is refused at the start. */
async function checkConnections(): Promise<CheckResult> {
  const hosts = privateHosts();
  if (hosts.length === 0) return ok(texts.connections.ok);
  // The owner chose it, so it is said and not marked.
  return ok(texts.connections.private(hosts.join(", ")));
}

/** What this process knows: asking the model costs money. */
async function checkModel(): Promise<CheckResult> {
  const open = await currentModel();
  if (!open) return off(texts.model.off);
  return open.isResting ? failing(texts.model.failing) : ok(texts.model.ok);
}

async function checkJobs(): Promise<CheckResult> {
  const jobs = await readJobs();
  const bad = jobs.filter(({ isFailing }) => isFailing).map(({ name }) => name);
  if (bad.length) return failing(texts.jobs.failing(bad.join(", ")));
  return ok(jobs.length ? texts.jobs.ok : texts.jobs.none);
}

/** From so many errors in 24 hours on the owner gets a mail: then something fails again and again. */
export const manyErrors = 50;

async function checkErrors(): Promise<CheckResult> {
  const count = (await readErrors()).reduce((sum, kind) => sum + kind.count, 0);
  if (count >= manyErrors) return failing(texts.errors.some(count));
  return count ? note(texts.errors.some(count), texts.errors.todo) : ok(texts.errors.ok);
}

const day = 24 * 60 * 60 * 1000;

/** The newest run of a kind. @param every how often it is due, in milliseconds */
async function checkRun(kind: "backup" | "drill", every: number): Promise<CheckResult> {
  const read = kind === "backup" ? lastBackup : lastDrill;
  const [tried, good] = await Promise.all([read(), read({ ok: true })]);
  if (tried && !tried.ok) return failing(texts[kind].failing);
  if (!good) return note(texts[kind].none);
  // The backup was made without its copy or its recordings. Nothing else would tell the owner.
  if (good.message) return failing(good.message);
  const at = good.started_at;
  return Date.now() - at.getTime() >= 2 * every + day ? failing(texts[kind].old(at)) : ok(texts[kind].ok(at));
}

/** What the owner still has to fill in: numbers that are nobody's, and who is behind the site. */
async function checkDetails(): Promise<CheckResult> {
  const lines = fictitiousWhatsAppLines();
  const { details } = texts;
  const inWords = (variables: readonly string[]) =>
    variables.map((name) => details.names[name] ?? name).join(", ");
  if (lines.length) return note(details.lines(inWords(lines)), details.setLines(lines.join(", ")));
  const missing = missingDetails();
  if (missing.length) return note(details.missing(inWords(missing)), details.setMissing(missing.join(", ")));
  return ok(details.ok);
}

type Named = keyof typeof texts;

const named = (name: Named, run: Check["run"]): Check => ({
  name,
  label: texts[name].label,
  todo: texts[name].todo,
  run,
});

/**
 * Everything that the Status screen checks and that the owner is mailed about, in the order of the screen. A new check
 * is one line here and its texts in content/status.ts.
 */
export const statusChecks: readonly Check[] = [
  named("database", checkDatabase),
  named("storage", checkStorage),
  named("scanner", async () => checkScanning()),
  named("disk", () => checkDisk()),
  named("mail", checkMail),
  named("connections", checkConnections),
  named("model", checkModel),
  named("backup", () => checkRun("backup", day)),
  named("drill", () => checkRun("drill", 7 * day)),
  named("jobs", checkJobs),
  { ...named("errors", checkErrors), said: texts.errors.many },
  named("details", checkDetails),
];

/** Runs checks side by side. One that breaks or takes too long is failing. */
export function runChecks(checks: readonly Check[] = statusChecks, limit = patience): Promise<Checked[]> {
  return Promise.all(
    checks.map(async ({ run, ...check }) => {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(reject, limit, new Error("no answer"));
      });
      const result = await orFailing(() => Promise.race([run(), late]), statusTexts.broken);
      clearTimeout(timer);
      return { ...check, ...result };
    }),
  );
}
