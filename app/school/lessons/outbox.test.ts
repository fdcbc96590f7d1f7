import { beforeEach, expect, test, vi } from "vitest";
import {
  emptyOutbox,
  keepForLater,
  send,
  sendWaiting,
  settledElsewhere,
  type Waiting,
  waiting,
} from "./outbox.ts";
import { doneHere, withDone } from "./use-done-here.ts";

const lesson = (learner: string, id: string, course = "rice"): Waiting => ({
  kind: "lesson",
  learner,
  lesson: id,
  course,
});

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
});

/** A server that accepts what one learner did, and refuses what others did. */
function serverOf(learner: string) {
  const received: unknown[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    const sent = JSON.parse(body);
    if (sent.learner !== learner) return Response.json({ detail: "another account" }, { status: 409 });
    received.push(sent.lesson);
    return Response.json({});
  });
  return received;
}

test("what another learner left on the device waits for that learner, and holds up nobody", async () => {
  for (const done of [lesson("ada", "1"), lesson("bola", "1"), lesson("bola", "2")]) keepForLater(done);
  const received = serverOf("bola");
  await sendWaiting("bola");
  expect(received).toEqual(["1", "2"]);
  expect(waiting("bola")).toEqual([]);
  expect(waiting("ada")).toEqual([lesson("ada", "1")]);
});

test("entries are sent in order up to the first that has to wait", async () => {
  for (const id of ["1", "2", "3"]) keepForLater(lesson("ada", id));
  let count = 0;
  vi.stubGlobal("fetch", async () => {
    count += 1;
    return Response.json({}, { status: count === 2 ? 503 : 200 });
  });
  await sendWaiting("ada");
  expect(waiting("ada")).toEqual([lesson("ada", "2"), lesson("ada", "3")]);
});

test("a tab is told which of its learner's entries another tab has settled", () => {
  const oldValue = JSON.stringify([lesson("ada", "1"), lesson("ada", "2"), lesson("bola", "1")]);
  const key = "mindsync-school-outbox";
  const newValue = JSON.stringify([lesson("ada", "2")]);
  expect(settledElsewhere("ada", { key, oldValue, newValue })).toEqual([lesson("ada", "1")]);
  expect(settledElsewhere("bola", { key, oldValue, newValue: null })).toEqual([lesson("bola", "1")]);
  expect(settledElsewhere("ada", { key, oldValue: null, newValue })).toEqual([]);
  expect(settledElsewhere("ada", { key: "another", oldValue, newValue: null })).toEqual([]);
});

test("a lesson that waits counts in its own course, for its own learner, until it is sent or refused", async () => {
  keepForLater(lesson("ada", "1"));
  keepForLater(lesson("ada", "2", "maize"));
  keepForLater(lesson("bola", "3"));
  const read = { learner: "ada", course: "rice", readAt: Date.now() };
  expect(doneHere(read)).toEqual(["1"]);
  expect(doneHere({ ...read, learner: null })).toEqual([]);
  expect(withDone({ done: ["1", "0"], lessons: 9 }, doneHere(read))).toEqual({
    done: ["1", "0"],
    lessons: 9,
  });
  vi.stubGlobal("fetch", async () => Response.json({ detail: "It is gone." }, { status: 404 }));
  await sendWaiting("ada");
  expect(doneHere(read)).toEqual([]);
});

test("a lesson that was sent counts on pages that were read before, by the server's clock, until signing out", async () => {
  const stored = Date.parse("2026-11-28T10:00:00Z");
  const headers = { date: new Date(stored).toUTCString() };
  const bodies: unknown[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body));
    return new Response(null, { status: 204, headers });
  });
  await send(lesson("ada", "1"));
  expect(bodies).toEqual([{ learner: "ada", lesson: "1" }]);
  const read = { learner: "ada", course: "rice" };
  expect(doneHere({ ...read, readAt: stored - 60_000 })).toEqual(["1"]);
  expect(doneHere({ ...read, readAt: stored + 60_000 })).toEqual([]);
  emptyOutbox();
  expect(doneHere({ ...read, readAt: stored - 60_000 })).toEqual([]);
});
