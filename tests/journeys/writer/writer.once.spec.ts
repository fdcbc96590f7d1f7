import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { dashboardTexts } from "#content/back-office.ts";
import { writerTexts as texts } from "#content/writer.ts";
import { sql } from "#server/platform/database.ts";
import { expect, hydrate, test } from "../fixtures.ts";
import { expectLargeEnough, expectUsable } from "../usable.ts";

const { fields } = texts.form;
const key = "sk-test-a-key-of-the-owner-4f2a";

test.afterEach(async () => {
  await sql()`truncate writer_settings, writer_changes`;
});

/** A model whose words the test says, as an OpenAI-compatible server streams them. */
async function modelServer() {
  const asked = Promise.withResolvers<ServerResponse>();
  const server = createServer((_, response) => {
    response.writeHead(200, { "Content-Type": "text/event-stream" }).flushHeaders();
    asked.resolve(response);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const send = async (choice: object) =>
    (await asked.promise).write(
      `data: ${JSON.stringify({ id: "a", choices: [{ index: 0, ...choice }] })}\n\n`,
    );
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    say: (content: string) => send({ delta: { content } }),
    async finish() {
      await send({ delta: {}, finish_reason: "stop" });
      (await asked.promise).end("data: [DONE]\n\n");
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A field of the form by the beginning of its label; the words of the choices have the same words in them. */
const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}`));
const choose = (page: Page, writer: keyof typeof texts.writers) =>
  page.getByRole("radio", { name: texts.writers[writer].label }).check();
const save = (page: Page) => page.getByRole("button", { name: texts.form.submit, exact: true }).click();

async function fillHosted(page: Page, address: string): Promise<void> {
  await choose(page, "hosted");
  await field(page, fields.address.label).fill(address);
  await field(page, fields.model.label).fill("some-model");
  await field(page, fields.key.label).fill(key);
}

test("the owner chooses a model, tries it, and goes back", async ({ page, signedInAs }) => {
  const { email } = await signedInAs("admin");
  const model = await modelServer();
  await page.goto("/admin-dashboard");
  await page.getByRole("navigation", { name: dashboardTexts.lists }).getByText(texts.heading).click();
  await hydrate(page);
  await expect(page.getByText(texts.now.by["built-in"])).toBeVisible();
  await expect(field(page, fields.model.label)).toBeHidden();
  await expectUsable(page);

  await test.step("what is missing is said beside its field", async () => {
    await page.getByRole("radio", { name: texts.writers["built-in"].label }).focus();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByText(fields.address.hints.ollama)).toBeVisible();
    await choose(page, "anthropic");
    await expect(field(page, fields.address.label)).toBeHidden();
    await choose(page, "hosted");
    await expect(page.getByText(fields.address.hints.hosted)).toBeVisible();
    await save(page);
    await expect(page.getByText(texts.form.errors.noAddress)).toBeVisible();
    await expect(page.getByText(texts.form.errors.model)).toBeVisible();
    await expectUsable(page);
  });

  await fillHosted(page, model.address);
  await save(page);
  await expect(page.getByText(texts.form.saved)).toBeFocused();
  await expect(page.getByText(texts.now.keyEnds("4f2a"), { exact: true })).toBeVisible();
  await expect(field(page, fields.key.newLabel)).toHaveValue("");
  await expect(page.getByRole("row").filter({ hasText: "some-model" })).toContainText(email);

  await test.step("a trial shows the text as it is written, and its times", async () => {
    await page.getByRole("button", { name: texts.trial.heading }).click();
    await expect(page.getByText(texts.trial.running)).toBeVisible();
    await model.say("Good morning, ");
    await expect(page.getByText("Good morning,", { exact: true })).toBeVisible();
    await model.say("welcome to our shop.");
    await model.finish();
    await expect(page.getByText("Good morning, welcome to our shop.")).toBeVisible();
    await expect(page.getByText(/^First words after [\d.]+ s, finished after [\d.]+ s\.$/)).toBeVisible();
    await expectUsable(page);
    await expectLargeEnough(page);
  });

  model.close();
  await page.getByRole("button", { name: texts.trial.heading }).click();
  await expect(page.getByText("Nothing answers at this address (ECONNREFUSED).")).toBeVisible();
  await expectUsable(page);
  await page.getByRole("button", { name: texts.form.removeKey }).click();
  await expect(page.getByText(texts.form.keyRemoved)).toBeVisible();
  await choose(page, "built-in");
  await save(page);
  await expect(page.getByText(texts.now.by["built-in"])).toBeVisible();
});
