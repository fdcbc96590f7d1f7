import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { toolCalls } from "#app/tools/contract.ts";
import { logged } from "#tests/support/logged.ts";
import { json, refusal, testModel } from "#tests/support/model-server.ts";
import { sentEvents } from "#tests/support/server-events.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";
import { modelAnswers, toolExamples } from "#tests/support/tool-examples.ts";

const name = "generate-landing-copy";
const good = modelAnswers[name];
const goodText = JSON.stringify(good);

const log = logged();
const model = testModel();
let site: Awaited<ReturnType<TestSite["listen"]>>;
beforeAll(async () => {
  site = await (await testSite()).listen();
});
afterAll(() => site.close());

/** Fakes only the clocks that the server measures time by; the connections go on as usual. */
const stopClocks = () => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
afterEach(() => {
  vi.useRealTimers();
});

/** Sends a request over a real connection, which the visitor may break off. */
const visit = (options: { signal?: AbortSignal; accept?: string; visitor?: string } = {}) =>
  fetch(`${site.address}/api/functions/${name}`, {
    method: "POST",
    body: JSON.stringify(toolExamples[name]),
    headers: {
      accept: options.accept ?? "application/json",
      "content-type": "application/json",
      "x-forwarded-for": options.visitor ?? crypto.randomUUID(),
    },
    signal: options.signal,
  });

async function engineOf(answer: Response | Promise<Response>): Promise<string> {
  const { engine, versions: _, about: __, ...written } = await (await answer).json();
  expect(toolCalls[name].output.parse(written)).toEqual(written);
  return engine;
}

const reasons = () => log.entries.flatMap(({ reason, tool }) => (tool && reason ? [reason] : []));

describe("the time limit", () => {
  test("of a model that says nothing", async () => {
    model.openHeld({ AI_TIMEOUT_SECONDS: "20" });
    stopClocks();
    const answer = visit();
    const request = await model.held();
    vi.advanceTimersByTime(19_999);
    expect(reasons()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(await engineOf(answer)).toBe("built-in");
    await request.closed;
    expect(reasons()).toEqual(["time-limit"]);
    expect(log.entries.at(-1)).toMatchObject({ ms: 20_000 });
  });

  test("of a model that stops in the middle", async () => {
    model.openHeld();
    stopClocks();
    const events = sentEvents(await visit({ accept: "text/event-stream" }));
    const request = await model.held();
    request.write(goodText.slice(0, 60));
    expect((await events.next()).value).toMatchObject({ event: "field", data: { field: "headline" } });
    vi.advanceTimersByTime(30_000);
    await request.closed;
    let last: unknown;
    for await (const event of events) last = event;
    expect(last).toMatchObject({ event: "done", data: { engine: "built-in" } });
    expect(reasons()).toEqual(["time-limit"]);
  });

  test("covers both tries together", async () => {
    model.openHeld({ AI_TIMEOUT_SECONDS: "10" });
    stopClocks();
    const answer = visit();
    const first = await model.held();
    vi.advanceTimersByTime(8_000);
    first.write("no JSON");
    first.finish();
    const second = await model.held();
    vi.advanceTimersByTime(2_000);
    expect(await engineOf(answer)).toBe("built-in");
    await second.closed;
    expect(reasons()).toEqual(["time-limit"]);
  });
});

test("a field is sent before the model writes the next, and a broken connection costs nothing", async () => {
  model.openHeld();
  const events = sentEvents(await visit({ accept: "text/event-stream" }));
  const request = await model.held();
  request.write(goodText.slice(0, 60));
  const first = { event: "field", data: { field: "headline", value: good.headline } };
  expect((await events.next()).value).toEqual(first);
  request.breakOff();
  const told = new Map<unknown, unknown>();
  let done: Record<string, unknown> = {};
  for await (const { event, data } of events) {
    if (event === "field") told.set(data.field, data.value);
    else done = data;
  }
  const { engine, versions: _, about: __, ...written } = done;
  expect(engine).toBe("built-in");
  expect(Object.fromEntries(told)).toEqual(written);
  expect(reasons()).toEqual(["cut-off"]);
});

test("a stream with nothing to send yet sends a keepalive every 15 seconds", async () => {
  model.openHeld();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const answer = await visit({ accept: "text/event-stream" });
  const request = await model.held();
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let count = 0; count < 2; count += 1) {
    vi.advanceTimersByTime(15_000);
    expect((await reader?.read())?.value).toMatch(/^:.*\n\n$/);
  }
  request.breakOff();
  expect((await reader?.read())?.value).toMatch(/^event: field\n/);
  await reader?.cancel();
});

describe("a visitor who leaves stops the model", () => {
  const left = () =>
    log.entries.filter(({ message }) => message === "the visitor left; the model was stopped");

  test.each(["application/json", "text/event-stream"])("before its first word (%s)", async (accept) => {
    model.openHeld();
    const leave = new AbortController();
    const answer = visit({ accept, signal: leave.signal });
    const request = await model.held();
    leave.abort();
    await Promise.all([request.closed, answer.then((some) => some.text()).catch(() => {})]);
    await vi.waitFor(() => expect(left()).toHaveLength(1));
    expect(log.entries.filter(({ level }) => level !== "info")).toEqual([]);
  });

  test("in the middle", async () => {
    model.openHeld();
    const leave = new AbortController();
    const events = sentEvents(await visit({ accept: "text/event-stream", signal: leave.signal }));
    const request = await model.held();
    request.write(goodText.slice(0, 60));
    expect((await events.next()).value).toMatchObject({ event: "field" });
    leave.abort();
    await request.closed;
    await vi.waitFor(() => expect(left()).toHaveLength(1));
  });

  test("and does not count as a failure: the breaker stays closed", async () => {
    model.openHeld();
    for (let count = 0; count < 4; count += 1) {
      const leave = new AbortController();
      const answer = visit({ signal: leave.signal }).catch(() => {});
      const request = await model.held();
      leave.abort();
      await Promise.all([request.closed, answer]);
    }
    await vi.waitFor(() => expect(left()).toHaveLength(4));
    const answer = visit();
    const request = await model.held();
    request.write(goodText);
    request.finish();
    expect(await engineOf(answer)).toBe("model");
  });
});

test("after three failures the model is not called; after half a minute one visitor tries it", async () => {
  model.open();
  stopClocks();
  model.answers(refusal(500));
  for (let count = 0; count < 5; count += 1) expect(await engineOf(visit())).toBe("built-in");
  expect(model.requests()).toHaveLength(3);
  expect(reasons()).toEqual(["server-error", "server-error", "server-error", "breaker-open", "breaker-open"]);
  const opened = { level: "warn", reason: "server-error", message: "the model is left alone for a while" };
  expect(log.entries).toContainEqual(expect.objectContaining(opened));

  vi.advanceTimersByTime(30_000);
  await engineOf(visit());
  expect(model.requests()).toHaveLength(4);
  await engineOf(visit());
  expect(model.requests()).toHaveLength(4);

  vi.advanceTimersByTime(30_000);
  model.answers(json(good));
  expect(await engineOf(visit())).toBe("model");
  expect(log.entries).toContainEqual(expect.objectContaining({ message: "the model answers again" }));
  expect(await engineOf(visit())).toBe("model");
});

test("when the day's tokens are spent the built-in engine writes until midnight in Lagos", async () => {
  stopClocks();
  vi.setSystemTime("2026-11-21T22:50:00Z");
  model.open({ AI_DAILY_TOKENS: "19000" });
  model.answers(
    json(good, {
      response: { content: goodText, usage: { prompt_tokens: 1_500, completion_tokens: 5_000 } },
    }),
  );
  const engines = [];
  for (let count = 0; count < 4; count += 1) engines.push(await engineOf(visit()));
  expect(engines).toEqual(["model", "model", "built-in", "built-in"]);
  expect(reasons()).toEqual(["budget-spent", "budget-spent"]);
  expect(model.requests()).toHaveLength(2);
  vi.setSystemTime("2026-11-21T23:00:00Z");
  expect(await engineOf(visit())).toBe("model");
});

test("a model writes for one visitor 30 times in ten minutes, then the built-in engine does", async () => {
  model.open({ AI_DAILY_TOKENS: "100000000" });
  model.answers(json(good));
  const engines = [];
  for (let count = 0; count < 32; count += 1)
    engines.push(await engineOf(visit({ visitor: "203.0.113.30" })));
  expect(engines).toEqual([...Array(30).fill("model"), "built-in", "built-in"]);
  expect(reasons()).toEqual(["visitor-limit", "visitor-limit"]);
  expect(await engineOf(visit())).toBe("model");
});
