import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chooseWriter } from "#app/writer/writer.server.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "#packages/embedded-postgres/index.ts";
import { readConfig } from "#server/platform/config.ts";
import { openElsewhere, sql } from "#server/platform/database.ts";
import { openModel } from "#server/platform/model.ts";
import { openStorage } from "#server/platform/storage.ts";
import { filledSite, rowHashes } from "#tests/support/backup.ts";
import { testDatabase } from "#tests/support/database.ts";
import { s3Server } from "#tests/support/s3-server.ts";
import { checkBackup } from "./contents.ts";
import { restoreBackup } from "./restore-backup.ts";
import { summaryOf } from "./tables.ts";
import { writeBackup } from "./write-backup.ts";

const target = testDatabase();
const { data, folder, mails, uploads } = filledSite();
const passphrase = "a river that runs under the market";

let cluster: EmbeddedPostgres;
beforeAll(async () => {
  openModel(readConfig({}));
  cluster = await startEmbeddedPostgres({ dataDirectory: join(data, "other", "postgres") });
});
afterAll(() => cluster.release());

const theWriter = {
  intent: "writer",
  writer: "hosted",
  address: "https://models.example/v1",
  model: "test",
  key: "sk-test-of-the-backup",
} as const;

let restored = 0;

/** Restores a backup on the other server, into a database of its own, and asks it. */
async function restoredElsewhere<Answer>(
  path: string,
  ask: (session: ReturnType<typeof openElsewhere>) => Promise<Answer>,
  files?: { mails: string },
): Promise<Answer> {
  restored += 1;
  const server = openElsewhere(cluster);
  await server.unsafe(`create database restored_${restored}`);
  await server.end();
  const session = openElsewhere({ ...cluster, database: `restored_${restored}` });
  try {
    await restoreBackup(session, await checkBackup(path, passphrase), files ? { files } : {});
    return await ask(session);
  } finally {
    await session.end();
  }
}

/** What the database of this file says about its rows. */
async function ownHashes(): Promise<Record<string, string>> {
  const session = openElsewhere(target);
  try {
    return await rowHashes(session);
  } finally {
    await session.end();
  }
}

describe("a backup that is restored on another server", () => {
  test("has every row, recording and mail, and new rows get new numbers", async () => {
    await chooseWriter({ email: "owner@mindsync.example" }, theWriter);
    const path = join(folder, "whole.tar.gz.age");
    const written = await writeBackup({ path, passphrase, mails });
    const hashes = await ownHashes();
    expect(Object.keys(hashes).length).toBeGreaterThan(20);
    // The key of the model, and the secret that it is encrypted with.
    expect(Object.keys(hashes)).toEqual(expect.arrayContaining(["writer_settings", "site_secrets"]));
    expect(written.recordings).toBeGreaterThan(0);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(["whole.tar.gz.age"]);

    const other = join(data, "elsewhere");
    openStorage({ DATA_DIR: other });
    try {
      await restoredElsewhere(
        path,
        async (session) => {
          expect(await rowHashes(session)).toEqual(hashes);
          const [newest] = await session`select max(id)::int as id from concierge_exchanges`;
          const [next] = await session`
            insert into concierge_exchanges (conversation_id, page, question, answer, intent, answered)
            values (${randomUUID()}, '/', 'Where?', 'Here.', 'test', true) returning id::int`;
          expect(next?.id).toBeGreaterThan(newest?.id);
        },
        { mails: join(other, "mails") },
      );
    } finally {
      openStorage({ DATA_DIR: data });
    }
    const rows = await sql()<{ id: string }[]>`select id from recruitment_media where state = 'complete'`;
    expect(rows.length).toBe(written.recordings);
    for (const { id } of rows) {
      expect(readFileSync(join(other, "uploads", id)).equals(readFileSync(join(uploads, id)))).toBe(true);
    }
    expect(readdirSync(mails).length).toBeGreaterThan(0);
    expect(readdirSync(join(other, "mails"))).toEqual(readdirSync(mails));
  });

  test("can put its recordings into a bucket, and one of a bucket into a folder", async () => {
    const s3 = await s3Server();
    const [first, second] = [join(folder, "folder.tar.gz"), join(folder, "bucket.tar.gz")];
    const other = join(data, "from-bucket");
    const rows = await sql()<{ id: string }[]>`select id from recruitment_media where state = 'complete'`;
    try {
      await writeBackup({ path: first, passphrase: undefined, mails });
      openStorage({ DATA_DIR: data, ...s3.environment });
      await restoredElsewhere(first, async () => {}, { mails: join(other, "mails") });
      expect(s3.keys()).toEqual(expect.arrayContaining(rows.map(({ id }) => id)));
      expect(await writeBackup({ path: second, passphrase: undefined, mails })).toMatchObject({ missing: 0 });
      openStorage({ DATA_DIR: other });
      await restoredElsewhere(second, async () => {}, { mails: join(other, "mails") });
    } finally {
      openStorage({ DATA_DIR: data });
      await s3.close();
    }
    for (const { id } of rows) {
      expect(readFileSync(join(other, "uploads", id)).equals(readFileSync(join(uploads, id)))).toBe(true);
    }
  });

  test("is of one moment although the site goes on writing", async () => {
    const path = join(folder, "busy.tar.gz");
    let stopped = false;
    let pairs = 0;
    // Each transaction adds a row to the first and one to the last table that is saved.
    const writer = async () => {
      while (!stopped) {
        const mark = randomUUID();
        await sql().begin(async (transaction) => {
          await transaction`insert into visitor_analytics (session_id, page_visited) values (${mark}, '/busy')`;
          await transaction`insert into concierge_exchanges
            (conversation_id, page, question, answer, intent, answered)
            values (${mark}, '/busy', 'Where?', 'Here.', 'busy', true)`;
        });
        pairs += 1;
      }
    };
    const writers = [writer(), writer(), writer()];
    await expect.poll(() => pairs).toBeGreaterThan(20);
    const written = writeBackup({ path, passphrase: undefined, mails });
    await written;
    const before = pairs;
    await expect.poll(() => pairs).toBeGreaterThan(before);
    stopped = true;
    await Promise.all(writers);
    const { about, manifest } = await checkBackup(path, undefined);
    await restoredElsewhere(path, async (session) => {
      for (const table of about.tables) {
        expect(await summaryOf(session, table), table.name).toEqual(manifest.tables[table.name]);
      }
      const [alone] = await session`
        select count(*)::int as count from
          (select conversation_id from concierge_exchanges where page = '/busy') one
          full join (select session_id from visitor_analytics where page_visited = '/busy') other
            on conversation_id = session_id
        where conversation_id is null or session_id is null`;
      expect(alone?.count).toBe(0);
      const [saved] = await session`
        select count(*)::int as count from concierge_exchanges where intent = 'busy'`;
      expect(saved?.count).toBeGreaterThan(20);
      expect(saved?.count).toBeLessThan(pairs);
    });
  });

  test("without a recording that the storage has lost, is made and says so", async () => {
    const [media] = await sql()<{ id: string }[]>`
      select id from recruitment_media where state = 'complete' limit 1`;
    rmSync(join(uploads, media?.id ?? ""));
    const path = join(folder, "lost.tar.gz");
    const written = await writeBackup({ path, passphrase: undefined, mails });
    expect(written.missing).toBe(1);
    expect((await checkBackup(path, undefined)).manifest.missing).toEqual([media?.id]);
    expect(existsSync(path)).toBe(true);
  });
});
