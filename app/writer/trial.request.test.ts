/** Trials of the model on the Writer screen. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import { writerTexts as texts, writerFailures } from "#content/writer.ts";
import { refusal, text } from "#tests/support/model-server.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { sentEvents } from "#tests/support/server-events.ts";
import { toolExamples } from "#tests/support/tool-examples.ts";
import { mainOf, writerKey, writerScreen } from "#tests/support/writer-screen.ts";
import type { Trial } from "./contract.ts";

const { server, site, admin, ollama, hosted, send, save, page, tryIt, trial } = writerScreen();
const faq = async () => {
  const answer = await site().fetch("/api/functions/generate-faq", { json: toolExamples["generate-faq"] });
  return (await answer.json()).engine;
};

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

  test("works without script from the screen's own form on, and asks nothing of any visitor", async () => {
    server.answers(text("Welcome to our shop."));
    const browser = new PlainBrowser(site().fetch, admin().headers.cookie);
    const { fields, submit, saved } = texts.form;
    await browser.open(texts.path);
    expect(browser.text()).toContain(texts.now.by["built-in"]);
    browser.choose("writer", "hosted");
    browser.fill(fields.address.label, `${server.address}/v1`);
    browser.fill(new RegExp(`^${fields.model.label}`), "test");
    browser.fill(new RegExp(`^${fields.key.label}`), writerKey);
    await browser.press(submit);
    for (const said of [saved, texts.now.by.hosted, texts.now.keyEnds("4f2a")])
      expect(browser.text()).toContain(said);
    await browser.press(texts.trial.submit);
    expect(browser.text()).toContain("Welcome to our shop.");
    expect(browser.text()).toMatch(/First words after [\d.]+ s, finished after [\d.]+ s\./);
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
    expect(await failureShown()).toContain(words("unencrypted"));
    await save({ ...ollama(), address: "https://nowhere.invalid/v1" });
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
