import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { phone } from "./analytics-visits.ts";
import { type Account, type Ask, type Kind, kinds, type Seen, type Sent } from "./mixed-kinds.ts";
import { personOf } from "./mixed-people.ts";

export const emptySeen = (): Seen => ({
  sent: [],
  visits: [],
  enrollments: [],
  contacts: [],
  chats: new Map(),
  uploads: [],
  signedOut: [],
});

/** How many people do each thing at once, and how long each waits between two, in milliseconds. */
const people: Record<Kind, { count: number; waits: number }> = {
  page: { count: 4, waits: 200 },
  visit: { count: 8, waits: 150 },
  chat: { count: 4, waits: 400 },
  tool: { count: 2, waits: 400 },
  enrollment: { count: 2, waits: 500 },
  contact: { count: 2, waits: 500 },
  "sign-in": { count: 1, waits: 2_000 },
  dashboard: { count: 2, waits: 500 },
  piece: { count: 4, waits: 100 },
};

const anyVisitor = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** Sends requests to this site and notes each with its answer. */
export function asking(address: string, sent: Sent[]): Ask {
  return async (kind, path, options = {}) => {
    const at = performance.now();
    const note = (status: number) => sent.push({ kind, at, ms: performance.now() - at, status });
    const headers = new Headers(options.headers);
    headers.set("x-forwarded-for", anyVisitor());
    headers.set("user-agent", phone);
    headers.set("sec-fetch-site", "same-origin");
    try {
      const answer = await fetch(new URL(path, address), { redirect: "manual", ...options, headers });
      await answer.arrayBuffer();
      note(answer.status);
      return answer;
    } catch {
      note(0);
      return undefined;
    }
  };
}

/**
 * Puts the load of a busy day on the site: people who look, chat, write, enroll, sign in and upload, each request from
 * an address of its own. Whatever has to arrive is sent again until it is taken, as browsers and people do.
 * @returns what was seen so far, and a function that lets everybody finish what they are doing
 */
export function mixedLoad(address: string, account: Account): { seen: Seen; end(): Promise<void> } {
  const seen = emptySeen();
  const ask = asking(address, seen.sent);
  let over = false;
  async function live(kind: Kind): Promise<void> {
    const act = personOf(kind, ask, seen, account);
    while (!over) {
      await act();
      await pause(people[kind].waits * (0.5 + Math.random()));
    }
  }
  const all = kinds.flatMap((kind) => Array.from({ length: people[kind].count }, () => live(kind)));
  return {
    seen,
    async end() {
      over = true;
      await Promise.all(all);
    },
  };
}
