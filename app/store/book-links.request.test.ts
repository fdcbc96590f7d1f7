/** From the order of an ebook to the downloaded file, and what happens to its link afterwards. */
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { downloadTexts } from "#content/book-download.ts";
import { bookLink, ebooks, storeTexts } from "#content/ebooks.ts";
import { inboxTexts as texts } from "#content/inbox.ts";
import { readConfig } from "#server/platform/config.ts";
import { sql } from "#server/platform/database.ts";
import { mailsDelivered, openMail } from "#server/platform/mail.ts";
import { adminSite, plain } from "#tests/support/admin-site.ts";
import { forgetLeads, storedLeads } from "#tests/support/inbox.ts";
import { logged } from "#tests/support/logged.ts";
import { mailServer } from "#tests/support/mail-server.ts";
import { openLink } from "#tests/support/private-link.ts";
import { eraseOldBookLinks } from "./book-links.server.ts";

const { site, headers } = adminSite();
beforeEach(forgetLeads);
const log = logged();

const slug = "know-your-profit";

/** Presses the order button. @returns the lead's id and the text that is ready in WhatsApp */
async function order(query = `item=${slug}`) {
  const answer = await site.fetch(`/whatsapp/ebook?${query}`, {
    headers: { "sec-fetch-site": "same-origin" },
  });
  const [lead] = (await storedLeads()).slice(-1);
  const text = new URL(answer.headers.get("location") ?? "").searchParams.get("text") ?? "";
  return { id: lead?.id ?? "", text, lead };
}

async function change(fields: Record<string, string>, as: Record<string, string> = headers) {
  const answer = await site.fetch(texts.path, {
    method: "POST",
    headers: as,
    body: new URLSearchParams(fields),
  });
  return { status: answer.status, html: plain(await answer.text()) };
}

const addressIn = (html: string) => /\/store\/download\/[\w-]{24}/.exec(html)?.[0] ?? "";

/** Orders the book and marks it as paid. @returns the path of the link */
async function paid(): Promise<{ id: string; path: string; html: string }> {
  const { id } = await order();
  const { html } = await change({ change: "stage", id, stage: "won" });
  return { id, path: addressIn(html), html };
}

/** Presses the button of a link's page, in a browser that has just opened the link. */
const download = async (link: string) => {
  const { path, headers: opened } = await openLink(site, link);
  return site.fetch(`${path}/file`, { method: "POST", headers: opened, body: new URLSearchParams() });
};
const open = async (link: string) => {
  const { path, headers: opened } = await openLink(site, link);
  const answer = await site.fetch(path, { headers: opened });
  return { status: answer.status, headers: answer.headers, html: plain(await answer.text()) };
};

describe("a paid order", () => {
  test("gets a link that gives the whole book as often as promised, and is dead after", async () => {
    const { path, html } = await paid();
    expect(html).toContain(texts.bookLink.heading("Know Your Profit"));
    expect(html).toMatch(/https:\/\/wa\.me\/\?text=/);
    const page = await open(path);
    expect(page.status).toBe(200);
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(page.headers.get("x-robots-tag")).toContain("noindex");
    // A preview opens the page; only the button counts.
    for (let at = 0; at < 5; at += 1) expect((await open(path)).status).toBe(200);
    const whole = readFileSync(`build/ebooks/${slug}.pdf`);
    for (let at = 0; at < bookLink.downloads; at += 1) {
      const file = await download(path);
      expect(file.headers.get("content-disposition")).toBe(`attachment; filename="${slug}.pdf"`);
      expect(Buffer.from(await file.arrayBuffer()).equals(whole)).toBe(true);
    }
    const refused = await download(path);
    expect([refused.status, refused.headers.get("location")]).toEqual([
      303,
      (await openLink(site, path)).path,
    ]);
    const dead = await open(path);
    expect(dead.status).toBe(410);
    expect(dead.html).toContain(downloadTexts.why.used("Know Your Profit"));
    expect(dead.html).toContain(`href="/whatsapp/ebook?item=${slug}&as=again"`);
  });

  test("twenty downloads at once give no more than promised", async () => {
    const { path } = await paid();
    const answers = await Promise.all(Array.from({ length: 20 }, () => download(path)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(bookLink.downloads);
  });

  test("has a link that expires, and the row is deleted later", async () => {
    const { path } = await paid();
    await sql()`update book_links set expires_at = now() - interval '1 minute'`;
    expect((await open(path)).html).toContain(downloadTexts.why.expired("Know Your Profit"));
    expect((await download(path)).status).toBe(303);
    await eraseOldBookLinks();
    expect(await sql()`select 1 from book_links`).toHaveLength(1);
    await sql()`update book_links set expires_at = now() - interval '31 days'`;
    await eraseOldBookLinks();
    expect(await sql()`select 1 from book_links`).toHaveLength(0);
    const gone = await open(path);
    expect([gone.status, gone.html]).toEqual([404, expect.stringContaining(downloadTexts.why.unknown)]);
  });

  test("leaves only a hash in the table, and its secret in no log and no count", async () => {
    const { path } = await paid();
    const token = path.split("/").at(-1) ?? "";
    for (const spelled of [
      path,
      path.replace("store", "Store"),
      `${path}.data`,
      path.replace("/store/", "/store//"),
    ])
      await site.fetch(spelled);
    await site.fetch("/api/visitor_analytics", {
      json: {
        session_id: "3d1f0c52-6a0b-4f4e-9b0e-0f8f8f1f2a77",
        page_visited: path,
        screen_width: 360,
        referrer_source: "",
      },
    });
    expect(JSON.stringify(await sql()`select * from visitor_analytics`)).not.toContain(token);
    expect(log.text()).not.toContain(token);
    expect(await sql()`select token_hash from book_links`).toEqual([
      { token_hash: createHash("sha256").update(token).digest("hex") },
    ]);
  });
});

describe("the owner", () => {
  test("makes a new link, which ends the one before; both are in the history", async () => {
    const { id, path } = await paid();
    const { html } = await change({ change: "book_link", id });
    const next = addressIn(html);
    expect(next).not.toBe(path);
    expect([(await open(path)).status, (await open(next)).status]).toEqual([404, 200]);
    expect(await sql()`select 1 from lead_history where kind = 'book_link'`).toHaveLength(2);
    // The link is shown once.
    expect(await (await site.fetch(`${texts.path}?tab=done`, { headers })).text()).not.toContain(next);
  });

  test("ends a link with Undo or another stage", async () => {
    const { path, html } = await paid();
    const batch = /name="batch" value="([^"]+)"/.exec(html)?.[1] ?? "";
    await change({ change: "undo", batch });
    expect((await open(path)).status).toBe(404);
    const again = await paid();
    await change({ change: "stage", id: again.id, stage: "lost", reason: "Not paid" });
    expect((await open(again.path)).status).toBe(404);
  });

  test("gets no link for an order that is not paid, nor does anybody else get one", async () => {
    const { id } = await order();
    const { status, html } = await change({ change: "book_link", id });
    expect([status, html.includes(texts.bookLink.unpaid)]).toEqual([409, true]);
    for (const role of ["learner", "recruiter"] as const) {
      const other = await site.signIn({ role });
      expect((await change({ change: "stage", id, stage: "won" }, other.headers)).status).toBe(302);
    }
    expect(await sql()`select 1 from book_links`).toHaveLength(0);
  });
});

test("where mail is set, a buyer who left an address gets the link by mail", async () => {
  const mails = await mailServer();
  onTestFinished(() => mails.close());
  const folder = mkdtempSync(join(tmpdir(), "mindsync-books-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  openMail(readConfig({ SMTP_URL: mails.url, DATA_DIR: folder }));
  onTestFinished(() => openMail(readConfig({})));
  const { id } = await order();
  await sql()`update leads set email = 'buyer@mindsync.example' where id = ${id}`;
  const { html } = await change({ change: "stage", id, stage: "won" });
  await mailsDelivered();
  expect(html).toContain(texts.bookLink.mailed("buyer@mindsync.example"));
  expect(mails.mails).toHaveLength(1);
  expect(mails.mails[0]?.to).toEqual(["buyer@mindsync.example"]);
  expect(mails.mails[0]?.text).toContain(addressIn(html));
});

describe("a buyer", () => {
  test("whose link is dead asks again, and that is a lead", async () => {
    const { text, lead } = await order(`item=${slug}&as=again`);
    expect(text).toContain(storeTexts.againMessage("Know Your Profit").split("\n")[0]);
    expect(lead).toMatchObject({ door: "ebook", items: [slug], wants: storeTexts.againLabel, value: null });
  });

  test("reads the first pages before paying, and never more", async () => {
    for (const { slug: one, sample, pages } of ebooks) {
      const answer = await site.fetch(`/store/${one}/sample.pdf`);
      expect([one, answer.status, answer.headers.get("content-type")]).toEqual([one, 200, "application/pdf"]);
      const bytes = (await answer.arrayBuffer()).byteLength;
      expect(Math.ceil(bytes / 1024)).toBe(sample?.kilobytes);
      expect(sample?.pages ?? 0).toBeLessThan((pages ?? 0) / 4);
      expect(await (await site.fetch(`/store/${one}`)).text()).toContain(`href="/store/${one}/sample.pdf"`);
    }
    for (const name of ["nothing", "..%2F..%2Fknow-your-profit"])
      expect((await site.fetch(`/store/${name}/sample.pdf`)).status).toBe(404);
  });
});

test("the address of a file leads to the page of its link only, whatever is in it", async () => {
  for (const named of ["..%2F..%2F%09%2Fevil.example%2Fpay", "%E2%82%AC", "%0D%0AX", "..%2F..%2Fcontact"])
    for (const [method, status] of [
      ["GET", 302],
      ["POST", 303],
    ] as const) {
      const body = method === "POST" ? new URLSearchParams() : null;
      const answer = await site.fetch(`/store/download/${named}/file`, { method, body, redirect: "manual" });
      expect([method, answer.status, answer.headers.get("location")]).toEqual([
        method,
        status,
        `/store/download/${named}`,
      ]);
    }
});
