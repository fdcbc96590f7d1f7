/** Starting PostgreSQL's programs: as the right account, with an environment that contains none of our settings. */
import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { EmbeddedPostgresError, errorCode } from "./error.ts";
import type { Account } from "./placement.ts";

/** The account to run as (undefined: our own) and a working directory that it may enter. */
interface RunAs {
  account: Account | undefined;
  workingDirectory: string;
}

/** Our secrets must not reach the server's environment, nor PGPORT, PGDATA and the like its configuration. */
function environment(): NodeJS.ProcessEnv {
  const kept = [
    "PATH",
    "TMPDIR",
    "LD_LIBRARY_PATH",
    "SystemRoot",
    "windir",
    "ComSpec",
    "TEMP",
    "TMP",
    "USERPROFILE",
  ];
  const entries = kept.flatMap((name) =>
    process.env[name] === undefined ? [] : [[name, process.env[name]]],
  );
  // Without a locale the server fails on macOS with "multithreaded during startup".
  return { ...Object.fromEntries(entries), LC_ALL: "C" };
}

/** Starts a program of the package; a failure to start is the child's `error` event, see `whyNotStarted`. */
export function spawnProgram(
  program: string,
  parameters: readonly string[],
  runAs: RunAs,
  options: Pick<SpawnOptions, "stdio" | "detached">,
): ChildProcess {
  return spawn(program, parameters, {
    ...options,
    ...runAs.account,
    cwd: runAs.workingDirectory,
    env: environment(),
    windowsHide: true,
  });
}

/** Explains the error of a program that did not even start. */
export function whyNotStarted(program: string, error: unknown): EmbeddedPostgresError {
  const code = errorCode(error);
  // A program that exists and yet is "not found" lacks its loader: Alpine and other systems without glibc.
  const reason =
    code === "ENOENT" && existsSync(program)
      ? "its binaries are not made for this system (no glibc?)"
      : `${program} cannot be run (${code || String(error)})`;
  return new EmbeddedPostgresError(
    "unsupported-platform",
    `The embedded PostgreSQL does not run here: ${reason}; set DATABASE_URL`,
    { cause: error },
  );
}

/**
 * Runs a program to its end. `output` is what it printed, nothing with `quiet`: pg_ctl on Windows passes its pipes to
 * the server, and a pipe that the server keeps open never ends.
 * @throws EmbeddedPostgresError `unsupported-platform` when it cannot be started.
 */
export function runProgram(
  program: string,
  parameters: readonly string[],
  runAs: RunAs,
  quiet = false,
): Promise<{ status: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const stdio: SpawnOptions["stdio"] = quiet ? "ignore" : ["ignore", "pipe", "pipe"];
    let child: ChildProcess;
    try {
      child = spawnProgram(program, parameters, runAs, { stdio });
    } catch (error) {
      reject(whyNotStarted(program, error));
      return;
    }
    let output = "";
    const collect = (chunk: unknown) => {
      output += String(chunk);
    };
    child.stdout?.on("data", collect);
    child.stderr?.on("data", collect);
    child.once("error", (error) => reject(whyNotStarted(program, error)));
    child.once("close", (status) => resolve({ status, output }));
  });
}
