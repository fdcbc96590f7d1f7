/**
 * Where the server's unix socket is. A socket's path must fit into 107 bytes (103 on macOS), and a data directory deep
 * in a home folder can be too long; the socket then gets its own folder in the temporary directory.
 */
import { createHash } from "node:crypto";
import { existsSync, lstatSync, mkdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { EmbeddedPostgresError, errorCode } from "./error.ts";
import {
  type Account,
  firstClosedFolder,
  foldersDownTo,
  makePrivateDirectory,
  realPath,
} from "./placement.ts";

/** The number in the socket's file name. Always the same, because every data directory has its own socket folder. */
export const socketPort = 5432;

/** The socket file in a socket folder. */
export function socketFile(directory: string, port: number): string {
  return `${directory}/.s.PGSQL.${port}`;
}

/** The socket's folder: in the data directory, or the first of `temporaryRoots` in which the path is short enough. */
export function chooseSocketDirectory(
  dataDirectory: string,
  temporaryRoots: readonly string[],
  platform: NodeJS.Platform = process.platform,
): string | undefined {
  const limit = platform === "darwin" ? 103 : 107;
  const name = createHash("sha256").update(dataDirectory).digest("hex").slice(0, 16);
  const candidates = [
    join(dataDirectory, "socket"),
    ...temporaryRoots.map((root) => join(root, `mindsync-${name}`)),
  ];
  // PostgreSQL reads a comma as the start of a second folder, and writes the path as one line of postmaster.pid.
  return candidates.find(
    (path) => Buffer.byteLength(socketFile(path, socketPort)) <= limit && !/[,"\n\r\\]/.test(path),
  );
}

/**
 * The socket folder of this data directory (not created yet).
 * @throws EmbeddedPostgresError `start-failed` when every candidate's path is too long.
 */
export function socketDirectoryFor(dataDirectory: string, account: Account | undefined): string {
  const roots = [tmpdir(), "/tmp"]
    .map(realPath)
    .filter((root) => existsSync(root))
    .filter((root) => !account || !firstClosedFolder(foldersDownTo(root), account));
  const directory = chooseSocketDirectory(dataDirectory, roots);
  if (directory) return directory;
  throw new EmbeddedPostgresError(
    "start-failed",
    `No place for PostgreSQL's unix socket: the path of ${dataDirectory} is too long and so is that of the temporary directory`,
  );
}

/**
 * Creates the socket folder for the server's account only: anybody who can enter it is the database's superuser.
 * @throws EmbeddedPostgresError `start-failed` when another account has created a folder of that name.
 */
export function makeSocketDirectory(directory: string, account: Account | undefined): void {
  try {
    mkdirSync(directory, { mode: 0o700 });
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
    const found = lstatSync(directory);
    const trusted = [process.getuid?.(), account?.uid].includes(found.uid);
    if (!found.isDirectory() || !trusted) {
      throw new EmbeddedPostgresError(
        "start-failed",
        `${directory}, the folder of PostgreSQL's socket, belongs to somebody else (uid ${found.uid}); remove it`,
      );
    }
  }
  makePrivateDirectory(directory, account);
}

/**
 * Removes the socket folder once the server is down, if it was created here outside the data directory: a server that
 * was started by hand may have its socket in /tmp itself.
 */
export function removeSocketDirectory(
  directory: string,
  cluster: { dataDirectory: string; account: Account | undefined },
): void {
  const { dataDirectory, account } = cluster;
  if (directory.startsWith(`${dataDirectory}/`) || directory !== socketDirectoryFor(dataDirectory, account))
    return;
  rmSync(directory, { recursive: true, force: true });
}
