/** The lists of the back office in a browser without script. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { bookAppointment } from "#app/leads/appointments.server.ts";
import { appointmentInput, contactInput } from "#app/leads/contract.ts";
import { keepContact } from "#app/leads/leads.server.ts";
import { listTexts } from "#content/back-office.ts";
import { conversationsTexts } from "#content/conversations.ts";
import { leadsTexts } from "#content/leads.ts";
import { reviewTexts } from "#content/review.ts";
import { sql } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { keepExchange } from "#tests/support/exchange.ts";
import { aContact, anAppointment, freeSlots } from "#tests/support/lead.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { savedApplication } from "#tests/support/saved-applications.ts";
import { openSession } from "#tests/support/session.ts";
import { type WholeSite, wholeSite } from "#tests/support/whole-site.ts";

testDatabase();
let site: WholeSite;
let browser: PlainBrowser;
beforeAll(async () => {
  site = await wholeSite();
});
afterAll(() => site.close());

async function signedInAs(role: "admin" | "recruiter"): Promise<void> {
  browser = new PlainBrowser(site.fetch, (await openSession({ role })).headers.cookie);
}

/** The part of the page with that heading or name. */
function region(name: string) {
  const found = browser.document.all("section").find((section) => {
    const heading = section.attribute("aria-labelledby");
    const named = section.attribute("aria-label") ?? (heading && browser.document.one(`#${heading}`).text);
    return named === name;
  });
  if (!found) throw new Error(`no part ${name} on ${browser.address}`);
  return found;
}

const cardsIn = (name: string) => region(name).all("article");
const namesIn = (name: string) => cardsIn(name).map((card) => card.all("h3")[0]?.text);
const figure = (label: string) =>
  browser.document
    .all("dl > div")
    .find((one) => one.text.includes(label))
    ?.all("dd")[0]?.text;
/** Opens the search of a list, which is folded on a phone. */
const search = () => browser.unfold(new RegExp(`^${listTexts.search.fold}`));
const said = (text: string) => expect(browser.text()).toContain(text);

describe("leads", () => {
  const statuses = async () =>
    (await sql()`select status from contact_submissions order by created_at`).map(({ status }) => status);

  async function keep(changed: Parameters<typeof aContact>[0], minutesAgo: number): Promise<string> {
    const { ref } = await keepContact(contactInput.parse(aContact(changed)));
    await sql()`update contact_submissions set created_at = now() - ${minutesAgo} * interval '1 minute'
      where ref = ${ref}`;
    return ref;
  }

  test("an admin finds a lead, handles it, undoes that, and cancels an appointment", async () => {
    await signedInAs("admin");
    const [slot = ""] = await freeSlots();
    const ref = await keep({ name: "Amaka" }, 1);
    await keep({ name: "Bola", email: "bola@mindsync.example" }, 5);
    await keep({ name: "Amaka the elder", email: "elder@other.example" }, 2 * 24 * 60);
    const listed = () => namesIn(leadsTexts.listHeading);
    await browser.open("/admin-dashboard/leads?status=new");
    search();
    browser.fill(leadsTexts.search.label, "mindsync.example");
    await browser.press("Show");
    expect(browser.address).toMatch(/\?status=new&search=[\w-]+$/);
    said(leadsTexts.counted(2));
    const searched = browser.address;
    await browser.press(`${leadsTexts.handle}: Amaka`);
    said(leadsTexts.changed.handled(ref));
    expect([listed(), figure("New"), browser.address]).toEqual([["Bola"], "2", searched]);
    expect(browser.value(leadsTexts.search.label)).toBe("mindsync.example");
    expect(await statuses()).toEqual(["new", "new", "handled"]);
    await browser.press(/^Undo/);
    said(leadsTexts.changed.new(ref));
    expect(listed()).toEqual(["Amaka", "Bola"]);
    await browser.follow(listTexts.search.clear);
    expect(listed()).toEqual(["Amaka", "Bola", "Amaka the elder"]);

    // At midnight in Lagos both could be from yesterday.
    await sql()`update contact_submissions set created_at = now() where ref = ${ref}`;
    search();
    browser.fill(leadsTexts.search.label, "amaka");
    browser.check(leadsTexts.search.today);
    await browser.press("Show");
    expect(browser.address).toMatch(/[?&]today=1/);
    expect(listed()).toEqual(["Amaka"]);
    search();
    browser.check(leadsTexts.search.today, false);
    await browser.press("Show");
    expect(listed()).toEqual(["Amaka", "Amaka the elder"]);

    const { ref: booked } = await bookAppointment(
      appointmentInput.parse(anAppointment(slot, { name: "Dayo" })),
    );
    await browser.open("/admin-dashboard/leads");
    await browser.press(`${leadsTexts.handle}: Dayo`, region(leadsTexts.upcomingHeading));
    said(leadsTexts.changed.handled(booked));
    await browser.press(`${leadsTexts.reopen}: Dayo`, region(leadsTexts.upcomingHeading));
    said(leadsTexts.changed.new(booked));
    const [call] = cardsIn(leadsTexts.upcomingHeading);
    // It is in the row, and the question in a part that has to be opened.
    browser.unfold(new RegExp(`${listTexts.details}: Dayo$`), call);
    expect(browser.text(call)).toContain(leadsTexts.cancel.open);
    expect(browser.text(call)).not.toContain("Yes, cancel it");
    browser.unfold(`${leadsTexts.cancel.open}: Dayo`, call);
    await browser.press(/^Yes, cancel it/, call);
    said(leadsTexts.changed.cancel(booked));
    expect(browser.text()).not.toContain(leadsTexts.cancel.open);
    expect(cardsIn(leadsTexts.listHeading)).toHaveLength(4);
    expect(cardsIn(leadsTexts.listHeading)[0]?.text).toContain(leadsTexts.appointmentStatuses.cancelled);
    expect(await freeSlots()).toContain(slot);
  });
});

describe("conversations", () => {
  const questions = () =>
    cardsIn(conversationsTexts.listHeading).map((card) => card.all("article > ul p")[0]?.text);

  test("are marked as handled, and undone, without losing the search", async () => {
    await signedInAs("admin");
    const texts = conversationsTexts;
    const unknown = { intent: "unknown" } as const;
    await keepExchange({ session: "a", question: "Do you sell zobo?", ...unknown, ago: 1 });
    await keepExchange({ session: "b", question: "Do you sell kunu?", ...unknown, ago: 2 });
    await browser.open("/admin-dashboard/conversations?state=unanswered");
    search();
    browser.fill(texts.search.label, "sell");
    await browser.press("Show");
    expect(browser.address).toMatch(/\?state=unanswered&search=[\w-]+$/);
    const searched = browser.address;
    await browser.press(`${texts.handle}: Do you sell zobo?`);
    said(texts.changed.handled(1));
    expect(questions()).toEqual(["Do you sell kunu?"]);
    expect([figure(texts.figures.handled.label), browser.address]).toEqual(["1", searched]);
    await browser.press(listTexts.undo);
    said(texts.changed.open(1));
    expect(questions()).toEqual(["Do you sell zobo?", "Do you sell kunu?"]);
    await browser.press(texts.handleAll(2));
    said(texts.changed.handled(2));
    expect(figure(texts.figures.unanswered.label)).toBe("0");
    await browser.press(listTexts.undo);
    expect(questions()).toHaveLength(2);
  });
});

describe("applications", () => {
  const texts = reviewTexts;
  const listed = () => browser.document.all("main article").map((card) => card.all("h2, h3")[0]?.text);
  const statuses = async () =>
    (await sql()`select status from recruitment_applications order by full_name`).map(({ status }) => status);
  async function setStatus(name: string, status: string): Promise<void> {
    browser.fill(texts.statusOf(name), status);
    await browser.press(texts.setOf(name));
  }
  beforeEach(async () => {
    await signedInAs("recruiter");
    await sql()`truncate recruitment_applications cascade`;
  });

  test("a reviewer finds, reads, decides, and undoes it", async () => {
    await savedApplication({ full_name: "Ada Obi" });
    await savedApplication({ full_name: "Bola Ade", email: "bola@shop.example" });
    const { ref } = await savedApplication({ full_name: "Chi Eze", status: "rejected" });
    await browser.open("/recruitment/admin");
    search();
    browser.fill(texts.search.label, "BOLA@");
    await browser.press(listTexts.search.submit);
    expect(listed()).toEqual(["Bola Ade"]);
    said(texts.more);
    expect(browser.text()).not.toContain("I know every shop on my street.");
    browser.unfold(new RegExp(`^${texts.more}`));
    await browser.follow(texts.morePage);
    said("I know every shop on my street.");
    await browser.follow(texts.back);
    await setStatus("Bola Ade", "completed");
    said(texts.updated);
    const { quoted, removeOf } = listTexts.search;
    await browser.follow(removeOf(quoted("BOLA@")));
    expect(listed()).toEqual(["Chi Eze", "Bola Ade", "Ada Obi"]);
    await browser.follow(new RegExp(`^(?:\\d+ ?)?${texts.figures.rejected.label}`));
    expect(listed()).toEqual(["Chi Eze"]);
    await browser.open("/recruitment/admin");
    for (const name of ["Ada Obi", "Bola Ade"]) browser.check(texts.selectOf(name));
    browser.fill(texts.bulk.label, "rejected");
    await browser.press(texts.bulk.submit);
    said("2 applications are now Rejected.");
    expect(await statuses()).toEqual(["rejected", "rejected", "rejected"]);
    await browser.press(listTexts.undo);
    said("2 applications are as they were.");
    expect(await statuses()).toEqual(["pending", "completed", "rejected"]);
    expect(browser.value(texts.statusOf("Ada Obi"))).toBe("pending");

    await sql()`update recruitment_applications set status = 'shortlisted' where ref = ${ref}`;
    await setStatus("Chi Eze", "completed");
    expect(browser.status).toBe(409);
    for (const text of [texts.notUpdated, `${ref} was set to Shortlisted meanwhile`]) said(text);
    expect(browser.value(texts.statusOf("Chi Eze"))).toBe("shortlisted");
    expect(await statuses()).toEqual(["pending", "completed", "shortlisted"]);
  });

  test("a reviewer scores and adds notes, and goes on to the next", async () => {
    for (const [at, full_name] of ["Ada Obi", "Bola Ade"].entries())
      await savedApplication({ full_name, created_at: new Date(Date.UTC(2026, 0, 10 - at)) });
    await browser.open("/recruitment/admin?status=pending");
    await browser.follow(texts.openOf("Ada Obi"));
    expect(browser.document.one("h1").text).toBe("Ada Obi");
    for (const [at, { label }] of Object.values(texts.score.criteria).entries()) {
      const group = browser.document.all("fieldset").find((one) => one.text.startsWith(label));
      browser.check(String(at + 1), true, group);
    }
    await browser.press(texts.score.save);
    for (const text of ["3.0 of 5, 1 reviewer", "Score: 1, 2, 3, 4, 5"]) said(text);
    browser.fill(texts.notes.label, "Friendly, knows the market.");
    await browser.press(texts.notes.save);
    said("Friendly, knows the market.");
    expect(browser.value(texts.notes.label)).toBe("");
    await setStatus("Ada Obi", "shortlisted");
    said("Status: Pending → Shortlisted");
    await browser.follow(texts.steps.after);
    expect(browser.document.one("h1").text).toBe("Bola Ade");
    await browser.follow(texts.back);
    expect(listed()).toEqual(["Bola Ade"]);
  });

  test("identities stay hidden while paging, searching and deciding, until they are shown", async () => {
    for (let number = 10; number < 61; number += 1) await savedApplication({ full_name: `Person ${number}` });
    const nobody = () => {
      said(texts.hidden.on);
      expect(browser.html).not.toMatch(/Person \d\d|803 123|chidi@/);
    };
    await browser.open("/recruitment/admin");
    await browser.press(texts.hidden.hide);
    nobody();
    await browser.follow(listTexts.pages.older);
    said(listTexts.pages.at(2, 3));
    nobody();
    const [name = ""] = listed();
    await setStatus(name, "rejected");
    said(texts.updated);
    nobody();
    search();
    browser.fill(texts.search.label, "Person 10");
    await browser.press(listTexts.search.submit);
    said(texts.hidden.notSearched.why);
    expect([browser.value(texts.search.label), listed()]).toEqual(["", []]);
    nobody();
    await browser.follow(listTexts.search.clear);
    expect(listed()).toHaveLength(25);
    search();
    browser.fill(texts.search.label, name.replace("Applicant ", ""));
    await browser.press(listTexts.search.submit);
    expect(listed()).toEqual([name]);
    await browser.follow(texts.openOf(name));
    expect(browser.document.one("h1").text).toBe(name);
    nobody();
    await browser.follow(texts.printOne);
    said(texts.hidden.on);
    await browser.follow(texts.paper.back);
    await browser.press(texts.hidden.show);
    expect(browser.document.one("h1").text).toMatch(/Person \d\d/);
  });
});
