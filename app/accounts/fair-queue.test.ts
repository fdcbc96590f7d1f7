import { expect, test } from "vitest";
import { FairQueue, QueueFull } from "./fair-queue.ts";

/** Fills a queue with work that ends when it is told to, and notes who began. */
function filled(size: ConstructorParameters<typeof FairQueue>[0]) {
  const queue = new FairQueue(size);
  const began: string[] = [];
  const ends: (() => void)[] = [];
  const send = (sender: string, name = sender) => {
    const done = queue.run(sender, async () => {
      began.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      return name;
    });
    done.catch(() => {});
    return done;
  };
  const endOne = async () => {
    ends.shift()?.();
    // The next one begins some microtasks later.
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { queue, began, send, endOne };
}

test("no more run at once than may, and senders take turns whatever one of them sends", async () => {
  const { queue, began, send, endOne } = filled({ atOnce: 2, mostWaiting: 100, mostOfOne: 100 });
  for (let count = 0; count < 50; count += 1) send("flood");
  send("amaka");
  send("bola");
  expect([began, queue.waiting]).toEqual([["flood", "flood"], 50]);
  for (let count = 0; count < 3; count += 1) await endOne();
  expect(began.slice(2)).toEqual(["flood", "amaka", "bola"]);
});

test("a flood finds no room, and whoever comes during it takes the room of its newest", async () => {
  const { queue, began, send, endOne } = filled({ atOnce: 1, mostWaiting: 10, mostOfOne: 8 });
  const flood = Array.from({ length: 1_000 }, (_, index) => send("flood", `flood ${index}`));
  expect(queue.waiting).toBe(8);
  await expect(flood[9]).rejects.toThrow(QueueFull);
  send("amaka");
  send("bola");
  const last = send("chidi");
  await expect(flood[8]).rejects.toThrow(QueueFull);
  expect(queue.waiting).toBe(10);
  while (queue.waiting) await endOne();
  await endOne();
  expect(await last).toBe("chidi");
  expect(began).toHaveLength(11);
  // Everything ended, so the next one begins at once.
  send("dayo");
  expect(began.at(-1)).toBe("dayo");
});

test("work that fails frees its place", async () => {
  const queue = new FairQueue({ atOnce: 1, mostWaiting: 1, mostOfOne: 1 });
  await expect(queue.run("amaka", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await queue.run("amaka", async () => "yes")).toBe("yes");
});
