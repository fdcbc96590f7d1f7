/** A visitor asks for their data: confirmed by a mailed link, a reference or a private link, and told the same whoever they are. */
import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { bookAppointment } from "#app/leads/appointments.server.ts";
import { appointmentInput } from "#app/leads/contract.ts";
import { applicantPath } from "#app/private-links/contract.ts";
import { privateKeyOf } from "#app/recruitment/apply/private-key.server.ts";
import { yourDataForm as texts } from "#content/your-data.ts";
import { sql } from "#server/platform/database.ts";
import { mailsDelivered } from "#server/platform/mail.ts";
import { anApplication } from "#tests/support/application.ts";
import { testDatabase } from "#tests/support/database.ts";
import { forgetLeads, storedLeads } from "#tests/support/inbox.ts";
import { aContact, anAppointment, freeSlots } from "#tests/support/lead.ts";
import { mailFolder } from "#tests/support/mail-folder.ts";
import { mailServer } from "#tests/support/mail-server.ts";
import { postTo } from "#tests/support/post-form.ts";
import { openLink } from "#tests/support/private-link.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";

testDatabase();
const { mailBy } = mailFolder();
let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
beforeEach(async () => {
  mailBy(undefined);
  await forgetLeads();
  await sql()`delete from verification`;
  await sql()`delete from rate_limits`;
});

const path = "/your-data";
const send = (to: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  site.fetch(to, { method: "POST", body: new URLSearchParams(fields), headers });
const ask = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  send(
    path,
    { submissionKey: randomUUID(), wish: "erase", email: "", phone: "", proof: "", ...fields },
    headers,
  );
const requests = async () => (await storedLeads()).filter(({ door }) => door === "your-data");

/** A page without what differs from one answer to the next. */
const plain = (html: string) =>
  html
    .replace(/nonce="[^"]*"/g, "")
    .replace(/REQ-\w{5}/g, "REQ")
    .replace(/[\da-f]{8}-[\da-f-]{27}/g, "KEY");

describe("without a mail server", () => {
  test("a request is in the inbox at once, for 30 days, and once however often it is sent", async () => {
    const submissionKey = randomUUID();
    const answers = [];
    for (let sent = 0; sent < 2; sent += 1)
      answers.push(await (await ask({ submissionKey, email: "Amaka@mindsync.example" })).text());
    const [request, ...more] = await requests();
    expect(more).toEqual([]);
    expect(request).toMatchObject({ email: "amaka@mindsync.example", stage: "new" });
    expect(request?.wants).toContain("Asks to be erased.\nNOT confirmed");
    for (const html of answers) expect(html).toContain(request?.ref);
  });

  test("a request belongs to nobody whom we know, and joins nobody, before and after other forms", async () => {
    const contact = (fields: Record<string, string>) =>
      send("/contact", { ...aContact(fields), visit: "" } as Record<string, string>);
    await contact({ email: "amaka@mindsync.example", phone: "0803 123 4567" });
    await ask({ email: "thief@mindsync.example", phone: "0803 123 4567" });
    await contact({ email: "thief@mindsync.example", phone: "0805 999 8888" });
    const people =
      await sql()`select count(distinct person)::int as count, count(*)::int as leads from leads`;
    expect(people.map((row) => ({ ...row }))).toEqual([{ count: 3, leads: 3 }]);
  });

  test("a reference confirms with the number or address of its record, and with no other", async () => {
    await send("/contact", { ...aContact(), visit: "" } as Record<string, string>);
    const [{ ref = "" } = {}] = await storedLeads();
    const tries = [
      [{ phone: "+234 803 123 4567", proof: ref.toLowerCase() }, "Not confirmed: the reference is right"],
      [{ email: "AMAKA@mindsync.example", proof: `Ref: ${ref}` }, "Not confirmed: the reference is right"],
      [{ phone: "0803 999 9999", proof: ref }, "NOT confirmed. Make sure"],
      [{ phone: "0803 123 4567", proof: "MSG-AAAAA" }, "NOT confirmed. Make sure"],
      [{ email: "amaka@mindsync.example", proof: "amaka@mindsync.example" }, "NOT confirmed. Make sure"],
    ] as const;
    for (const [fields] of tries) await ask(fields);
    expect((await requests()).map(({ wants }) => wants.split("\n")[1]?.slice(0, 18))).toEqual(
      tries.map(([, said]) => said.slice(0, 18)),
    );
  });

  test("an applicant's private link confirms, and is not stored", async () => {
    const email = "olajumoke@mindsync.example";
    const submissionKey = randomUUID();
    const application = anApplication({ email, submissionKey });
    expect((await postTo(site)("/recruitment/apply", application)).status).toBe(200);
    const key = privateKeyOf(submissionKey);
    await ask({ email, proof: `https://mindsync.example${applicantPath(key)}` });
    const [request] = await requests();
    expect(request?.wants).toContain("private link");
    expect(request?.wants).not.toContain(key);
  });

  test("the address of the page that a private link opened confirms in the browser that opened it alone", async () => {
    const email = "olajumoke@mindsync.example";
    const submissionKey = randomUUID();
    await postTo(site)("/recruitment/apply", anApplication({ email, submissionKey }));
    const opened = await openLink(site, applicantPath(privateKeyOf(submissionKey)));
    const proof = `https://mindsync.example${opened.path}`;
    await ask({ email, proof }, opened.headers);
    await ask({ email, proof });
    // The token of another kind of link is no proof, and is not stored as one.
    const token = "t".repeat(32);
    const reset = await openLink(site, `/reset-password?token=${token}`);
    await ask({ email, proof: reset.path.split("=")[1] ?? "" }, reset.headers);
    const said = (await requests()).map(({ wants }) => wants);
    expect(said.map((wants) => wants.includes("\nConfirmed: they have a private link"))).toEqual([
      true,
      false,
      false,
    ]);
    for (const secret of [privateKeyOf(submissionKey), token]) expect(said.join()).not.toContain(secret);
  });

  test("the private link of a call or an ebook confirms with its own number or address only, and is not stored", async () => {
    const [slot = ""] = await freeSlots();
    const call = await bookAppointment(appointmentInput.parse(anAppointment(slot)));
    await send("/contact", { ...aContact({ email: "buyer@mindsync.example" }), visit: "" } as Record<
      string,
      string
    >);
    const token = "b".repeat(24);
    await sql()`insert into book_links (token_hash, lead_id, slug, expires_at)
      select encode(sha256(${token}), 'hex'), id, 'ai-at-the-counter', now() from leads where email = 'buyer@mindsync.example'`;
    const book = `https://mindsync.example/store/download/${token}`;
    const tries = [
      [{ email: "amaka@mindsync.example", proof: `https://mindsync.example${call.path}` }, true],
      [{ email: "thief@mindsync.example", proof: call.path }, false],
      [{ email: "buyer@mindsync.example", proof: book }, true],
      [{ email: "thief@mindsync.example", proof: book }, false],
      [{ email: "thief@mindsync.example", proof: "c".repeat(24) }, false],
    ] as const;
    for (const [fields] of tries) await ask(fields);
    const said = (await requests()).map(({ wants }) => wants);
    expect(said.map((wants) => wants.includes("\nConfirmed: they have a private link"))).toEqual(
      tries.map(([, isConfirmed]) => isConfirmed),
    );
    for (const secret of [token, call.path.split("/").at(-1)]) expect(said.join()).not.toContain(secret);
  });

  test("the answer is the same for whom we know and for a stranger", async () => {
    await send("/contact", { ...aContact(), visit: "" } as Record<string, string>);
    const [{ ref = "" } = {}] = await storedLeads();
    const known = await ask({ phone: "0803 123 4567", proof: ref });
    const stranger = await ask({ phone: "0803 123 4567", proof: "MSG-ZZZZZ" });
    expect([known.status, plain(await known.text())]).toEqual([
      stranger.status,
      plain(await stranger.text()),
    ]);
  });

  test.each([
    [{}, texts.reach],
    [{ email: "amaka" }, "valid email"],
    [{ phone: "12" }, "valid phone"],
    [{ wish: "sell", email: "a@b.example" }, "wish"],
  ])("%j is refused, and nothing is stored", async (fields, said) => {
    const refused = await ask(fields);
    expect(refused.status).toBe(422);
    if (said !== "wish") expect(await refused.text()).toContain(said);
    expect(await requests()).toEqual([]);
  });
});

describe("with a mail server", () => {
  test("a request begins when its mailed link is pressed, which works once, whether we know the address or not", async () => {
    const server = await mailServer();
    mailBy(server.url);
    await send("/contact", { ...aContact(), visit: "" } as Record<string, string>);
    const pages = [];
    for (const email of ["amaka@mindsync.example", "nobody@mindsync.example"]) {
      const answer = await ask({ wish: "copy", email });
      pages.push(plain((await answer.text()).replaceAll(email, "ADDRESS")));
    }
    expect(pages[0]).toBe(pages[1]);
    expect(pages[0]).toContain(texts.mailed.heading);
    await mailsDelivered();
    expect(await requests()).toEqual([]);
    const mails = server.mails.filter(({ text }) => text.includes("your-data/confirm"));
    expect(mails.map(({ to }) => to[0]).sort()).toEqual([
      "amaka@mindsync.example",
      "nobody@mindsync.example",
    ]);
    const link = mails[0]?.text.match(/\/your-data\/confirm\?token=[\w-]+/)?.[0] ?? "";
    const token = link.split("=")[1] ?? "";
    // The table has the hash only.
    expect(await sql()`select 1 from verification where identifier like ${`%${token}%`}`).toEqual([]);
    const opened = await site.fetch(link);
    expect(opened.headers.get("referrer-policy")).toBe("no-referrer");
    expect(await requests()).toEqual([]);
    const pressed = await send("/your-data/confirm", { token });
    const [request] = await requests();
    expect([pressed.status, await pressed.text()]).toEqual([
      200,
      expect.stringContaining(request?.ref ?? "?"),
    ]);
    expect(request?.wants).toContain("Asks for a copy of their data.\nConfirmed: they opened the link");
    const again = await send("/your-data/confirm", { token });
    expect([again.status, await again.text()]).toEqual([422, expect.stringContaining(texts.confirm.over)]);
    expect(await requests()).toHaveLength(1);
    await server.close();
  });

  test("a phone number that was typed too comes with the request, and the owner reads that it is not confirmed", async () => {
    const server = await mailServer();
    mailBy(server.url);
    await ask({ email: "amaka@mindsync.example", phone: "0803 123 4567" });
    await mailsDelivered();
    const [, token = ""] = /confirm\?token=([\w-]+)/.exec(server.mails[0]?.text ?? "") ?? [];
    await send("/your-data/confirm", { token });
    expect(await requests()).toMatchObject([
      {
        email: "amaka@mindsync.example",
        phone: "+2348031234567",
        wants: expect.stringContaining("The phone number is NOT confirmed"),
      },
    ]);
    await server.close();
  });
});
