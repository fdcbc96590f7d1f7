import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { pageReceiver } from "#server/platform/page-receiver.ts";

/** The built pages as if React Router rendered different HTML from today's. */
export async function surprisingBuild(change: (html: string) => string): Promise<ServerBuild> {
  const build: ServerBuild = await import(pathToFileURL(resolve("build/server/index.js")).href);
  const render = build.entry.module.default;
  const changed: typeof render = async (...page) => {
    const [, , , , context] = page;
    const receive = context.get(pageReceiver);
    context.set(pageReceiver, null);
    const answer: Response = await render(...page);
    const html = change(await answer.text());
    receive?.(Buffer.from(html));
    return new Response(receive ? null : html, { status: answer.status, headers: answer.headers });
  };
  return { ...build, entry: { ...build.entry, module: { ...build.entry.module, default: changed } } };
}
