import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { DatabaseTarget } from "#server/platform/database.ts";
import { openSession } from "./session.ts";
import { asBrowser, type TestSite } from "./site.ts";
import { phone } from "./travel.ts";

export interface SiteAlone extends Pick<TestSite, "fetch" | "signIn"> {
  /** Waits until the mails of all answers so far are stored. */
  mailsDelivered(): Promise<void>;
  /** The heap in bytes, after a collection of garbage. */
  memory(): Promise<number>;
  end(): Promise<void>;
}

/**
 * The site in a process of its own, on the database and the data folder of a test. What the test makes and throws away then
 * delays no answer, and the site's memory is its own.
 */
export async function siteAlone(database: DatabaseTarget, folder: string): Promise<SiteAlone> {
  const child = fork(join(import.meta.dirname, "site-alone-child.ts"), [
    JSON.stringify({ database, folder }),
  ]);
  const exited = once(child, "exit");
  const said = async () =>
    (
      await Promise.race([
        once(child, "message"),
        exited.then(() => Promise.reject(new Error("The site ended."))),
      ])
    )[0];
  const ask = (question: string) => {
    const answer = said();
    child.send(question);
    return answer;
  };
  const address: string = await said();
  return {
    fetch: asBrowser((path, { headers, ...options }) => {
      const all = new Headers(headers);
      // Otherwise fetch says that it is Node, which the site takes for a robot.
      if (!all.has("user-agent")) all.set("user-agent", phone);
      return fetch(`${address}${path}`, { redirect: "manual", ...options, headers: all });
    }),
    signIn: openSession,
    mailsDelivered: () => ask("mails"),
    memory: () => ask("memory"),
    async end() {
      child.disconnect();
      await exited;
    },
  };
}
