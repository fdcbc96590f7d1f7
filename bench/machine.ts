import { execFileSync } from "node:child_process";
import { cpus, loadavg, totalmem } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { findChrome } from "./browser.ts";

/** Above this one-minute load, other processes affect the figures too much. */
const quietLoad = 1;

/** The machine in one line, to print with the figures. */
export function describeMachine(): string {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const chromium = versionOf(findChrome() ?? "chromium");
  return [
    `${cpus().length} cores (${first?.model.trim() ?? "unknown"})`,
    `${memory} GiB`,
    `Node ${process.versions.node}`,
    ...(chromium ? [`Chromium ${chromium}`] : []),
  ].join(", ");
}

/** The version a program names with --version or -v, or undefined where it is not installed. */
export function versionOf(program: string, option = "--version"): string | undefined {
  try {
    // nginx writes its version to standard error: ask a shell for both.
    const output = execFileSync("sh", ["-c", `"$0" ${option} 2>&1`, program], { encoding: "utf8" });
    return /\d+(\.\d+)+/.exec(output)?.[0];
  } catch {
    return undefined;
  }
}

/**
 * Waits until the machine is quiet, for at most this many minutes.
 * @returns the one-minute load at the end, which may still be too high for good figures
 */
export async function waitForQuiet(minutes: number): Promise<string> {
  const until = Date.now() + minutes * 60_000;
  let said = false;
  for (;;) {
    const [load = 0] = loadavg();
    if (load < quietLoad) return load.toFixed(2);
    if (Date.now() >= until) {
      console.warn(
        `The machine is not quiet (load ${load.toFixed(2)}): these figures are not to be relied on.`,
      );
      return `${load.toFixed(2)}, not quiet`;
    }
    if (!said)
      console.log(`Waiting for a quiet machine (load ${load.toFixed(2)}, wanted below ${quietLoad}) …`);
    said = true;
    await pause(5_000);
  }
}
