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
 * @returns a function that stops listening and waits for the alert under way
 */
export async function listenForLeads(): Promise<() => Promise<void>> {
  const session = openSession(() => {});
  let sending: Promise<void> | undefined;
  let again = false;
  const send = async () => {
    do {
      again = false;
      await sendAlerts().catch((error) => log.error({ err: error }, "alerts could not be sent"));
    } while (again);
    sending = undefined;
  };
  const told = () => {
    // A lead that comes while alerts are sent is looked for afterwards.
    if (sending) again = true;
    else sending = send();
  };
  await session.listen(alertChannel, told, told);
  return async () => {
    await closeSession(session);
    await Promise.race([sending, setTimeout(longestEnd, undefined, { ref: false })]);
  };
}
