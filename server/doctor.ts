/** `npm run doctor`: checks what an owner can get wrong, and says how to mend it. Works beside a running server. */
import "./platform/quick-imports.ts";

process.env.LOG_LEVEL ||= "silent";
process.chdir(`${import.meta.dirname}/..`);

const { failed, reasonOf } = await import("./doctor/finding.ts");
const machine = await import("./doctor/machine.ts");
const settings = await import("./doctor/settings.ts");
const { admins, secondFactor } = await import("./doctor/accounts.ts");
const { connections, excusedHosts } = await import("./doctor/connections.ts");
const { database } = await import("./doctor/database.ts");
const { settingNamesAreKnown, settingsFile } = await import("./doctor/names.ts");
const { collecting, publicAddress } = await import("./doctor/reach.ts");
const { backups, mail, recordings, scanner } = await import("./doctor/services.ts");
const { writer } = await import("./doctor/writer.ts");
const { openConfiguredDatabase } = await import("./platform/configured-database.ts");
const { readConfig } = await import("./platform/config.ts");
const { closeDatabase } = await import("./platform/database.ts");
const { openMail } = await import("./platform/mail.ts");
const { openPrivateHosts } = await import("./platform/outgoing/private-hosts.ts");
const { openScanner } = await import("./platform/virus-scan.ts");
const { openStorage } = await import("./platform/storage.ts");

type Finding = import("./doctor/finding.ts").Finding;
type Config = import("./platform/config.ts").Config;

const marks = { ok: "ok  ", note: "note", warning: "!   ", failed: "FAIL" } as const;
const counted = { ok: 0, note: 0, warning: 0, failed: 0 };

function tell({ about, state, says, mend }: Finding): void {
  counted[state] += 1;
  console.log(`  ${marks[state]}  ${about}: ${says}${mend ? `\n        → ${mend}` : ""}`);
}

/** The settings; undefined when they cannot be used. */
function readSettings(): Config | undefined {
  try {
    return readConfig();
  } catch (error) {
    const says =
      error instanceof Error ? error.message.replace(/\n {2}/g, "\n        ") : "they cannot be read";
    tell(failed("Settings", says, "Correct these settings. README.md says what each one is."));
    return undefined;
  }
}

/** What needs the database: its own state, and that of the backups. */
async function lookIntoDatabase(config: Config): Promise<void> {
  try {
    const embedded = await openConfiguredDatabase(config);
    try {
      const findings = await database(config);
      for (const finding of findings) tell(finding);
      if (findings.every(({ state }) => state !== "failed")) {
        for (const each of await connections(config)) tell(each);
        tell(await writer(config));
        for (const each of await backups(config)) tell(each);
        tell(await admins(config));
        tell(await secondFactor(config));
      }
    } finally {
      await closeDatabase();
      await embedded?.release();
    }
  } catch (error) {
    // The embedded PostgreSQL explains itself in words; other errors may repeat a setting.
    const own = error instanceof Error && error.name === "EmbeddedPostgresError";
    const says = own ? error.message : `it does not start (${reasonOf(error)})`;
    tell(failed("Database", says, "See the end of postgres.log in DATA_DIR."));
  }
}

async function examine(config: Config): Promise<void> {
  openPrivateHosts(config);
  for (const check of [
    settings.siteUrl,
    settings.trustProxy,
    settings.adminPassword,
    settings.model,
    excusedHosts,
  ]) {
    tell(check(config));
  }
  tell(await machine.port(config));
  tell(await publicAddress(config));
  tell(settings.whatsAppLines());
  tell(settings.ownDetails());
  const folder = machine.dataFolder(config.DATA_DIR);
  tell(folder);
  tell(await machine.disk(config.DATA_DIR));
  if (folder.state !== "failed") {
    openStorage(config);
    tell(await recordings(config));
    await lookIntoDatabase(config);
  }
  openScanner(config);
  tell(await scanner(config));
  openMail(config);
  tell(await mail(config));
  tell(settings.mailFrom(config));
  for (const each of await collecting(config)) tell(each);
}

for (const check of [
  machine.node,
  machine.build,
  machine.memory,
  machine.openFiles,
  machine.clock,
  machine.ownUser,
])
  tell(check());
// Before the settings are read: a mistyped name may be the reason why they cannot be used.
for (const check of [settingNamesAreKnown, settingsFile]) tell(check());
const config = readSettings();
if (config) await examine(config);
const { ok, note, warning, failed: wrong } = counted;
console.log(`\n  ${ok + note} ok, ${warning} to look at, ${wrong} to mend\n`);
process.exitCode = wrong ? 1 : 0;
