import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ServerEvent, serverEvents } from "./server-events.ts";

/** A body that arrives in pieces, and reports whether its reader cancelled it. */
function bodyOf(pieces: readonly Uint8Array[]) {
  let left = false;
  let at = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = pieces[at++];
      if (piece) controller.enqueue(piece);
      else controller.close();
    },
    cancel() {
      left = true;
    },
  });
  return { body, hasLeft: () => left };
}

async function read(...pieces: readonly (string | Uint8Array)[]): Promise<ServerEvent[]> {
  const bytes = pieces.map((piece) => (typeof piece === "string" ? new TextEncoder().encode(piece) : piece));
  const events: ServerEvent[] = [];
  for await (const event of serverEvents(bodyOf(bytes).body)) events.push(event);
  return events;
}

describe("the events of a stream", () => {
  test("carry their kind and their data", async () => {
    expect(await read('event: field\ndata: {"a":1}\n\nevent:done\ndata:x\n\n')).toEqual([
      { event: "field", data: '{"a":1}' },
      { event: "done", data: "x" },
    ]);
  });

  test("do not depend on how the network splits them, even within a character", async () => {
    const text =
      ": hello\r\nevent: field\r\ndata: Ọ̀rọ̀ ₦5\rdata: two\n\nid: 1\ndata: three\r\n\r\nevent: x\n\n";
    const whole = new TextEncoder().encode(text);
    const expected = [
      { event: "field", data: "Ọ̀rọ̀ ₦5\ntwo" },
      { event: "message", data: "three" },
    ];
    const cuts = fc.array(fc.nat({ max: whole.length }), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(cuts, async (places) => {
        const sorted = [0, ...places.toSorted((one, other) => one - other), whole.length];
        const pieces = sorted.slice(1).map((end, at) => whole.slice(sorted[at], end));
        expect(await read(...pieces)).toEqual(expected);
      }),
    );
  });

  test("end with the stream; an incomplete event is dropped", async () => {
    expect(await read("event: field\ndata: 1\n\nevent: done\ndata: 2\n")).toEqual([
      { event: "field", data: "1" },
    ]);
  });

  test("are cancelled if the reader stops", async () => {
    const { body, hasLeft } = bodyOf([new TextEncoder().encode("data: 1\n\ndata: 2\n\n"), new Uint8Array(1)]);
    for await (const event of serverEvents(body)) {
      expect(event.data).toBe("1");
      break;
    }
    expect(hasLeft()).toBe(true);
  });
});
