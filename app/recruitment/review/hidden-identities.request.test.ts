/** While identities are hidden from reviewers, no response contains them. */
import { beforeAll, beforeEach, expect, test } from "vitest";
import { reviewTexts as texts } from "#content/review.ts";
import { sql } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { portal, type Reviewer, reviewSite } from "#tests/support/review.ts";
import { savedApplication, savedMedia } from "#tests/support/saved-applications.ts";

testDatabase();
let seeing: Reviewer;
let rita: Reviewer;
let id: string;
let ref: string;
let media: string;
beforeAll(async () => {
  const { reviewer } = await reviewSite();
  seeing = await reviewer({ role: "recruiter", full_name: "Rita Bello" });
  rita = await seeing.hiding();
});
beforeEach(async () => {
  await sql()`truncate recruitment_applications cascade`;
  ({ id, ref } = await savedApplication({
    full_name: "Zubaida Nwachukwu-Álàbí",
    email: "zuby99@private.example",
    phone_number: "8031234567",
    linkedin_portfolio: "https://linkedin.com/in/zuby-secret",
    business_types: "ZUBAIDA Foods and hotels. Ask alabi.",
    why_join_mindsync:
      "I am Zubaida. Call 0803 123 4567, write zuby99@private.example or see linkedin.com/in/zuby-secret.",
  }));
  media = await savedMedia(id, "video/mp4");
  await seeing.change({
    change: "note",
    id,
    key: crypto.randomUUID(),
    note: "Zubaida was friendly, +234 803 123 4567.",
  });
});

/** Everything that identifies the person, in every spelling. */
const telling = () => [
  "zubaida",
  "nwachukwu",
  "álàbí",
  "alabi",
  "zuby99",
  "private.example",
  "8031234567",
  "803 123 4567",
  "803%20123",
  "linkedin.com",
  "zuby-secret",
  media,
  media.slice(-36),
  "wa.me/",
  "tel:",
  "mailto:",
];

const addresses = () => [
  portal,
  `${portal}?status=pending&sort=name&page=1`,
  `${portal}?sort=score`,
  `${portal}.data`,
  `${portal}/applications/${id}`,
  `${portal}/applications/${id}.data`,
  `${portal}/applications.csv`,
  `${portal}/print`,
  `${portal}/print.data`,
  `${portal}/print?application=${id}`,
  `${portal}/print.data?application=${id}`,
];

function expectNothingTold(text: string, where: string): void {
  const found = telling().filter((word) => text.toLowerCase().includes(word.toLowerCase()));
  expect([where, found]).toEqual([where, []]);
}

test("no response identifies the applicant, and each still has its content", async () => {
  for (const path of addresses()) {
    const shown = await seeing.text(path);
    expect([path, shown.toLowerCase().includes("zubaida")]).toEqual([path, true]);
    const hidden = await rita.text(path);
    expectNothingTold(hidden, path);
    expect([path, hidden.includes(ref)]).toEqual([path, true]);
  }
  const html = await rita.text(portal);
  expect(html).toContain(`Applicant ${ref}`);
  expect(html).toContain("Identities are hidden");
  // The long answers are read when a card is opened.
  const answers = `${portal}/applications/${id}/answers.data`;
  for (const word of ["ZUBAIDA Foods and hotels. Ask alabi.", media])
    expect(await seeing.text(answers)).toContain(word);
  const hidden = await rita.text(answers);
  expectNothingTold(hidden, answers);
  expect(hidden).toContain("[hidden] Foods and hotels. Ask [hidden].");
  expect(await rita.text(`${portal}/applications/${id}`)).toContain("[hidden] was friendly, [hidden].");
});

test("neither do responses to changes, and the mode stays on", async () => {
  const changes: Record<string, string>[] = [
    { change: "status", selected: `${id}.pending`, status: "shortlisted" },
    { change: "status", selected: `${id}.pending`, status: "rejected" },
    { change: "back", selected: `${id}.pending`, now: "shortlisted" },
    { change: "note", id, key: crypto.randomUUID(), note: "Blind note" },
    { change: "score", id, communication: "3", motivation: "3", skills: "3", network: "3", reliability: "3" },
    { change: "status", status: "rejected" },
  ];
  for (const change of changes) {
    for (const path of [portal, `${portal}/applications/${id}`]) {
      const html = await (await rita.change(change, path)).text();
      expectNothingTold(html, JSON.stringify(change));
      expect(html).toContain("Identities are hidden");
    }
  }
});

test("search finds by reference alone and says so, and cannot order by name", async () => {
  const other = await savedApplication({ full_name: "Aaron First" });
  const cards = async (where: string) =>
    [...(await rita.text(where)).matchAll(/<h3[^>]*>Applicant (APP-\w+)</g)].map(([, found]) => found);
  expect(await cards(await rita.search({ q: ref.toLowerCase() }))).toEqual([ref]);
  for (const q of ["Zubaida", "zuby99@private.example", "0803 123", "8031234567", "Aaron"]) {
    const where = await rita.search({ q });
    expect(await cards(where)).toEqual([]);
    const html = await rita.text(where);
    expectNothingTold(html, q);
    const { why, title } = texts.hidden.notSearched;
    expect([q, html.includes(why), html.includes(title)]).toEqual([q, true, true]);
    expect(html).not.toContain(texts.empty.title);
    expect(await rita.text(where.replace(portal, `${portal}/print`))).not.toContain("APP-");
    expect(await rita.text(where.replace(portal, `${portal}/applications.csv`))).not.toContain("APP-");
    // While identities are shown, the same search is allowed.
    expect(await seeing.text(where)).not.toContain(why);
  }
  const nobody = await rita.text(await rita.search({ q: "APP-22222" }));
  expect(nobody).toContain(texts.empty.title);
  expect(nobody).not.toContain(texts.hidden.notSearched.why);
  await sql()`update recruitment_applications set created_at = '2026-01-01' where id = ${other.id}`;
  expect(await cards(`${portal}?sort=name`)).toEqual([ref, other.ref]);
  expect(await rita.text(portal)).not.toContain('value="name"');
  const file = await rita.text(`${portal}/applications.csv?sort=name`);
  expect(file.indexOf(ref)).toBeLessThan(file.indexOf(other.ref));
});

test("switching it on preserves the rest of the search, but drops the search text", async () => {
  const where = await seeing.search({ q: "zubaida", status: "pending", sort: "score" });
  const answer = await seeing.change({ identities: "hide" }, where);
  expect([answer.status, answer.headers.get("location")]).toEqual([
    302,
    `${portal}?status=pending&sort=score`,
  ]);
  const [cookie = ""] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^mindsync\.identities=\S+; Path=\/; HttpOnly; SameSite=Lax$/);
});

test("it can be switched off again, and ends when the reviewer signs out", async () => {
  const shown = await rita.change({ identities: "show" });
  expect(shown.headers.getSetCookie().join()).toMatch(/mindsync\.identities=[^;]*; Max-Age=0/);
  const { reviewer } = await reviewSite();
  const leaving = await (await reviewer({ role: "recruiter", full_name: "Ada Eze" })).hiding();
  const left = await leaving.change({ intent: "logout" });
  expect(left.headers.getSetCookie().join()).toMatch(/mindsync\.identities=[^;]*; Max-Age=0/);
});

test("a forged cookie hides nothing and breaks nothing", async () => {
  for (const value of ["1", "%%%", "e30=", "a".repeat(3000)]) {
    const cookie = `${seeing.headers.cookie}; mindsync.identities=${value}`;
    const { site } = await reviewSite();
    const answer = await site.fetch(portal, { headers: { cookie } });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("Zubaida");
  }
});
