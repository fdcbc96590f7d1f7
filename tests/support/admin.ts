/** `npm run admin` as tests run it. */
import { execFile } from "node:child_process";
import type { AdminCall } from "./admin-calls.ts";

function run(dataDirectory: string, script: string, ...words: string[]): Promise<AdminCall> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return new Promise((done) => {
    execFile(
      process.execPath,
      [script, ...words],
      { env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDirectory } },
      (error, output, complaint) => done({ code: Number(error?.code ?? 0), output, complaint }),
    );
  });
}

/** Runs `npm run admin` beside the server of a data directory, or without one. */
export const adminOf =
  (dataDirectory: string) =>
  (...words: string[]) =>
    run(dataDirectory, "server/admin.ts", ...words);

/** Runs the command many times in one process, for cases that need no process of their own. */
export async function adminCalls(
  dataDirectory: string,
  lists: readonly (readonly string[])[],
): Promise<AdminCall[]> {
  const { output, complaint } = await run(
    dataDirectory,
    "tests/support/admin-calls.ts",
    JSON.stringify(lists),
  );
  if (!output) throw new Error(complaint);
  return JSON.parse(output);
}
