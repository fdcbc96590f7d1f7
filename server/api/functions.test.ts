import { beforeAll, describe, expect, test, vi } from "vitest";
import { toolCallNames, toolCalls } from "#app/tools/contract.ts";
import { writings } from "#app/tools/library/write.server.ts";
import { formOf } from "#content/tool-forms.ts";
import { toolLimits } from "#content/tool-limits.ts";
import { logged } from "#tests/support/logged.ts";
import { allEvents } from "#tests/support/server-events.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";
import { toolExamples } from "#tests/support/tool-examples.ts";

const log = logged();
let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});

const ask = (name: string, json: unknown, headers: Record<string, string> = {}) =>
  site.fetch(`/api/functions/${name}`, { json, headers });
const inPieces = { accept: "text/event-stream" };

describe.each(toolCallNames)("%s, without a model,", (name) => {
  test("is answered by the built-in engine, whole", async () => {
    const answer = await ask(name, toolExamples[name]);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/json");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const { engine, versions, about, ...written } = await answer.json();
    expect([engine, typeof about]).toEqual(["built-in", "string"]);
    expect(versions).toBeGreaterThan(2);
    expect(toolCalls[name].output.strict().parse(written)).toEqual(written);
  });

  test("is streamed to clients that accept events: each field, then the whole", async () => {
    const answer = await ask(name, toolExamples[name], { ...inPieces, "accept-encoding": "gzip" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/event-stream");
    expect(answer.headers.get("content-encoding")).toBeNull();
    expect(answer.headers.get("cache-control")).toBe("no-store, no-transform");
    expect(answer.headers.get("x-accel-buffering")).toBe("no");
    const events = await allEvents(answer);
    const done = events.pop();
    expect(done?.event).toBe("done");
    const { engine, versions: _, about: __, ...written } = done?.data ?? {};
    expect(engine).toBe("built-in");
    expect(events.map(({ event }) => event)).toEqual(Object.keys(written).map(() => "field"));
    expect(Object.fromEntries(events.map(({ data }) => [data.field, data.value]))).toEqual(written);
  });

  test("reports empty and over-long fields by name", async () => {
    const [field = ""] = Object.keys(toolExamples[name]);
    for (const wrong of ["", " \n", "a".repeat(toolLimits.long + 1)]) {
      for (const headers of [{}, inPieces]) {
        const answer = await ask(name, { ...toolExamples[name], [field]: wrong }, headers);
        expect([answer.status, answer.headers.get("content-type")]).toEqual([
          422,
          "application/problem+json",
        ]);
        const { title, fields } = await answer.json();
        expect([title, Object.keys(fields)]).toEqual(["invalid", [field]]);
      }
    }
    expect((await (await ask(name, {})).json()).fields).toHaveProperty(field);
  });

  test("has the specified message when nothing can be written; the log has nothing that was typed", async () => {
    vi.spyOn(writings[name], "write").mockImplementation(() => {
      throw new Error(`cannot write about ${JSON.stringify(toolExamples[name])}`);
    });
    const problem = { title: "unavailable", status: 503, detail: formOf(name).failed };
    const whole = await ask(name, toolExamples[name]);
    expect(whole.status).toBe(503);
    expect(await whole.json()).toMatchObject(problem);
    const [error, ...more] = await allEvents(await ask(name, toolExamples[name], inPieces));
    expect(error).toMatchObject({ event: "error", data: { ...problem, requestId: expect.any(String) } });
    expect(more).toEqual([]);
    expect(log.entries).toContainEqual(
      expect.objectContaining({ level: "error", tool: name, type: "Error" }),
    );
    for (const typed of Object.values(toolExamples[name])) expect(log.text()).not.toContain(typed);
  });

  test("is documented with its input, its answer and its stream", async () => {
    const { paths } = await (await site.fetch("/api/openapi.json")).json();
    const { post } = paths[`/functions/${name}`];
    const input = post.requestBody.content["application/json"].schema;
    expect(Object.keys(input.properties)).toEqual(Object.keys(toolCalls[name].input.shape));
    const { "application/json": whole, "text/event-stream": stream } = post.responses[200].content;
    expect(Object.keys(whole.schema.properties)).toEqual([
      ...Object.keys(toolCalls[name].output.shape),
      "engine",
      "versions",
      "about",
    ]);
    expect(stream.schema.description).toContain("event: done");
  });
});

test("an answer that breaks its contract is an error", async () => {
  vi.spyOn(writings["generate-sop"], "write").mockReturnValue({ output: { sopTemplate: "" }, versions: 1 });
  const answer = await ask("generate-sop", toolExamples["generate-sop"]);
  expect([answer.status, (await answer.json()).detail]).toEqual([503, formOf("generate-sop").failed]);
});

test("one visitor may make 120 requests in ten minutes, all tools together", async () => {
  const headers = { "x-forwarded-for": "203.0.113.20" };
  const statuses = new Map<number, number>();
  for (let count = 0; count < 121; count += 1) {
    const name = count % 2 ? "generate-sop" : "generate-faq";
    const { status } = await ask(name, {}, headers);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect([...statuses]).toEqual([
    [422, 120],
    [429, 1],
  ]);
  expect((await ask("generate-sop", {})).status).toBe(422);
});

test("unknown calls and other methods are errors", async () => {
  expect((await ask("generate-poems", {})).status).toBe(404);
  expect((await site.fetch("/api/functions/generate-sop")).status).toBe(405);
});
