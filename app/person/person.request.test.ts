/** One person who used every door: found by phone, email and reference, copied, erased, and erased again after a restore. */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getTableName } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readFigures } from "#app/analytics/figures/figures.server.ts";
import { leadDoors } from "#content/lead-doors.ts";
import { personTexts as texts } from "#content/person.ts";
import { checkBackup } from "#server/backup/contents.ts";
import { restoreBackup } from "#server/backup/restore-backup.ts";
import { writeBackup } from "#server/backup/write-backup.ts";
import { closeDatabase, openDatabase, openSession, sql } from "#server/platform/database.ts";
import { addToErasedList, openErasedList, readErasedList } from "#server/platform/erased-list.ts";
import { mailsDelivered, openMail } from "#server/platform/mail.ts";
import { keepMail } from "#server/platform/saved-mails.ts";
import { openStorage } from "#server/platform/storage.ts";
import { testDatabase } from "#tests/support/database.ts";
import { email, name, useEveryDoor, wanted } from "#tests/support/every-door.ts";
import { filesNaming, tablesNaming } from "#tests/support/every-place.ts";
import { storedLeads } from "#tests/support/inbox.ts";
import { postTo } from "#tests/support/post-form.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";
import { completeErasedList, eraseAgain, makeErasedSecret } from "./erase-again.server.ts";
import { markMaker } from "./erase-person.server.ts";
import { personRegister } from "./register.server.ts";

const target = testDatabase();
const longAgo = new Date("2020-01-01");
const DATA_DIR = mkdtempSync(join(tmpdir(), "mindsync-person-"));
const mails = join(DATA_DIR, "mails");
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

let site: TestSite;
let owner: Awaited<ReturnType<TestSite["signIn"]>>;
let post: ReturnType<typeof postTo>;

beforeAll(async () => {
  openMail({ DATA_DIR, MAIL_FROM: "hello@mindsync.example", SMTP_URL: undefined });
  openStorage({ DATA_DIR });
  openErasedList({ DATA_DIR });
  site = await testSite();
  post = postTo(site);
  owner = await site.signIn();
  await useEveryDoor(site, owner);
  await mailsDelivered();
});

/** Searches, as the form does. @returns the address of the person */
async function search(q: string, also: readonly string[] = []): Promise<string> {
  const answer = await post(texts.path, { q, also }, owner.headers);
  const to = answer.headers.get("location") ?? "";
  expect(to).toMatch(/^\/admin-dashboard\/person\?search=[\w-]+$/);
  return to;
}

/** Ticks all other numbers and addresses in the records until there are no more. @returns the URL of the person's page */
async function searchWhole(q: string, ticked: readonly string[] = []): Promise<string> {
  const address = await search(q, ticked);
  const also = alsoIn(await page(address));
  return also.length ? searchWhole(q, [...ticked, ...also]) : address;
}

const alsoIn = (html: string) =>
  [...html.matchAll(/name="also" value="([^"]+)"/g)].map(([, one]) => String(one));
const page = async (address: string) => (await site.fetch(address, { headers: owner.headers })).text();
const seenIn = (html: string) => /name="seen" value="([^"]+)"/.exec(html)?.[1] ?? "";
/** The leads by the fields that the figures count, with their values, and the Figures screen. */
const counts = async () => ({
  leads: await sql()`select door, stage, first_source, last_source, value, count(*)::int as count
    from leads group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`,
  figures: await readFigures(new URLSearchParams()),
});

describe("the register", () => {
  test("names every table of the database", async () => {
    // Not the months of the visits, which are parts of one table.
    const tables = await sql()`select 1 from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`;
    expect(Object.keys(personRegister)).toHaveLength(tables.length);
  });

  test("knows every table in which this person is, and the person is in every kind of table", async () => {
    const named = Object.values(personRegister).flatMap((place) => (place ? getTableName(place.table) : []));
    const found = await tablesNaming(wanted);
    expect(found.filter((table) => !named.includes(table))).toEqual([]);
    expect(found).toEqual(
      expect.arrayContaining([
        "application_history",
        "certificates",
        "concierge_exchanges",
        "contact_submissions",
        "course_enrollments",
        "lead_history",
        "leads",
        "recruitment_applications",
        "recruitment_media",
        "staff_changes",
        "user",
        "user_profiles",
        "verification",
        "writer_changes",
      ]),
    );
  });
});

describe("this person", () => {
  test("came by every door", async () => {
    const doors = new Set((await storedLeads()).map(({ door }) => door));
    expect(leadDoors.map(({ value }) => value).filter((door) => !doors.has(door))).toEqual([]);
  });

  test.each([["0805 555 1234"], ["+234 805 555 1234"], [email.toUpperCase()], ["ENR"], ["APP"]])(
    "is found whole by %s, and no address names them",
    async (typed) => {
      const [row] =
        typed.length === 3
          ? await sql()`select ref from leads where ref like ${`${typed}-%`} and phone = '+2348055551234'`
          : [];
      const html = await page(await searchWhole(row ? `Ref: ${String(row.ref).toLowerCase()}` : typed));
      for (const said of ["Zaynabu", "+2348055551234", email, "Buying well", "Again, "])
        expect(html).toContain(said);
      expect(html).not.toContain("Bola");
    },
  );

  test("is not found by a name, and nobody is found by an unknown number", async () => {
    expect(await page(await search("Zaynabu"))).toContain(texts.search.unreadable);
    expect(await page(await search("0805 555 9999"))).toContain(texts.nobody.title);
  });

  test.each(["html", "json"] as const)("gets a copy as %s without keys and hashes", async (form) => {
    const address = (await searchWhole(email)).replace("/person?", `/person/copy.${form}?`);
    const answer = await site.fetch(address, { headers: owner.headers });
    expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="your-data.${form}"`);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const copy = await answer.text();
    for (const said of ["Buying well", "Pharmacies and schools", "what does a website cost"])
      expect(copy).toContain(said);
    expect(copy).toContain(form === "html" ? "Zaynabu O'Door" : name);
    expect(copy).not.toMatch(/submission_key|private_key|scrypt|"password"|token|searched/i);
    expect(copy).toContain(form === "html" ? "1 of 5 right" : '"answers": {}');
    if (form === "json") expect(Object.keys(JSON.parse(copy).records).length).toBeGreaterThan(12);
    else expect(copy).not.toMatch(/<script|src=/);
  });
});

describe("erasing", () => {
  test("is refused without the tick, after a change, and for staff; then nothing is gone", async () => {
    const address = await search(email);
    const seen = seenIn(await page(address));
    const before = await tablesNaming(wanted);
    expect((await post(address, { change: "erase", seen }, owner.headers)).status).toBe(422);
    const stale = await post(address, { change: "erase", seen: "other", sure: "on" }, owner.headers);
    expect([stale.status, await stale.text()]).toEqual([409, expect.stringContaining(texts.erase.changed)]);
    const own = await search(owner.profile.email);
    const html = await page(own);
    expect(html).toContain(texts.staff);
    expect((await post(own, { change: "erase", seen, sure: "on" }, owner.headers)).status).toBe(409);
    expect(await tablesNaming(wanted)).toEqual(before);
  });

  test("leaves nothing of them in any table, file or mail, and the figures as they were", async () => {
    // A mail to somebody else that tells of this person is erased too.
    await keepMail(mails, {
      to: owner.profile.email,
      subject: "A call",
      text: "Ring (0805) 555-1234 today.",
    });
    const backup = join(DATA_DIR, "backups", "before.tar.gz");
    await writeBackup({ path: backup, passphrase: undefined, mails });
    const quote = (await storedLeads()).find(({ door }) => door === "quote");
    expect(quote?.value).toBeGreaterThan(0);
    await sql()`update leads set stage = 'won', answered_at = now() where id = ${quote?.id ?? ""}`;
    const figures = await counts();
    expect(figures.figures.totals.leads).toMatchObject({ won: 1, value: quote?.value });
    const address = await searchWhole("0805 555 1234");
    const html = await page(address);
    expect(html).toContain(texts.erase.note);
    const answer = await post(address, { change: "erase", seen: seenIn(html), sure: "on" }, owner.headers);
    expect(answer.headers.get("cache-control")).toContain("no-store");
    const told = await answer.text();
    const [noted] = await sql()`select ref from erasures`;
    const links = told.split('href="').map((rest) => rest.split('"')[0] ?? "");
    for (const begin of ["https://wa.me/2348055551234?text=", `mailto:${email}?subject=`])
      expect(links.find((link) => link.startsWith(begin))).toContain(noted?.ref);
    for (const link of ["wa.me/234805", "mailto:"]) expect(await page(address)).not.toContain(link);
    expect(await tablesNaming(wanted)).toEqual([]);
    expect(filesNaming(mails, wanted)).toEqual([]);
    expect(filesNaming(join(DATA_DIR, "uploads"), wanted)).toEqual([]);
    expect(await sql()`select 1 from recruitment_media`).toEqual([]);
    expect(await counts()).toEqual(figures);
    expect(await page(await search(email))).toContain(texts.nobody.title);
    await expectOnlyFigures();
    // The other person is still there.
    const others = (await storedLeads()).filter(({ email: one }) => one === "bola@mindsync.example");
    expect(others.map(({ door }) => door).sort()).toEqual(["application", "contact"]);
    const [message] = await sql()`select message from contact_submissions where name = 'Bola'`;
    expect(message?.message).toBe("My friend [erased] has [erased]. Not Adanna Obinna.");
    const [application] = await sql()`select why_join_mindsync as why from recruitment_applications`;
    expect(application?.why).toBe("[erased] sent me, ask her: [erased]");
    expect(await page("/admin-dashboard/inbox?tab=open")).not.toContain("ERA-");
  });

  test("is done again after a backup of before is restored, once, and noted under the same reference", async () => {
    const [noted] = await sql()`select id, ref from erasures`;
    await closeDatabase();
    openDatabase(target);
    const checked = await checkBackup(join(DATA_DIR, "backups", "before.tar.gz"), undefined);
    await restoreBackup(
      openSession(() => {}),
      checked,
      { replace: true, files: { mails } },
    );
    expect(await tablesNaming(wanted)).not.toEqual([]);
    expect(await eraseAgain(longAgo)).toBe(1);
    expect(await tablesNaming(wanted)).toEqual([]);
    expect(filesNaming(mails, wanted)).toEqual([]);
    expect(await sql()`select id, ref from erasures`).toEqual([noted]);
    expect(await eraseAgain(longAgo)).toBe(0);
  });

  test("is on the list beside the backups, also when the process died before it was written", async () => {
    const listed = await readErasedList();
    expect(listed.length).toBeGreaterThan(0);
    expect(filesNaming(join(DATA_DIR, "backups"), wanted).filter((file) => file.endsWith(".jsonl"))).toEqual(
      [],
    );
    rmSync(join(DATA_DIR, "backups", "erased-people.jsonl"));
    await completeErasedList();
    expect((await readErasedList()).map(({ ref }) => ref)).toEqual([
      ...new Set(listed.map(({ ref }) => ref)),
    ]);
  });

  test("spares accounts of staff, and ignores entries that are older than the border", async () => {
    const mark = await markMaker();
    const entry = (at: string) => ({
      id: randomUUID(),
      ref: "ERA-23456",
      at,
      counts: {},
      marks: [mark(owner.profile.email)],
    });
    await addToErasedList([entry("2026-01-01T00:00:00Z")]);
    expect(await eraseAgain(new Date("2026-02-01"))).toBe(0);
    await addToErasedList([entry(new Date().toISOString())]);
    expect(await eraseAgain(new Date("2026-02-01"))).toBe(1);
    // As after a second restore of this backup: the person has been erased twice, and is on the list twice.
    await sql()`delete from erasures where ref = 'ERA-23456'`;
    expect(await eraseAgain(new Date("2026-02-01"))).toBe(1);
    expect(await sql()`select 1 from "user" where email = ${owner.profile.email}`).toHaveLength(1);
  });

  test("is possible from every backup, because the secret of the marks is there from the first start", async () => {
    const secrets = () => sql()`select name from site_secrets where name = 'erased-people'`;
    await sql()`delete from site_secrets where name = 'erased-people'`;
    await makeErasedSecret();
    expect(await secrets()).toHaveLength(1);
  });
});

/** What is left of the leads: columns that the figures count, and nothing that a new column could add. */
async function expectOnlyFigures(): Promise<void> {
  const rows = await sql()`select * from leads where erased_at is not null`;
  const filled = new Set(
    rows.flatMap((row) =>
      Object.entries(row).flatMap(([column, value]) =>
        value === null || value === "" || (Array.isArray(value) && !value.length) ? [] : column,
      ),
    ),
  );
  expect([...filled].sort()).toEqual(
    [
      "answered_at",
      "campaign",
      "country",
      "created_at",
      "device",
      "door",
      "erased_at",
      "first_source",
      "form_page",
      "id",
      "items",
      "landing",
      "last_source",
      "person",
      "ref",
      "searched",
      "stage",
      "used",
      "value",
    ].filter((column) => filled.has(column)),
  );
  for (const { searched, ref } of rows) expect(String(searched).trim()).toBe(String(ref).toLowerCase());
}
