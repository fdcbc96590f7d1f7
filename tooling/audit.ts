/**
 * `npm run audit`: asks the registry which packages of the running site have known security holes. What is accepted is in
 * tooling/audit/accepted.json, with a reason and a last day. Exit code 0: nothing to mend; 1: something is; 2: the registry
 * could not be asked. It needs a network, so `.ci/run` does not run it. Where the registry takes no such question, as many
 * mirrors do not, `npm audit --omit=dev --json > report.json` on another machine with the same lock file writes the report,
 * and `npm run audit -- --report report.json` reads it.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { acceptedFindings, checkAudit } from "./audit/check-audit.ts";

const accepted = acceptedFindings.parse(
  JSON.parse(readFileSync(new URL("audit/accepted.json", import.meta.url), "utf8")),
);

const { report } = parseArgs({ options: { report: { type: "string" } } }).values;

/** What a text parses to; undefined when it cannot be read or is no JSON. */
function parsed(read: () => string): unknown {
  try {
    return JSON.parse(read());
  } catch {
    return undefined;
  }
}

/** The report; undefined when npm wrote none. */
function askRegistry(): unknown {
  const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], {
    encoding: "utf8",
    timeout: 120_000,
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === "win32",
  });
  return parsed(() => stdout);
}

const found = report === undefined ? askRegistry() : parsed(() => readFileSync(report, "utf8"));
const audited = checkAudit(found, accepted, new Date().toISOString().slice(0, 10));
if (audited) {
  console.log(audited.lines.join("\n"));
  process.exitCode = audited.isClean ? 0 : 1;
} else {
  console.error(
    report === undefined
      ? "The registry could not be asked, so nothing was checked. Run this again with a network, and with npm's own registry (npm config get registry), or read a report of another machine: npm run audit -- --report FILE"
      : `${report} is no report of npm audit --json, so nothing was checked.`,
  );
  process.exitCode = 2;
}
