/** One application in the portal: notes, scores, history, and the links to its neighbours. */
import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { sql } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { portal, type Reviewer, reviewSite } from "#tests/support/review.ts";
import { savedApplication, savedMedia } from "#tests/support/saved-applications.ts";

testDatabase();
let rita: Reviewer;
let bola: Reviewer;
let id: string;
let ref: string;
let page: string;
beforeAll(async () => {
  const { reviewer } = await reviewSite();
  rita = await reviewer({ role: "recruiter", full_name: "Rita Bello" });
  bola = await reviewer({ role: "admin", full_name: "Bola Ade" });
});
beforeEach(async () => {
  await sql()`truncate recruitment_applications cascade`;
  ({ id, ref } = await savedApplication({ full_name: "Amaka Okafor" }));
  page = `${portal}/applications/${id}`;
});

const points = (all: number, changed = {}) => ({
  communication: `${all}`,
  motivation: `${all}`,
  skills: `${all}`,
  network: `${all}`,
  reliability: `${all}`,
  ...changed,
});
const score = (who: Reviewer, given: Record<string, string>) =>
  who.change({ change: "score", id, ...given }, page);
const note = (who: Reviewer, text: string, key: string = randomUUID()) =>
  who.change({ change: "note", id, key, note: text }, page);
const history = () => sql()`
  select kind, was, now, name as by from application_history left join "user" on "user".id = by order by at`;

test("shows everything; an unknown one is reported with a link back", async () => {
  const html = await rita.text(page);
  for (const shown of ["Amaka Okafor", ref, "Shops and pharmacies", "No notes yet.", "No changes yet."])
    expect(html).toContain(shown);
  expect(html.match(/<fieldset/g)).toHaveLength(5);
  for (const wrong of [randomUUID(), "1", "%00"]) {
    const answer = await rita.get(`${portal}/applications/${wrong}`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("This application is not there");
  }
});

test("plays a recording on the page by its type, and loads nothing before", async () => {
  for (const [type, element] of [
    ["audio/mpeg", "<audio"],
    ["video/mp4", "<video"],
  ] as const) {
    const href = await savedMedia(id, type);
    const html = await rita.text(page);
    expect(html).toContain(`${element} src="${href}" controls="" preload="none"`);
    expect(html).toContain(`<a href="${href}" target="_blank" rel="noopener noreferrer nofollow"`);
    // In the list it comes with the long answers, when they are opened.
    expect(await rita.text(portal)).not.toContain(href);
    expect(await rita.text(`${page}/answers.data`)).toContain(href);
    await sql()`truncate recruitment_media`;
  }
  expect(await rita.text(page)).not.toMatch(/<audio|<video/);
});

test("stores notes with author and time, each once however often it is sent", async () => {
  const key = randomUUID();
  for (let time = 0; time < 2; time += 1) {
    const answer = await note(rita, " Called her.\r\nWill call again. <b>", key);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(`The note on ${ref} is saved.`);
  }
  await note(bola, "Agreed.");
  expect(await history()).toMatchObject([
    { kind: "note", now: "Called her.\nWill call again. <b>", by: "Rita Bello" },
    { kind: "note", now: "Agreed.", by: "Bola Ade" },
  ]);
  const html = await rita.text(page);
  expect(html).toContain("Will call again. &lt;b&gt;");
  expect(html.indexOf("Agreed.")).toBeLessThan(html.indexOf("Called her."));
  expect(await rita.text(portal)).toContain("2 notes");
});

test("a note stays when its author's account is gone", async () => {
  const { reviewer } = await reviewSite();
  const left = await reviewer({ role: "recruiter", full_name: "Left Already" });
  await note(left, "From before.");
  await sql()`delete from "user" where id = ${left.profile.id}`;
  const html = await rita.text(page);
  expect(html).toContain("From before.");
  expect(html).toContain("Somebody whose account was deleted");
});

test("refuses invalid notes, with nothing stored", async () => {
  for (const [text, said] of [
    ["", "Note is required"],
    [" \n ", "Note is required"],
    ["a".repeat(2001), "Note must be less than 2000 characters"],
  ] as const) {
    const answer = await note(rita, text);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(said);
  }
  expect((await note(rita, "a".repeat(2000))).status).toBe(200);
  expect((await note(rita, "Hello", "1")).status).toBe(422);
  const elsewhere = { change: "note", id: randomUUID(), key: randomUUID(), note: "Hello" };
  expect((await rita.change(elsewhere, page)).status).toBe(404);
  expect(await history()).toHaveLength(1);
});

test("stores one score for each reviewer, shows the average, and adds earlier scores to the history", async () => {
  expect(await (await score(rita, points(4, { network: "2" }))).text()).toContain(
    `Your score for ${ref} is saved.`,
  );
  await score(bola, points(1));
  await score(bola, points(1));
  await score(rita, points(5));
  expect(await history()).toMatchObject([
    { kind: "score", was: null, now: "4, 4, 4, 2, 4", by: "Rita Bello" },
    { kind: "score", was: null, now: "1, 1, 1, 1, 1", by: "Bola Ade" },
    { kind: "score", was: "4, 4, 4, 2, 4", now: "5, 5, 5, 5, 5", by: "Rita Bello" },
  ]);
  const html = await rita.text(page);
  expect(html).toContain("3.0 of 5, 2 reviewers");
  expect(html).toContain("Score: 4, 4, 4, 2, 4 → 5, 5, 5, 5, 5");
  const own = (markup: string) =>
    [...markup.matchAll(/<input type="radio"[^>]*>/g)].flatMap(([input]) =>
      input.includes("checked") ? (/value="(\d)"/.exec(input)?.[1] ?? []) : [],
    );
  expect(own(html)).toEqual(["5", "5", "5", "5", "5"]);
  expect(own(await bola.text(page))).toEqual(["1", "1", "1", "1", "1"]);
  expect(await rita.text(portal)).toContain("Score 3.0");
});

test("refuses points outside 1 to 5, and any that are missing", async () => {
  const { reliability: _, ...four } = points(3);
  for (const wrong of [points(0), points(6), points(3, { skills: "2.5" }), points(3, { skills: "" }), four]) {
    const answer = await score(rita, wrong);
    expect([wrong, answer.status]).toEqual([wrong, 422]);
    expect(await answer.text()).toContain("Please give each of the five a score from 1 to 5.");
  }
  expect((await score(rita, points(1))).status).toBe(200);
  expect((await score(rita, points(5))).status).toBe(200);
});

test("is ordered by the average score, those without one last", async () => {
  const second = await savedApplication({ full_name: "Best Bello" });
  await savedApplication({ full_name: "Nobody Yet" });
  await score(rita, points(2));
  await rita.change({ change: "score", id: second.id, ...points(5) });
  const names = async (query: string) =>
    [...(await rita.text(`${portal}${query}`)).matchAll(/<h3[^>]*>([^<]+)</g)].map(([, name]) => name);
  expect(await names("?sort=score")).toEqual(["Best Bello", "Amaka Okafor", "Nobody Yet"]);
});

test("links to the next one of the same list, even when a change removed this one from the list", async () => {
  const days = [10, 11, 12];
  await sql()`truncate recruitment_applications cascade`;
  const kept = [];
  for (const day of days)
    kept.push(
      await savedApplication({ full_name: `Day ${day}`, created_at: new Date(Date.UTC(2026, 0, day)) }),
    );
  await savedApplication({ status: "rejected", created_at: new Date(Date.UTC(2026, 0, 11, 12)) });
  const [first, middle, last] = kept.map((one) => `${portal}/applications/${one.id}`);
  const links = async (at: string | undefined, query: string) =>
    (await rita.text(`${at}${query}`))
      .replace(/<\/nav>.*/s, "")
      .split("<a ")
      .flatMap((link) => {
        const word = /<span>(Previous|Next)</.exec(link)?.[1];
        return word ? [[word, /href="([^"?]*)/.exec(link)?.[1]]] : [];
      });
  const pending = "?status=pending";
  expect(await links(middle, pending)).toEqual([
    ["Previous", last],
    ["Next", first],
  ]);
  expect(await links(middle, "?status=pending&sort=oldest")).toEqual([
    ["Previous", first],
    ["Next", last],
  ]);
  expect(await links(last, pending)).toEqual([["Next", middle]]);
  for (const sort of ["name", "score", "tech"]) expect(await links(middle, `?sort=${sort}`)).toHaveLength(2);
  const selected = `${kept[1]?.id}.pending`;
  await rita.change({ change: "status", selected, status: "rejected" }, `${middle}${pending}`);
  expect(await links(middle, pending)).toEqual([
    ["Previous", last],
    ["Next", first],
  ]);
});

test("a withdrawn application is erased with its notes, scores and history", async () => {
  await note(rita, "Hello");
  await score(rita, points(3));
  await sql()`delete from recruitment_applications`;
  expect(
    await sql()`select 1 from application_history union all select 1 from application_scores`,
  ).toHaveLength(0);
  const late = await score(rita, points(4));
  expect(late.status).toBe(404);
});
