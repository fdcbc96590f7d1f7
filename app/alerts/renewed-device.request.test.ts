/** A browser that got another push address says so to the site, and is told there from then on, with what it missed. */
import { expect, test, vi } from "vitest";
import { alertTexts as texts } from "#content/alerts.ts";
import { sql } from "#server/platform/database.ts";
import { alertedOwner } from "#tests/support/alerted-owner.ts";
import { aContact } from "#tests/support/lead.ts";
import { pushService, subscribedBrowser } from "#tests/support/receiver.ts";
import { goneFailure, mostTries } from "./contract.ts";
import { pushKeys } from "./push-keys.server.ts";
import { sendAlerts } from "./send-alerts.server.ts";

vi.mock("./fetch-from-push-service.server.ts", async () => {
  const { pushTo } = await import("#tests/support/receiver.ts");
  return pushTo(() => now.there);
});

const call = `${texts.path}/device`;
const { now, send } = alertedOwner();
const contact = async () => expect((await send("/contact", aContact())).status).toBe(200);
const addressOf = (path: string) => pushService + path;

/** A browser with a push address, as it is sent to the site. */
function subscribed(path: string) {
  const browser = subscribedBrowser();
  const { p256dh, auth } = browser;
  return { read: browser.read, fields: { endpoint: addressOf(path), p256dh, auth } };
}

async function addDevice(path: string, headers = now.owner.headers): Promise<void> {
  const added = await send(texts.path, { intent: "device", ...subscribed(path).fields }, headers);
  expect(added.headers.get("location")).toContain("device-added");
}

const renew = async (old: string, fields: object, headers: Record<string, string> = now.owner.headers) =>
  (await send(call, { old: addressOf(old), ...fields }, headers)).status;
const targets = () =>
  sql()<{ id: string }[]>`select id, account, label, address_hash, sealed from alert_targets`;
const waiting = () => sql()`select tries, failure, sent_at from lead_alerts`;

/** Lets the push service refuse an alert, as it does for an address that was replaced. */
async function missAlert(): Promise<void> {
  await contact();
  now.there.answer(410);
  await sendAlerts();
  expect(await waiting()).toEqual([{ tries: mostTries, failure: goneFailure, sent_at: null }]);
  now.there.answer(201);
  now.there.received.length = 0;
}

test("a new address replaces the old one, and what the old one did not take is sent", async () => {
  await addDevice("/old");
  const [{ id } = { id: "" }] = await targets();
  await missAlert();
  const browser = subscribed("/new");
  expect(await renew("/old", browser.fields)).toBe(204);
  expect(await targets()).toMatchObject([{ id }]);
  await sendAlerts();
  expect(now.there.received.map(({ path }) => path)).toEqual(["/new"]);
  expect(browser.read(now.there.received[0]?.body ?? Buffer.of())).toMatchObject({
    title: "New lead: Contact form",
  });
  expect(await waiting()).toMatchObject([{ failure: null, sent_at: expect.anything() }]);
  // The old address is nobody's any more.
  expect(await renew("/old", subscribed("/newer").fields)).toBe(404);
});

test("a device that was added again meanwhile is listed once", async () => {
  await addDevice("/old");
  const [{ id } = { id: "" }] = await targets();
  await missAlert();
  await addDevice("/new");
  const browser = subscribed("/new");
  expect(await renew("/old", browser.fields)).toBe(204);
  expect(await targets()).toMatchObject([{ id }]);
  await sendAlerts();
  expect(now.there.received.map(({ path }) => path)).toEqual(["/new"]);
});

test("of two requests at once, one replaces the address", async () => {
  await addDevice("/old");
  const both = await Promise.all(["/one", "/two"].map((path) => renew("/old", subscribed(path).fields)));
  expect(both.sort()).toEqual([204, 404]);
  expect(await targets()).toHaveLength(1);
});

test("the address of another admin, and one that is not known, is refused, and nothing is changed", async () => {
  await addDevice("/old");
  const other = await now.site.signIn();
  await addDevice("/other", other.headers);
  const before = await targets();
  expect(await renew("/old", subscribed("/new").fields, other.headers)).toBe(404);
  expect(await renew("/other", subscribed("/new").fields)).toBe(404);
  expect(await renew("/unknown", subscribed("/new").fields)).toBe(404);
  expect(await targets()).toEqual(before);
});

test("a webhook is not replaced", async () => {
  await send(texts.path, { intent: "webhook", address: `${now.there.address}/hook` }, now.owner.headers);
  const before = await targets();
  const fields = { ...subscribed("/new").fields, old: `${now.there.address}/hook` };
  expect((await send(call, fields, now.owner.headers)).status).toBe(404);
  expect(await targets()).toEqual(before);
});

test("an address or a key that cannot be used is refused, and nothing is changed", async () => {
  await addDevice("/old");
  const before = await targets();
  const { fields } = subscribed("/new");
  for (const wrong of [
    { endpoint: "https://127.0.0.1/new" },
    { endpoint: "https://push.stranger.example/new" },
    { endpoint: "http://push.example/new" },
    { p256dh: "B".repeat(87) },
    { auth: "" },
  ])
    expect([wrong, await renew("/old", { ...fields, ...wrong })]).toEqual([wrong, 422]);
  expect(await targets()).toEqual(before);
});

test("nobody without an admin's session gets the key or replaces an address", async () => {
  await addDevice("/old");
  const before = await targets();
  const answer = await now.site.fetch(call, { headers: now.owner.headers });
  expect(await answer.json()).toEqual({ publicKey: (await pushKeys()).publicKey });
  expect(answer.headers.get("cache-control")).toContain("no-store");
  for (const role of [null, "learner", "recruiter"] as const) {
    const { headers } = role ? await now.site.signIn({ role }) : { headers: {} };
    expect([role, await renew("/old", subscribed("/new").fields, headers)]).toEqual([role, 302]);
    expect([role, (await now.site.fetch(call, { headers })).status]).toEqual([role, 302]);
  }
  expect(await targets()).toEqual(before);
});

test("a device whose session has ended is refused, and listed as gone with the next alert", async () => {
  await addDevice("/old");
  await sql()`delete from session`;
  expect(await renew("/old", subscribed("/new").fields)).toBe(302);
  await missAlert();
  expect(await targets()).toHaveLength(1);
  const [account] = await sql()<{ id: string }[]>`select account as id from alert_targets`;
  expect(account?.id).toBe(now.owner.profile.id);
  const again = await now.site.signIn();
  const page = await (await now.site.fetch(texts.path, { headers: again.headers })).text();
  expect(page).toContain(texts.lost.gone);
});
