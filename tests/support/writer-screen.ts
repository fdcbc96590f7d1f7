/** The Writer screen for its tests: its forms, its page, its tables and its trials. */
import { beforeAll, beforeEach, expect } from "vitest";
import type { Trial } from "#app/writer/contract.ts";
import { writerTexts } from "#content/writer.ts";
import { readConfig } from "#server/platform/config.ts";
import { sql } from "#server/platform/database.ts";
import { openModel } from "#server/platform/model.ts";
import { testDatabase } from "./database.ts";
import { testModel } from "./model-server.ts";
import { allEvents } from "./server-events.ts";
import { type TestSite, testSite } from "./site.ts";
import { poster } from "./two-step.ts";

const { path } = writerTexts;

/** A key of an owner; the screen shows only its end. */
export const writerKey = "sk-test-a-key-of-the-owner-4f2a";

/** The screen's own part of an answer. */
export const mainOf = async (answer: Response) => /<main.*<\/main>/s.exec(await answer.text())?.[0] ?? "";

/** The site with a model's server, and before each test an admin and nothing stored. Call it once, at the top of a file. */
export function writerScreen() {
  testDatabase();
  const server = testModel();
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
  const ollama = () => ({
    intent: "writer",
    writer: "ollama",
    address: `${server.address}/v1`,
    model: "test",
  });
  const hosted = () => ({ ...ollama(), writer: "hosted", key: writerKey });
  const send = (fields: Record<string, string>, cookie = admin.headers.cookie) => post(path, fields, cookie);
  const tryIt = (headers = admin.headers) =>
    site.fetch(`${path}/try`, { method: "POST", headers, body: new URLSearchParams({ intent: "try" }) });
  const trial = async () => (await allEvents(await tryIt())).at(-1)?.data as unknown as Trial;
  return {
    server,
    site: () => site,
    admin: () => admin,
    /** The fields of the form for a model without and with a key. */
    ollama,
    hosted,
    /** The same on the server that answers by hand. */
    byHand: () => ({ ...hosted(), address: `${server.address}/held/v1` }),
    send,
    async save(fields: Record<string, string>) {
      expect((await send(fields)).headers.get("location")).toBe(`${path}?notice=saved`);
    },
    page: async () => mainOf(await site.fetch(path, { headers: admin.headers })),
    stored: async () =>
      (await sql()`select writer, address, model, sealed_key, daily_tokens from writer_settings`)[0],
    history: () => sql()`
      select by_email, kind, writer, address, model, new_key, daily_tokens from writer_changes order by id`,
    tryIt,
    trial,
    /** The header with the key that a trial sends to the server that answers by hand. */
    async keySent(): Promise<string | undefined> {
      const done = trial();
      const request = await server.held();
      request.write("Welcome.");
      request.finish();
      expect(await done).toMatchObject({ text: "Welcome.", failure: null });
      return request.authorization;
    },
  };
}
