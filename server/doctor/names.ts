import { existsSync, readFileSync, statSync } from "node:fs";
import { siteVariables } from "#content/site.ts";
import { settingNames } from "#server/platform/config.ts";
import { secretSettings } from "#server/platform/secret-files.ts";
import { type Finding, ok, warning } from "./finding.ts";

/** Every variable that the site reads. */
const known = [
  ...new Set<string>([...settingNames, ...siteVariables, ...secretSettings.map((name) => `${name}_FILE`)]),
];

/** How the names of settings begin that no other program has. */
const ours = /^(SITE|BACKUP|S3|AI|SMTP|CLAMD|ADMIN|TRUST|REQUIRE_SECOND)_/;

/** A name with fewer letters is near to many words of other programs. */
const leastLetters = 6;

/** How many letters have to be added, removed or replaced to get from one word to another (Levenshtein). */
function steps(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [row, letter] of [...one].entries()) {
    const now = [row + 1];
    for (const [at, against] of [...other].entries()) {
      const replaced = (before[at] ?? 0) + (letter === against ? 0 : 1);
      now.push(Math.min(replaced, (before[at + 1] ?? 0) + 1, (now[at] ?? 0) + 1));
    }
    before = now;
  }
  return before[other.length] ?? 0;
}

/** The setting that a name is nearest to, among those with the same first word where there are such, and how far it is from it. */
function nearest(name: string): { meant: string; away: number } {
  const first = `${name.split("_")[0]}_`;
  const long = known.filter((meant) => meant.length >= leastLetters);
  const alike = long.filter((meant) => meant.startsWith(first));
  return (alike.length ? alike : long)
    .map((meant) => ({ meant, away: steps(name, meant) }))
    .reduce((best, one) => (one.away < best.away ? one : best));
}

/** Names that look like settings and are none: a setting with a mistyped name has no effect, and nothing else says so. */
export function settingNamesAreKnown(variables: NodeJS.ProcessEnv = process.env): Finding {
  const about = "Names of settings";
  const wrong = Object.keys(variables)
    .filter((name) => /^[A-Z][A-Z\d_]+$/.test(name) && name.length >= leastLetters && !known.includes(name))
    .map((name) => ({ name, ...nearest(name) }))
    .filter(({ name, away }) => away <= 2 || ours.test(name));
  if (wrong.length === 0) return ok(about, "every one is known");
  const rest = (word: string) => word.slice(word.indexOf("_") + 1).length;
  // Other names must be close for their length: BACKUP_HOUR is not a likely typing error for BACKUP_DIR.
  const near = wrong
    .filter(({ name, meant, away }) => away <= 2 || away * 2 <= Math.max(rest(name), rest(meant)))
    .map(({ name, meant }) => `${meant} for ${name}`);
  return warning(
    about,
    `${wrong.map(({ name }) => name).join(", ")} ${wrong.length === 1 ? "is no setting" : "are no settings"} of this site, so nothing reads what is set there`,
    near.length
      ? `Write the name as it is in .env.example: ${near.join(", ")}.`
      : "Remove it, or write the name as it is in .env.example.",
  );
}

/** Where an owner writes settings down: beside the site, and for the service of systemd. */
const usualFiles = [".env", "/etc/mindsync.env"];

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    // A file for root alone says nothing to anybody else, which is right.
    return undefined;
  }
}

/**
 * Whether the settings in a file were given to this program, because nothing reads such a file by itself, and whether others
 * may read it.
 */
export function settingsFile(
  variables: NodeJS.ProcessEnv = process.env,
  paths: readonly string[] = usualFiles,
): Finding {
  const about = "File of settings";
  const path = paths.find((one) => existsSync(one));
  const text = path && textOf(path);
  if (!path || text === undefined) return ok(about, "there is none, or this user may not read it");
  const written = Array.from(
    text.matchAll(/^\s*(?:export\s+)?([A-Z][A-Z\d_]*)=["']?([^\s"'#])/gm),
    ([, name = ""]) => name,
  );
  const unread = written.filter((name) => known.includes(name) && variables[name] === undefined);
  if (unread.length) {
    const isOfService = path.startsWith("/");
    return warning(
      about,
      `${path} has ${unread.join(", ")}, which this program was not given${isOfService ? "; the systemd service reads the file" : ": nothing reads the file by itself"}`,
      isOfService
        ? `Run this as the service does: systemd-run --pipe --wait --uid=mindsync -p WorkingDirectory=/opt/mindsync -p EnvironmentFile=${path} -E NODE_ENV=production -E DATA_DIR=/var/lib/mindsync npm run doctor`
        : `Start the site, and this, with set -a; . ./${path}; set +a before it.`,
    );
  }
  if (process.platform !== "win32" && (statSync(path).mode & 0o077) !== 0)
    return warning(about, `other accounts of this machine may read ${path}`, `Run chmod 600 ${path}.`);
  return ok(about, `what ${path} says is in use`);
}
