import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { siteVariables } from "#content/site.ts";

const stamp = "build/stamp";
const sources = [
  "app",
  "content",
  "db",
  "materials",
  "packages",
  "public",
  "server",
  "tooling",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
];
const made = /\.gen\.(css|js)$|^public.(fonts|slides)|\.test\.tsx?$/;

function filesUnder(path: string): string[] {
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** A hash of everything that a build depends on: sources, versions, and the brand's environment variables. */
function fingerprint(): string {
  const hash = createHash("sha256");
  const files = sources.flatMap((source) => (/\.\w+$/.test(source) ? [source] : filesUnder(source)));
  for (const file of files.filter((name) => !made.test(name)).sort()) {
    hash.update(`${file}\0`).update(readFileSync(file));
  }
  for (const name of siteVariables) hash.update(`${name}=${process.env[name] ?? ""}\0`);
  return hash.digest("hex");
}

/** Whether the site was ever built here, from whichever sources. */
export const isBuilt = () => existsSync(stamp);

/** Whether `build/` was made from the current sources. */
export function buildIsFresh(): boolean {
  return isBuilt() && readFileSync(stamp, "utf8") === fingerprint();
}

export function markBuildFresh(): void {
  writeFileSync(stamp, fingerprint());
}
