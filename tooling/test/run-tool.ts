import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";

export interface Ended {
  ok: boolean;
  /** Its output on stdout and stderr, without colours. */
  output: string;
}

/**
 * Path of a package's command. Running it with this Node, not through a shell, is the same on every system and needs no
 * PATH.
 */
function scriptOf(packageName: string, command: string): string {
  const folder = join("node_modules", packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const script = typeof bin === "string" ? bin : bin?.[command];
  if (typeof script !== "string") throw new Error(`${packageName} has no command ${command}`);
  return join(folder, script);
}

/** Settings of a site, not of its tests: the machine's own values must not change a result. */
const foreign = /^(SITE_\w+|PORT|HOST|DATA_DIR|ADMIN_EMAIL|ADMIN_PASSWORD|TRUST_PROXY|LOG_LEVEL|NODE_ENV)$/;

/** The environment of every step. */
export function testEnvironment(added: Record<string, string> = {}): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !foreign.test(name));
  return { ...Object.fromEntries(kept), NO_COLOR: "1", ...added };
}

/** Runs one of our scripts or a program, without input, and returns its output. */
export function run(program: string, args: readonly string[], env = testEnvironment()): Promise<Ended> {
  return new Promise((done) => {
    let output = "";
    const child = spawn(program, args, { env, stdio: ["ignore", "pipe", "pipe"] });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
      });
    }
    child.on("error", (error) => done({ ok: false, output: `${output}${error.message}\n` }));
    child.on("close", (code) => done({ ok: code === 0, output: stripVTControlCharacters(output) }));
  });
}

/** Runs a command of an installed package. */
export function runTool(
  packageName: string,
  command: string,
  args: readonly string[],
  added: Record<string, string> = {},
): Promise<Ended> {
  return run(process.execPath, [scriptOf(packageName, command), ...args], testEnvironment(added));
}
