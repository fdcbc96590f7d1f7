/**
 * Where the embedded database is and which account it runs as.
 *
 * PostgreSQL refuses to run as root. A container or a fresh server very often *is* root, so there the server processes
 * run as `nobody`, who must be able to enter every folder on the way to the data and to the binaries. Under a folder
 * such as /root that is not possible, and we must not open such a folder to everybody: the data is then put in
 * /var/lib/mindsync. An ordinary user needs none of this.
 */
import { createHash } from "node:crypto";
import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
} from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { EmbeddedPostgresError, explainingUnwritable } from "./error.ts";

/** The account PostgreSQL runs as when this process is root. */
export interface Account {
  uid: number;
  gid: number;
}

/** The properties of a folder (or file) that decide who may enter it. */
export interface Folder extends Account {
  path: string;
  mode: number;
}

/** The actual data directory and its account. `closedFolder` is why it is not the requested one. */
interface Placement {
  dataDirectory: string;
  account: Account | undefined;
  closedFolder: string | undefined;
}

/**
 * Data that root requested below a closed folder is put here; it belongs to root, so no other account can prepare it.
 */
export const systemDirectory = "/var/lib/mindsync";

/** The first of `folders` that `account` may not enter, checked as the kernel does: owner, else group, else others. */
export function firstClosedFolder(folders: readonly Folder[], account: Account): string | undefined {
  return folders.find((folder) => {
    if (folder.uid === account.uid) return (folder.mode & 0o100) === 0;
    if (folder.gid === account.gid) return (folder.mode & 0o010) === 0;
    return (folder.mode & 0o001) === 0;
  })?.path;
}

/** Returns the requested directory, or one below `systemDirectory` that is named after it. */
export function chooseDataDirectory(
  requested: string,
  folders: readonly Folder[],
  account: Account | undefined,
): Placement {
  const closedFolder = account && firstClosedFolder(folders, account);
  if (!closedFolder) return { dataDirectory: requested, account, closedFolder: undefined };
  const name = createHash("sha256").update(requested).digest("hex").slice(0, 16);
  return { dataDirectory: join(systemDirectory, name), account, closedFolder };
}

/** The existing folders from the root down to `path` itself. `path` must be free of symbolic links. */
export function foldersDownTo(path: string): Folder[] {
  const folders: Folder[] = [];
  for (let current = path; ; current = dirname(current)) {
    if (existsSync(current)) {
      const { mode, uid, gid } = statSync(current);
      folders.unshift({ path: current, mode, uid, gid });
    }
    if (dirname(current) === current) return folders;
  }
}

/** The path with the symbolic links of its existing part resolved, so that two names of one folder become equal. */
export function realPath(path: string): string {
  const absolute = resolve(path);
  if (existsSync(absolute)) return realpathSync.native(absolute);
  const parent = dirname(absolute);
  return parent === absolute ? absolute : join(realPath(parent), basename(absolute));
}

function nobody(): Account {
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith("nobody:"));
  const [, , uid = "65534", gid = "65534"] = line?.split(":") ?? [];
  // macOS writes nobody as -2; the system calls take it unsigned.
  return { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 };
}

/** Undefined for an ordinary user. For root: the owner of the existing database, else nobody. */
function accountFor(dataDirectory: string): Account | undefined {
  if (process.platform === "win32" || process.getuid?.() !== 0) return undefined;
  if (existsSync(dataDirectory)) {
    const { uid, gid } = statSync(dataDirectory);
    if (uid !== 0 && existsSync(join(dataDirectory, "PG_VERSION"))) return { uid, gid };
  }
  return nobody();
}

function giveTo(path: string, account: Account): void {
  lchownSync(path, account.uid, account.gid);
  if (!lstatSync(path).isDirectory()) return;
  for (const entry of readdirSync(path)) giveTo(join(path, entry), account);
}

/** Creates a folder that belongs to `account` (or to us) and that no other account can enter. */
export function makePrivateDirectory(path: string, account: Account | undefined): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (account) chownSync(path, account.uid, account.gid);
  chmodSync(path, 0o700);
}

/**
 * Decides where the data directory is and creates the folder that contains it.
 * @throws EmbeddedPostgresError `not-writable` when that folder cannot be made or the data belongs to another account.
 */
export function placeDataDirectory(requested: string, log: (message: string) => void): Placement {
  const real = realPath(requested);
  const account = accountFor(real);
  // The account will own a data directory of root, so only the folders above it are checked.
  const leading = foldersDownTo(dirname(real)).filter(({ path }) => statSync(path).isDirectory());
  const placement = chooseDataDirectory(real, leading, account);
  const { dataDirectory, closedFolder } = placement;
  if (closedFolder) {
    log(
      `PostgreSQL may not run as root, and its account cannot enter ${closedFolder}: the data is in ${dataDirectory}`,
    );
  }
  explainingUnwritable(dirname(dataDirectory), () =>
    makeParent(dirname(dataDirectory), account !== undefined),
  );
  if (!existsSync(dataDirectory)) return placement;

  const owner = statSync(dataDirectory).uid;
  if (account && owner === 0) {
    log(`giving ${dataDirectory}, which belongs to root, to the account that PostgreSQL runs as`);
    giveTo(dataDirectory, account);
  } else if (!account && process.getuid && owner !== process.getuid()) {
    throw new EmbeddedPostgresError(
      "not-writable",
      `The database in ${dataDirectory} belongs to another user (uid ${owner}); start as that user or as root, or set DATA_DIR to another folder`,
    );
  }
  return placement;
}

/** Root's umask may make new folders inaccessible to the account that must enter them. */
function makeParent(parent: string, openToAll: boolean): void {
  const firstMade = mkdirSync(parent, { recursive: true });
  if (!firstMade || !openToAll) return;
  for (let folder = parent; folder.length >= firstMade.length; folder = dirname(folder))
    chmodSync(folder, 0o755);
}

/** The files beside a data directory; PostgreSQL wants the folder itself for its own files. */
export function filesBeside(dataDirectory: string): {
  lock: string;
  owners: string;
  log: string;
  password: string;
} {
  return {
    lock: `${dataDirectory}.lock`,
    owners: `${dataDirectory}.owners`,
    log: `${dataDirectory}.log`,
    password: `${dataDirectory}.password`,
  };
}
