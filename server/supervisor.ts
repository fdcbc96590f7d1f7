import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { totalmem } from "node:os";

const signals = ["SIGTERM", "SIGINT", "SIGHUP"] as const;

/**
 * The first and the longest pause before a restart, and how long a run must last to reset the pause to the first one, in
 * milliseconds.
 */
const usualPauses = { first: 1_000, longest: 60_000, goodRun: 10 * 60_000 };

/**
 * Node's flags for the server. The heap may grow to half of the machine's (or container's) memory: beyond that the
 * process ends and is restarted, before the machine has no memory left for the database.
 */
export function serverFlags(memory = process.constrainedMemory() || totalmem()): string[] {
  const half = Math.floor(Math.min(memory, totalmem()) / 2 / 1024 / 1024);
  return [
    "--max-semi-space-size=8",
    "--heap-growing-percent=50",
    `--max-old-space-size=${Math.min(4096, Math.max(192, half))}`,
  ];
}

/**
 * Settings of the C library's memory: two pools for its threads (about 15 MB less), and what is larger than 128 KB, such as the buffers of
 * uploads and answers, goes back to the system at once, also after larger ones. Without the latter a busy server grew by 36 MB in
 * ten minutes and used 120 MB more.
 */
const memorySettings = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
};

/** How a process ended. */
interface Ended {
  code: number;
  signal: NodeJS.Signals | null;
  why: string;
  /** Whether it was ready for requests. */
  ready: boolean;
}

interface Supervised {
  /** Scripts that must succeed before the server is started. */
  before: readonly string[];
  /** The server. It sends "ready" to its parent when it accepts requests, and ends when its parent does. */
  script: string;
  pauses?: typeof usualPauses;
}

/**
 * Runs the server as a child process and restarts it when it dies. A signal to this process stops both.
 * @returns the exit code: 0 when the server was told to end; its own code when it ended by itself and was never ready,
 * because its settings or its machine have to be fixed first. A server that a signal ended, for example when memory ran
 * out, is always restarted.
 */
export async function supervise({ before, script, pauses = usualPauses }: Supervised): Promise<number> {
  let child: ChildProcess | undefined;
  let told = false;
  let wake = () => {};
  const end = (signal: NodeJS.Signals) => {
    told = true;
    // On SIGHUP the server ends as on any other signal: it has no terminal to lose.
    child?.kill(signal === "SIGHUP" ? "SIGTERM" : signal);
    wake();
  };
  for (const signal of signals) process.on(signal, end);
  const parent = process.ppid;
  // When npm or a shell is killed, its children get no signal, only another parent process.
  setInterval(() => !told && process.ppid !== parent && end("SIGTERM"), 250).unref();

  const run = async (args: string[]): Promise<Ended> => {
    let ready = false;
    child = spawn(process.execPath, args, {
      stdio: ["inherit", "inherit", "inherit", "ipc"],
      env: { ...memorySettings, ...process.env },
    });
    child.on("message", () => {
      ready = true;
    });
    const [code, signal] = await once(child, "exit");
    child = undefined;
    return { code: code ?? 1, signal, why: signal ? `by ${signal}` : `with code ${code}`, ready };
  };

  for (const each of before) {
    const { code } = await run([each]);
    if (told || code !== 0) return told ? 0 : code;
  }
  let pause = pauses.first;
  let wasReady = false;
  for (let starts = 1; ; starts += 1) {
    const started = performance.now();
    const { code, signal, why, ready } = await run([...serverFlags(), script]);
    if (told) return code;
    wasReady ||= ready;
    if (!wasReady && !signal) return code || 1;
    if (performance.now() - started > pauses.goodRun) pause = pauses.first;
    console.error(
      `\n  !! The server ended ${why}. It is started again in ${pause / 1000} s (start ${starts + 1}).\n`,
    );
    await new Promise<void>((resolve) => {
      wake = resolve;
      setTimeout(resolve, pause);
    });
    if (told) return 0;
    pause = Math.min(pause * 2, pauses.longest);
  }
}
