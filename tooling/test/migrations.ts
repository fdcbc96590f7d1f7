import { cpSync, readdirSync, rmSync } from "node:fs";
import { type Ended, runTool } from "./run-tool.ts";

const copy = ".cache/migrations";

const names = (folder: string) => readdirSync(folder).sort().join();

/** Whether the committed migrations create the tables of db/schema: generating into a copy must add nothing. */
export async function migrationsMatchSchema(): Promise<Ended> {
  rmSync(copy, { recursive: true, force: true });
  cpSync("db/migrations", copy, { recursive: true });
  const common = ["--dialect=postgresql", `--out=${copy}`];
  const consistent = await runTool("drizzle-kit", "drizzle-kit", ["check", ...common]);
  if (!consistent.ok) return consistent;
  const generated = await runTool("drizzle-kit", "drizzle-kit", [
    "generate",
    "--schema=./db/schema/index.ts",
    ...common,
  ]);
  const same = names(copy) === names("db/migrations");
  rmSync(copy, { recursive: true, force: true });
  return {
    ok: generated.ok && same,
    output: same
      ? generated.output
      : `${generated.output}\nThe tables have changed without a migration: run \`npm run db:generate\` and commit it.\n`,
  };
}
