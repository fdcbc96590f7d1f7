import { afterEach, describe, expect, test, vi } from "vitest";
import { askTool, ToolFailure } from "./ask-tool.ts";

afterEach(() => vi.unstubAllGlobals());

/** Stubs fetch so that the next call gets this response. */
function answer(body: BodyInit | null, init: ResponseInit & { type?: string } = {}) {
  const { type = "text/event-stream", ...rest } = init;
  const asked = vi.fn(async (..._: Parameters<typeof fetch>) =>
    Promise.resolve(new Response(body, { ...rest, headers: { "content-type": type } })),
  );
  vi.stubGlobal("fetch", asked);
  return asked;
}

const ask = (
  onField: (field: string, value: unknown) => void = () => {},
  signal = new AbortController().signal,
) => askTool("generate-sop", { companyType: "Shop", department: "Till", version: 2 }, { signal, onField });

const failure = async (asked: Promise<unknown>) => {
  const error = await asked.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ToolFailure)) throw new Error(`No failure of a tool: ${error}`);
  return error;
};

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

describe("a call to a tool", () => {
  test("sends what was typed, and reports fields before it is complete", async () => {
    const asked = answer(
      event("field", { field: "sopTemplate", value: "Count" }) +
        event("field", { field: "sopTemplate", value: "Count the cash" }) +
        event("done", { sopTemplate: "Count the cash.", engine: "model" }),
    );
    const fields: unknown[] = [];
    const whole = await ask((...told) => fields.push(told));
    expect(fields).toEqual([
      ["sopTemplate", "Count"],
      ["sopTemplate", "Count the cash"],
    ]);
    expect(whole).toEqual({ written: { sopTemplate: "Count the cash." }, engine: "model" });
    const [address, init] = asked.mock.calls[0] ?? [];
    expect(address).toBe("/api/functions/generate-sop");
    expect(JSON.parse(String(init?.body))).toEqual({ companyType: "Shop", department: "Till", version: 2 });
    expect(new Headers(init?.headers).get("accept")).toContain("text/event-stream");
  });

  test("accepts a response that comes in one piece", async () => {
    answer(JSON.stringify({ sopTemplate: "Count.", engine: "built-in" }), { type: "application/json" });
    expect(await ask()).toEqual({ written: { sopTemplate: "Count." }, engine: "built-in" });
  });

  test("gives the reason of a failure, by field if there is one", async () => {
    const problem = { detail: "Too many tries from here.", fields: { department: ["Too long", "Odd"] } };
    answer(JSON.stringify(problem), { status: 422, type: "application/problem+json" });
    expect(await failure(ask())).toMatchObject({
      reason: "Too many tries from here.",
      fields: { department: "Too long Odd" },
      offline: false,
    });
    answer(event("error", { detail: "The tools rest." }));
    expect(await failure(ask())).toMatchObject({ reason: "The tools rest.", fields: {} });
  });

  test.each([
    ["a proxy's own page", () => answer("<h1>Bad gateway</h1>", { status: 502, type: "text/html" })],
    ["an answer that is none", () => answer("<h1>Welcome to the hotel</h1>", { type: "text/html" })],
    ["nothing it could say", () => answer(event("error", "oops"))],
  ])("that returns %s fails without a reason", async (_, given) => {
    given();
    expect(await failure(ask())).toMatchObject({ reason: undefined, fields: {}, offline: false });
  });

  test.each([
    ["whose stream breaks off", () => answer(event("field", { field: "sopTemplate", value: "Co" }))],
    [
      "that no network leads to",
      () => vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch"))),
    ],
  ])("%s counts as offline", async (_, given) => {
    given();
    expect(await failure(ask())).toMatchObject({ offline: true });
  });

  test("that is aborted rejects with the reason of the abort", async () => {
    const control = new AbortController();
    vi.stubGlobal("fetch", () => {
      control.abort();
      return Promise.reject(new TypeError("Failed to fetch"));
    });
    await expect(ask(undefined, control.signal)).rejects.toBe(control.signal.reason);
  });
});
