/**
 * `npm run audit`: asks the registry which packages of the running site have known security holes. What is accepted is in
 * tooling/audit/accepted.json, with a reason and a last day. Exit code 0: nothing to mend; 1: something is; 2: the registry
 * could not be asked. It needs a network, so `.ci/run` does not run it.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { acceptedFindings, checkAudit } from "./audit/check-audit.ts";

const accepted = acceptedFindings.parse(
  JSON.parse(readFileSync(new URL("audit/accepted.json", import.meta.url), "utf8")),
);

/** The report; undefined when npm wrote none. */
function askRegistry(): unknown {
  const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], {
    encoding: "utf8",
    timeout: 120_000,
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === "win32",
  });
  try {
    return JSON.parse(stdout);
  } catch {
    return undefined;
  }
}

const audited = checkAudit(askRegistry(), accepted, new Date().toISOString().slice(0, 10));
if (audited) {
  console.log(audited.lines.join("\n"));
  process.exitCode = audited.isClean ? 0 : 1;
} else {
  console.error(
    "The registry could not be asked, so nothing was checked. Run this again with a network, and with npm's own registry (npm config get registry).",
  );
  process.exitCode = 2;
}
