import { beforeEach, expect, test, vi } from "vitest";
import { keepForLater, sendWaiting, settledElsewhere, type Waiting, waiting } from "./outbox.ts";

const lesson = (learner: string, id: string): Waiting => ({ kind: "lesson", learner, lesson: id });

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
