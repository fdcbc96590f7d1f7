/** The Writer screen, as requests to the whole site. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { writerTexts as texts, writerFailures } from "#content/writer.ts";
import { readConfig } from "#server/platform/config.ts";
import { sql } from "#server/platform/database.ts";
import { currentModel, openModel } from "#server/platform/model.ts";
import { testDatabase } from "#tests/support/database.ts";
import { logged } from "#tests/support/logged.ts";
import { json, refusal, testModel, text } from "#tests/support/model-server.ts";
import { allEvents, sentEvents } from "#tests/support/server-events.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";
import { modelAnswers, toolExamples } from "#tests/support/tool-examples.ts";
import { poster } from "#tests/support/two-step.ts";
import type { Trial } from "./contract.ts";
import { eraseOldWriterChanges } from "./writer.server.ts";

testDatabase();
const log = logged();
const server = testModel();
const key = "sk-test-a-key-of-the-owner-4f2a";
let site: TestSite;
let post: ReturnType<typeof poster>;
let admin: Awaited<ReturnType<TestSite["signIn"]>>;
beforeAll(async () => {
  site = await testSite();
  post = poster(site);
});
beforeEach(async () => {
  await sql()`truncate writer_settings, writer_changes, model_tokens`;
  await sql()`delete from "user"`;
  admin = await site.signIn();
  openModel(readConfig({}));
});
afterEach(() => {
  vi.useRealTimers();
});

const { path } = texts;
const ollama = () => ({ intent: "writer", writer: "ollama", address: `${server.address}/v1`, model: "test" });
const hosted = () => ({ ...ollama(), writer: "hosted", key });
const send = (fields: Record<string, string>, cookie = admin.headers.cookie) => post(path, fields, cookie);
const save = async (fields: Record<string, string>) =>
  expect((await send(fields)).headers.get("location")).toBe(`${path}?notice=saved`);
/** The screen's own part of an answer. */
const mainOf = async (answer: Response) => /<main.*<\/main>/s.exec(await answer.text())?.[0] ?? "";
const page = async () => mainOf(await site.fetch(path, { headers: admin.headers }));
const stored = async () =>
  (await sql()`select writer, address, model, sealed_key, daily_tokens from writer_settings`)[0];
const history = () =>
  sql()`select by_email, kind, writer, address, model, new_key, daily_tokens from writer_changes order by id`;
const tryIt = (headers = admin.headers) =>
  site.fetch(`${path}/try`, { method: "POST", headers, body: new URLSearchParams({ intent: "try" }) });
const trial = async () => (await allEvents(await tryIt())).at(-1)?.data as unknown as Trial;
/** Where requests are answered by hand. */
const byHand = () => ({ ...hosted(), address: `${server.address}/held/v1` });
/** The key that a trial sends. */
async function keySent(): Promise<string | undefined> {
  const done = trial();
  const request = await server.held();
  request.write("Welcome.");
  request.finish();
  expect(await done).toMatchObject({ text: "Welcome.", failure: null });
  return request.authorization;
}
const faq = async () => {
  const answer = await site.fetch("/api/functions/generate-faq", { json: toolExamples["generate-faq"] });
  return (await answer.json()).engine;
};

test("only admins can see, change and try the writer", async () => {
  await save(hosted());
  const before = await stored();
  for (const role of ["learner", "recruiter", null] as const) {
    const headers = role ? (await site.signIn({ role })).headers : { cookie: "" };
    for (const answer of [
      await site.fetch(path, { headers }),
      await site.fetch(`${path}.data`, { headers }),
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
    (await (await site.fetch("/api/functions/bot-demo-chat", { json: chat })).json()).botResponse;
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

describe("the key", () => {
  test("is stored encrypted, sent to its server alone, and in no answer and no log", async () => {
    const answers = [await send(byHand()), await send({ ...byHand(), model: "" })];
    expect(await keySent()).toBe(`Bearer ${key}`);
    server.answers(refusal(401));
    await save({ ...hosted(), key: "" });
    answers.push(await tryIt(), await send({ intent: "try" }));
    answers.push(await site.fetch(path, { headers: admin.headers }));
    answers.push(await site.fetch(`${path}.data`, { headers: admin.headers }));
    for (const answer of answers)
      expect(`${await answer.text()}${JSON.stringify([...answer.headers])}`).not.toContain(key);
    expect(JSON.stringify([await stored(), await history()])).not.toContain("a-key-of-the-owner");
    expect(log.text()).not.toContain("a-key-of-the-owner");
    const shown = await page();
    expect(shown).toContain("ends in …4f2a");
    expect(shown).toMatch(
      /<input[^>]*type="password"[^>]*name="key"|<input[^>]*name="key"[^>]*type="password"/,
    );
  });

  test("stays when the form is saved without one, and can be replaced and removed", async () => {
    await save(byHand());
    await save({ ...byHand(), key: "", model: "other" });
    expect(await keySent()).toBe(`Bearer ${key}`);
    await save({ ...byHand(), key: "sk-test-another-key-9c1d" });
    expect(await keySent()).toBe("Bearer sk-test-another-key-9c1d");
    const removed = await send({ intent: "remove-key" });
    expect(removed.headers.get("location")).toBe(`${path}?notice=key-removed`);
    expect(await keySent()).toBeUndefined();
    expect(await stored()).toMatchObject({ writer: "hosted", sealed_key: null });
  });

  test("is not sent to another server than the one it was saved for", async () => {
    await save(hosted());
    const before = await stored();
    for (const change of [
      { address: "https://evil.example/v1" },
      { address: `${server.address.replace("http:", "https:")}/v1` },
      { writer: "anthropic" },
    ]) {
      const refused = await send({ ...hosted(), key: "", ...change });
      expect([refused.status, await mainOf(refused)]).toEqual([
        422,
        expect.stringContaining(texts.form.errors.otherKey),
      ]);
    }
    expect(await stored()).toEqual(before);
    // Nor by way of the built-in writer.
    await save({ intent: "writer", writer: "built-in" });
    expect((await send({ ...hosted(), key: "", address: "https://evil.example/v1" })).status).toBe(422);
    await save({ ...hosted(), key: "" });
  });

  test("has to be entered again when the site's secret has changed", async () => {
    await save(hosted());
    await sql()`update site_secrets set value = 'another' where name = 'writer-key'`;
    expect(await page()).toContain("can no longer be read");
    expect((await send({ ...hosted(), key: "" })).status).toBe(422);
    await save(hosted());
    expect(await page()).toContain("ends in …4f2a");
  });

  test("of Anthropic cannot be missing: without it the built-in writer takes over", async () => {
    const anthropic = { intent: "writer", writer: "anthropic", model: "claude" };
    expect(await mainOf(await send(anthropic))).toContain(texts.form.errors.noKey);
    await save({ ...anthropic, key });
    expect(await stored()).toMatchObject({ writer: "anthropic", address: null });
    const removed = await send({ intent: "remove-key" });
    expect(removed.headers.get("location")).toBe(`${path}?notice=key-removed-built-in`);
    expect(await stored()).toMatchObject({ writer: "built-in", sealed_key: null });
  });
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
  const by_email = admin.profile.email;
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

describe("a trial", () => {
  test("streams the text, then its times", async () => {
    server.openHeld();
    const answer = await tryIt();
    expect(answer.headers.get("content-type")).toBe("text/event-stream");
    const events = sentEvents(answer);
    const request = await server.held();
    request.write("Welcome to ");
    expect((await events.next()).value).toEqual({ event: "text", data: "Welcome to" });
    request.write("our shop.");
    expect((await events.next()).value).toEqual({ event: "text", data: "Welcome to our shop." });
    request.finish();
    const done = (await events.next()).value as { data: Trial } | undefined;
    expect(done).toMatchObject({ event: "done", data: { text: "Welcome to our shop.", failure: null } });
    const { firstMs, ms } = done?.data ?? {};
    expect(firstMs).toBeLessThanOrEqual(ms ?? 0);
  });

  test("stops the model when the admin leaves", async () => {
    server.openHeld();
    const answer = await tryIt();
    const request = await server.held();
    await answer.body?.cancel();
    await request.closed;
  });

  test("works without script, and asks nothing of any visitor", async () => {
    server.answers(text("Welcome to our shop."));
    await save(ollama());
    const shown = await mainOf(await send({ intent: "try" }));
    expect(shown).toContain("Welcome to our shop.");
    expect(shown).toMatch(/First words after [\d.]+ s, finished after [\d.]+ s\./);
    expect(JSON.stringify(server.requests())).toContain(texts.trialPrompt.message);
  });

  test("is asked once more without a limit of tokens by a server that takes none", async () => {
    await save(ollama());
    server.answers(refusal(400), text("Welcome."));
    expect(await trial()).toMatchObject({ text: "Welcome.", failure: null });
    expect(server.requests().map((body) => "max_tokens" in body)).toEqual([true, false]);
  });

  test("says that the built-in writer needs none", async () => {
    expect((await trial()).failure).toEqual({ reason: "built-in", detail: null });
    expect(await page()).not.toContain(texts.trial.heading);
  });

  /** The failure of a trial as the screen shows it, with the settings as they are. */
  const failureShown = async () => mainOf(await send({ intent: "try" }));
  const words = (kind: string) => (writerFailures[kind]?.todo ?? "no such words").replace(/'/g, "&#x27;");

  test.each([
    [401, "401"],
    [402, "402"],
    [403, "403"],
    [404, "404"],
    [400, "refused"],
    [429, "rate-limited"],
    [503, "server-error"],
  ])("that is answered with %s says what to do", async (status, kind) => {
    server.answers(refusal(status));
    await save(hosted());
    const shown = await failureShown();
    expect(shown).toContain(words(kind));
    expect(shown).toContain(`(${status}).`);
    expect(shown).not.toContain("Not now.");
  });

  test("of a server that is not there, or has no text, says what to do", async () => {
    await save({ ...ollama(), address: "http://127.0.0.1:9/v1" });
    expect(await failureShown()).toContain(words("unreachable"));
    await save({ ...ollama(), address: "http://nowhere.invalid/v1" });
    expect(await failureShown()).toContain(words("no-such-name"));
    server.answers(text("<think>Hm"));
    await save(ollama());
    expect(await failureShown()).toContain(words("empty"));
  });

  test("of a slow model ends at the time limit", async () => {
    server.openHeld({ AI_TIMEOUT_SECONDS: "1" });
    const shown = failureShown();
    await server.held();
    expect(await shown).toContain(words("time-limit"));
  });

  test("of an address that redirects does not follow", async () => {
    const moved = createServer((_, response) =>
      response.writeHead(307, { Location: `${server.address}/v1/chat/completions` }).end(),
    );
    await new Promise<void>((listening) => moved.listen(0, "127.0.0.1", listening));
    server.answers(text("Welcome."));
    await save({ ...hosted(), address: `http://127.0.0.1:${(moved.address() as AddressInfo).port}/v1` });
    expect(await failureShown()).toContain(words("redirected"));
    expect(server.requests()).toEqual([]);
    moved.close();
  });

  test("is made even while visitors do not wait for the model; the screen shows its last failure", async () => {
    server.answers(refusal(500));
    await save(ollama());
    expect(await page()).toContain(texts.now.neverFailed);
    for (let count = 0; count < 4; count += 1) await faq();
    const shown = await page();
    expect(shown).toContain(texts.now.resting);
    expect(shown).toContain(texts.now.failed);
    expect(shown).toContain("(500).");
    server.answers(text("Welcome."));
    expect((await trial()).text).toBe("Welcome.");
    await save(ollama());
    expect(await page()).toContain(texts.now.neverFailed);
  });
});
