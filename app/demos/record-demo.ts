import type { DemoId } from "#content/prices.ts";
import type { DemoSession, DemosAccessed, DemoVisitInput } from "./contract.ts";

/*
 * Records which systems a visitor opened (table demo_user_sessions), per browser session. Failures are ignored: a visit
 * that could not be recorded is not worth a notice.
 */
const calls = "/api/demo_user_sessions";
const key = "mindsync-demo-session";

/** The session id if the browser stores nothing for us. */
let unsaved: string | null = null;

function savedSession(): string | null {
  try {
    return sessionStorage.getItem(key) ?? unsaved;
  } catch {
    return unsaved;
  }
}

function keepSession(id: string | null): void {
  unsaved = id;
  try {
    if (id) sessionStorage.setItem(key, id);
    else sessionStorage.removeItem(key);
  } catch {
    // It lasts until the page is left.
  }
}

/** Whether the visitor opted out of counting, in the browser or on the privacy page. */
function uncounted(): boolean {
  if ("globalPrivacyControl" in navigator && navigator.globalPrivacyControl) return true;
  try {
    return Boolean(localStorage.getItem("mindsync-uncounted"));
  } catch {
    return false;
  }
}

async function begin(): Promise<string | null> {
  const answer = await fetch(calls, { method: "POST" });
  if (answer.status !== 201) return null;
  const { id }: DemoSession = await answer.json();
  keepSession(id);
  return id;
}

async function record(demo: DemoId, mayBeginAnew = true): Promise<void> {
  if (uncounted()) return;
  const session = savedSession() ?? (await begin());
  if (!session) return;
  const address = `${calls}/${session}`;
  const kept = await fetch(address);
  if (kept.status === 404 && mayBeginAnew) {
    // The row is gone, for example after a restored backup.
    keepSession(null);
    return record(demo, false);
  }
  if (!kept.ok) return;
  const { demos_accessed }: DemosAccessed = await kept.json();
  const extended = { demos_accessed: [...new Set([...demos_accessed, demo])] } as DemoVisitInput;
  // Sent even if the page is left meanwhile.
  await fetch(address, {
    method: "PATCH",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(extended),
    keepalive: true,
  });
}

let last: Promise<void> = Promise.resolve();

/** Records that a system was opened; the first call in a browser session creates a demo session. Never rejects. */
export function recordDemo(demo: DemoId): Promise<void> {
  // One after the other, so that opening two systems quickly does not create two sessions.
  last = last.then(() => record(demo)).catch(() => {});
  return last;
}
