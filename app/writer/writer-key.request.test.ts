/** The key of the model, from the Writer screen to the model's server. */
import { describe, expect, test } from "vitest";
import { writerTexts as texts } from "#content/writer.ts";
import { sql } from "#server/platform/database.ts";
import { logged } from "#tests/support/logged.ts";
import { refusal } from "#tests/support/model-server.ts";
import { mainOf, writerKey, writerScreen } from "#tests/support/writer-screen.ts";

const { server, site, admin, hosted, byHand, send, save, page, stored, history, tryIt, keySent } =
  writerScreen();
const { path } = texts;
const log = logged();

describe("the key", () => {
  test("is stored encrypted, sent to its server alone, and in no answer and no log", async () => {
    const answers = [await send(byHand()), await send({ ...byHand(), model: "" })];
    expect(await keySent()).toBe(`Bearer ${writerKey}`);
    server.answers(refusal(401));
    await save({ ...hosted(), key: "" });
    answers.push(await tryIt(), await send({ intent: "try" }));
    answers.push(await site().fetch(path, { headers: admin().headers }));
    answers.push(await site().fetch(`${path}.data`, { headers: admin().headers }));
    for (const answer of answers)
      expect(`${await answer.text()}${JSON.stringify([...answer.headers])}`).not.toContain(writerKey);
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
    expect(await keySent()).toBe(`Bearer ${writerKey}`);
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
    await save({ ...anthropic, key: writerKey });
    expect(await stored()).toMatchObject({ writer: "anthropic", address: null });
    const removed = await send({ intent: "remove-key" });
    expect(removed.headers.get("location")).toBe(`${path}?notice=key-removed-built-in`);
    expect(await stored()).toMatchObject({ writer: "built-in", sealed_key: null });
  });
});
