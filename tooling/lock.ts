/**
 * `npm run lock`: adds to package-lock.json the entries that npm leaves out where the registry lacks some platform's
 * package. Programs such as biome have one package per platform, each an optional dependency. npm locks only those it
 * can fetch, and then `npm ci` rejects the lock because the others are missing. Their entries need only a version and
 * the platform; npm skips them on other platforms.
 */
import { readFileSync, writeFileSync } from "node:fs";

interface Locked {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

export interface Lock {
  packages: Record<string, Locked>;
}

/** Whether Node would find a package from another one, according to the lock. */
function isLocked(lock: Lock, from: string, name: string): boolean {
  const above = [...from.matchAll(/node_modules\//g)].map(({ index }) => from.slice(0, index));
  return [from && `${from}/`, ...above].some((folder) => lock.packages[`${folder}node_modules/${name}`]);
}

const systems = [
  "aix",
  "android",
  "darwin",
  "freebsd",
  "linux",
  "netbsd",
  "openbsd",
  "openharmony",
  "sunos",
  "win32",
];
const processors = [
  "arm",
  "arm64",
  "ia32",
  "loong64",
  "mips64el",
  "ppc64",
  "riscv64",
  "s390x",
  "wasm32",
  "x64",
];

/** The entry of a platform's package, derived from its name, such as @biomejs/cli-linux-x64-musl. */
function entryOf(name: string, version: string, parent: Locked): Locked {
  const words = name.split(/[-/]/);
  const found = (known: readonly string[]) => known.filter((word) => words.includes(word));
  const [cpu, os] = [found(processors), found(systems)];
  if (!/^\d+\.\d+\.\d/.test(version) || !(cpu.length || os.length)) {
    throw new Error(`${name} ${version} is not locked and is no one version for one platform`);
  }
  const libc = words.some((word) => word.startsWith("musl"))
    ? ["musl"]
    : words.some((word) => word.startsWith("gnu"))
      ? ["glibc"]
      : [];
  return {
    version,
    ...(cpu.length ? { cpu } : {}),
    ...(parent.dev ? { dev: true } : {}),
    ...(os.includes("linux") && libc.length ? { libc } : {}),
    optional: true,
    ...(os.length ? { os } : {}),
  };
}

/** Entries for optional dependencies that are missing in the lock, by path. */
export function missingEntries(lock: Lock): Record<string, Locked> {
  const missing: Record<string, Locked> = {};
  for (const [path, parent] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
      if (!isLocked(lock, path, name)) missing[`node_modules/${name}`] = entryOf(name, version, parent);
    }
  }
  return missing;
}

if (import.meta.main) {
  const lock: Lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const missing = missingEntries(lock);
  const root = Object.entries(lock.packages).slice(0, 1);
  const others = Object.entries({ ...lock.packages, ...missing }).filter(([path]) => path);
  others.sort(([one], [other]) => one.localeCompare(other, "en"));
  lock.packages = Object.fromEntries([...root, ...others]);
  writeFileSync("package-lock.json", `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${Object.keys(missing).length} entries added to package-lock.json`);
}
