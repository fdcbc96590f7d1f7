/** The Writer screen, as requests to the whole site. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { writerTexts as texts } from "#content/writer.ts";
import { readConfig } from "#server/platform/config.ts";
import { sql } from "#server/platform/database.ts";
import { currentModel, openModel } from "#server/platform/model.ts";
import { json, text } from "#tests/support/model-server.ts";
import { modelAnswers, toolExamples } from "#tests/support/tool-examples.ts";
import { mainOf, writerScreen } from "#tests/support/writer-screen.ts";
import { eraseOldWriterChanges } from "./writer.server.ts";

const { server, site, admin, ollama, hosted, send, save, page, stored, history, tryIt, trial, keySent } =
  writerScreen();
const { path } = texts;
afterEach(() => {
  vi.useRealTimers();
});
const faq = async () => {
  const answer = await site().fetch("/api/functions/generate-faq", { json: toolExamples["generate-faq"] });
  return (await answer.json()).engine;
};

test("only admins can see, change and try the writer", async () => {
  await save(hosted());
  const before = await stored();
  for (const role of ["learner", "recruiter", null] as const) {
    const headers = role ? (await site().signIn({ role })).headers : { cookie: "" };
    for (const answer of [
      await site().fetch(path, { headers }),
      await site().fetch(`${path}.data`, { headers }),
      await tryIt(headers),
      await send({ intent: "writer", writer: "built-in" }, headers.cookie),
      await send({ intent: "budget", dailyTokens: "1" }, headers.cookie),
      await send({ intent: "remove-key" }, headers.cookie),
      await send({ intent: "try" }, headers.cookie),
    ]) {
      expect([202, 302]).toContain(answer.status);
      expect(await answer.text()).not.toContain("4f2a");
    }
  }
  expect(await stored()).toEqual(before);
  expect(await history()).toHaveLength(1);
  expect(server.requests()).toEqual([]);
});

test("a model that is chosen writes for the next visitor, and no longer once it is left", async () => {
  expect(await faq()).toBe("built-in");
  await save(ollama());
  server.answers(json(modelAnswers["generate-faq"]));
  expect(await faq()).toBe("model");
  server.answers(text("The bread is fresh. How many loaves do you need?"));
  const chat = { botType: "sales", userMessage: "Do you have bread?", sessionId: "writer" };
  const said = async () =>
    (await (await site().fetch("/api/functions/bot-demo-chat", { json: chat })).json()).botResponse;
  expect(await said()).toContain("The bread is fresh.");
  await save({ intent: "writer", writer: "built-in" });
  expect(await faq()).toBe("built-in");
  expect(await said()).not.toContain("The bread is fresh.");
  expect(await stored()).toMatchObject({ writer: "built-in", model: "test" });
});

test("a change of another process counts after a second at most", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  expect(await currentModel()).toBeNull();
  await sql()`insert into writer_settings (writer, address, model) values ('ollama', ${server.address}, 'other')`;
  expect(await currentModel()).toBeNull();
  vi.advanceTimersByTime(1_000);
  const found = await currentModel();
  expect(found).not.toBeNull();
  vi.advanceTimersByTime(1_000);
  // Nothing has changed, so what it knows of its failures stays.
  expect(await currentModel()).toBe(found);
  // A restart begins with what is stored.
  openModel(readConfig({}));
  expect(await currentModel()).not.toBeNull();
});

test("refuses wrong input beside its field, and stores nothing", async () => {
  const { errors } = texts.form;
  for (const [field, value, message] of [
    ["writer", "robot", errors.writer],
    ["address", "", errors.noAddress],
    ["address", "models.example", errors.address],
    ["address", "ftp://models.example", errors.address],
    ["address", "https://name:password@models.example/v1", errors.address],
    ["address", "https://models.example/v1?key=1", errors.address],
    ["address", "http://169.254.169.254/latest", errors.forbidden],
    ["address", "http://[fd00:ec2::254]/latest", errors.forbidden],
    ["address", `https://models.example/${"a".repeat(300)}`, "less than 300 characters"],
    ["model", " ", errors.model],
    ["key", "Bearer sk-test", errors.key],
    ["key", '"sk-test"', errors.key],
    ["key", "sk test", errors.key],
  ] as const) {
    const refused = await send({ ...hosted(), [field]: value });
    const shown = await mainOf(refused);
    expect([refused.status, field, value]).toEqual([422, field, value]);
    expect(shown).toContain(message.replace("'", "&#x27;"));
    if (field !== "model") expect(shown).toContain('value="test"');
  }
  for (const dailyTokens of ["", "-1", "1.5", "many", "1000000001"])
    expect((await send({ intent: "budget", dailyTokens })).status).toBe(422);
  expect((await send({ intent: "other" })).status).toBe(422);
  expect((await send({ ...hosted(), more: "1" })).status).toBe(400);
  expect([await stored(), await history()]).toEqual([undefined, []]);
});

test("Ollama's address may be left out, or without its path", async () => {
  for (const [typed, address] of [
    ["", "http://127.0.0.1:11434/v1"],
    ["http://192.168.1.20:11434", "http://192.168.1.20:11434/v1"],
    ["http://gpu.lan:11434/v1/", "http://gpu.lan:11434/v1"],
  ] as const) {
    await save({ ...ollama(), address: typed });
    expect(await stored()).toMatchObject({ address });
  }
});

describe("the environment", () => {
  test("comes first, and the screen says so and takes no change of it", async () => {
    await save(hosted());
    server.openHeld({ AI_API_KEY: "sk-environment-1234567890" });
    const shown = await page();
    expect(shown).toContain("The server&#x27;s environment says who writes");
    expect(shown).not.toMatch(/name="(writer|address|key)"/);
    expect(shown).not.toContain("sk-environment");
    for (const fields of [hosted(), ollama(), { intent: "remove-key" }] as Record<string, string>[])
      expect((await send(fields)).status).toBe(409);
    expect(await keySent()).toBe("Bearer sk-environment-1234567890");
    expect((await send({ intent: "budget", dailyTokens: "900" })).status).toBe(302);
    expect(await history()).toHaveLength(2);
  });

  test("can set the budget alone", async () => {
    openModel(readConfig({ AI_DAILY_TOKENS: "12345" }));
    const shown = await page();
    expect(shown).toContain("12,345");
    expect(shown).not.toContain('name="dailyTokens"');
    expect((await send({ intent: "budget", dailyTokens: "900" })).status).toBe(409);
    await save(hosted());
  });
});

test("the budget counts at once, and today's use is shown", async () => {
  server.answers(
    text("Welcome.", {
      response: { content: "Welcome.", usage: { prompt_tokens: 900, completion_tokens: 334 } },
    }),
  );
  await save(ollama());
  await trial();
  expect(await page()).toContain("1,234 of 500,000 tokens used today");
  expect((await send({ intent: "budget", dailyTokens: "2000" })).headers.get("location")).toBe(
    `${path}?notice=budget-saved`,
  );
  expect((await trial()).failure).toEqual({ reason: "budget-spent", detail: null });
  expect(await stored()).toMatchObject({ writer: "ollama", daily_tokens: "2000" });
});

test("every change is noted with who made it, shown, and deleted after two years", async () => {
  expect(await page()).toContain(texts.history.none);
  await save(hosted());
  await send({ intent: "budget", dailyTokens: "9000" });
  await send({ intent: "remove-key" });
  const by_email = admin().profile.email;
  const nothing = { by_email, writer: null, address: null, model: null, new_key: false, daily_tokens: null };
  expect([...(await history())]).toEqual([
    {
      ...nothing,
      kind: "writer",
      writer: "hosted",
      address: `${server.address}/v1`,
      model: "test",
      new_key: true,
    },
    { ...nothing, kind: "budget", daily_tokens: "9000" },
    { ...nothing, kind: "key-removed", writer: "hosted" },
  ]);
  const shown = await page();
  for (const word of [by_email, "new key", "9,000 tokens a day", "Key removed"])
    expect(shown).toContain(word);
  await sql()`update writer_changes set at = now() - interval '731 days'`;
  await eraseOldWriterChanges();
  expect(await history()).toHaveLength(0);
  expect(await stored()).toMatchObject({ writer: "hosted" });
});
