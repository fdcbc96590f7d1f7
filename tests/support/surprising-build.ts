import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";

/** The built pages as if React Router rendered different HTML from today's. */
export async function surprisingBuild(change: (html: string) => string): Promise<ServerBuild> {
  const build: ServerBuild = await import(pathToFileURL(resolve("build/server/index.js")).href);
  const render = build.entry.module.default;
  const changed: typeof render = async (...page) => {
    const answer = await render(...page);
    return new Response(change(await answer.text()), { status: answer.status, headers: answer.headers });
  };
  return { ...build, entry: { ...build.entry, module: { ...build.entry.module, default: changed } } };
}
