import { setTimeout } from "node:timers/promises";
import { closeSession, openSession } from "#server/platform/database.ts";
import { log } from "#server/platform/log.ts";
import { alertChannel } from "./queue.server.ts";
import { sendAlerts } from "./send-alerts.server.ts";

/** How long the end of the process waits for a slow mail server, in milliseconds. The next process sends the rest. */
const longestEnd = 5_000;

/**
 * Sends alerts as soon as PostgreSQL tells of a new lead. Where the connection is lost it is opened again by the driver;
 * what was missed meanwhile, the job sends.
 * @returns a function that stops listening and waits for the alerts under way
 */
export async function listenForLeads(): Promise<() => Promise<void>> {
  const session = openSession(() => {});
  const under = new Set<Promise<void>>();
  const told = () => {
    // A new run does not wait for runs under way, which may hang on a place that does not answer.
    const sending = sendAlerts()
      .catch((error) => log.error({ err: error }, "alerts could not be sent"))
      .finally(() => under.delete(sending));
    under.add(sending);
  };
  await session.listen(alertChannel, told, told);
  return async () => {
    await closeSession(session);
    await Promise.race([Promise.all(under), setTimeout(longestEnd, undefined, { ref: false })]);
  };
}
