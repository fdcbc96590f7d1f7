/** Told on the phone and by a webhook: once, without names on a locked phone, and refused safely. */
import { createPublicKey, verify } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import { alertTexts as texts } from "#content/alerts.ts";
import { leadDoors } from "#content/lead-doors.ts";
import { sql } from "#server/platform/database.ts";
import { alertedOwner } from "#tests/support/alerted-owner.ts";
import { tikTokVisit } from "#tests/support/inbox.ts";
import { aContact } from "#tests/support/lead.ts";
import { pushService, signatureOf, subscribedBrowser } from "#tests/support/receiver.ts";
import { goneFailure, mostTries } from "./contract.ts";
import { pushKeys } from "./push-keys.server.ts";
import { sendAlerts } from "./send-alerts.server.ts";

vi.mock("./fetch-from-push-service.server.ts", async () => {
  const { pushTo } = await import("#tests/support/receiver.ts");
  return pushTo(() => now.there);
});

const { now, send } = alertedOwner();

const post = (fields: Record<string, unknown>, as = now.owner) => send(texts.path, fields, as.headers);
const contact = async (fields: Record<string, string> = {}) =>
  expect((await send("/contact", { ...aContact(), visit: tikTokVisit, ...fields })).status).toBe(200);
const noticed = async (fields: Record<string, unknown>) =>
  (await post(fields)).headers.get("location")?.split("=")[1];

/** Adds a device, as the press of the button does. */
async function addDevice(path = "/device") {
  const browser = subscribedBrowser();
  const { p256dh, auth } = browser;
  const device = { intent: "device", endpoint: pushService + path, p256dh, auth };
  expect(await noticed(device)).toBe("device-added");
  return browser;
}

const targets = () => sql()<{ id: string; label: string; sealed: string }[]>`select * from alert_targets`;
const waiting = () => sql()`select tries, failure, sent_at from lead_alerts`;
const due = () => sql()`update lead_alerts set next_try = now()`;

describe("a phone", () => {
  test("is told once of a new lead, encrypted for it, signed by the site, and never who it is", async () => {
    const browser = await addDevice();
    await contact({ name: "Ngozi Obi", phone: "0803 111 2222", email: "ngozi@mindsync.example" });
    await Promise.all([sendAlerts(), sendAlerts()]);
    await sendAlerts();
    expect(now.there.received).toHaveLength(1);
    const [{ headers, body } = { headers: {}, body: Buffer.of() }] = now.there.received;
    expect(headers).toMatchObject({ "content-encoding": "aes128gcm", urgency: "high" });
    expect(browser.read(body)).toEqual({
      title: "New lead: Contact form",
      body: expect.stringContaining("inbox"),
      url: "/admin-dashboard/inbox",
      tag: expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(JSON.stringify(browser.read(body))).not.toMatch(/ngozi|803\s?111\s?2222|orders/i);
    const [, token = "", key = ""] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? "") ?? [];
    const { publicKey } = await pushKeys();
    expect(key).toBe(publicKey);
    const [head, claims = "", signature = ""] = token.split(".");
    expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toMatchObject({ aud: pushService });
    const point = Buffer.from(publicKey, "base64url");
    const jwk = {
      kty: "EC",
      crv: "P-256",
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    };
    const known = { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" } as const;
    expect(
      verify("sha256", Buffer.from(`${head}.${claims}`), known, Buffer.from(signature, "base64url")),
    ).toBe(true);
  });

  test("is told of leads that came together as one, by every device of the admin", async () => {
    const [one, other] = [await addDevice("/one"), await addDevice("/other")];
    for (const name of ["Ada", "Bola"]) await contact({ name });
    await sendAlerts();
    const said = Object.fromEntries(
      now.there.received.map(({ path, body }) => [path, (path === "/one" ? one : other).read(body)]),
    );
    expect(said).toMatchObject({ "/one": { title: "2 new leads" }, "/other": { title: "2 new leads" } });
    expect(now.there.received).toHaveLength(2);
  });

  test("is told by the next process when one died between the lead and the message, with the same mark", async () => {
    const browser = await addDevice();
    await contact();
    await sendAlerts();
    // The process died after the push service took it and before it was noted.
    await sql()`update lead_alerts set sent_at = null, next_try = now()`;
    await sendAlerts();
    const tags = now.there.received.map(({ body }) => (browser.read(body) as { tag: string }).tag);
    expect([tags.length, new Set(tags).size]).toEqual([2, 1]);
    expect(new Set(now.there.received.map(({ headers }) => headers.topic)).size).toBe(1);
  });

  test.each([404, 410])("that is gone (%i) is listed at once with what it was not told", async (status) => {
    await addDevice();
    await contact();
    now.there.answer(status);
    await sendAlerts();
    expect(await targets()).toHaveLength(1);
    expect(await waiting()).toEqual([{ tries: mostTries, failure: goneFailure, sent_at: null }]);
    await due();
    await sendAlerts();
    expect(now.there.received).toHaveLength(1);
    const page = await (await now.site.fetch(texts.path, { headers: now.owner.headers })).text();
    expect(page).toContain(texts.lost.gone);
  });

  test("whose service is busy is tried again, listed, and given up after some hours", async () => {
    await addDevice();
    await contact();
    now.there.answer(503);
    await sendAlerts();
    expect(await waiting()).toEqual([{ tries: 1, failure: "503", sent_at: null }]);
    await sql()`update lead_alerts set tries = ${mostTries - 1}`;
    await due();
    await sendAlerts();
    const page = await (await now.site.fetch(texts.path, { headers: now.owner.headers })).text();
    expect(page).toContain(texts.lost.given);
    now.there.answer(201);
    expect(await noticed({ intent: "again" })).toBe("tried-again");
    await sendAlerts();
    expect((await waiting())[0]).toMatchObject({ failure: null });
  });

  test("is not told of what its admin does not want, nor in quiet hours", async () => {
    await addDevice();
    const door = leadDoors.map(({ value }) => value).filter((value) => value !== "contact");
    const settings = { intent: "save", door, quiet_from: "", quiet_to: "", morning: "on" };
    await post(settings);
    await contact();
    expect(await waiting()).toEqual([]);
    await post({ ...settings, door: [...door, "contact"], quiet_from: "22", quiet_to: "7" });
    await contact();
    await sendAlerts(new Date("2026-11-21T23:00+01:00"));
    expect(now.there.received).toEqual([]);
    await sendAlerts(new Date("2026-11-21T07:00+01:00"));
    expect(now.there.received).toHaveLength(1);
  });

  test("gets a test, or the screen says why not", async () => {
    const browser = await addDevice();
    const [{ id = "" } = {}] = await targets();
    expect(await noticed({ intent: "test-target", target: id })).toBe("target-tested");
    expect(browser.read(now.there.received[0]?.body ?? Buffer.of())).toMatchObject({ url: texts.path });
    now.there.answer(500);
    const refused = await post({ intent: "test-target", target: id });
    expect([refused.status, await refused.text()]).toEqual([502, expect.stringContaining("(500)")]);
    now.there.answer(410);
    expect(await noticed({ intent: "test-target", target: id })).toBe("target-gone");
    expect(await targets()).toEqual([]);
  });

  test("is no other admin's to test or remove, and its keys are sealed", async () => {
    const { auth } = await addDevice();
    const [{ id = "", sealed = "" } = {}] = await targets();
    const other = await now.site.signIn();
    expect((await post({ intent: "test-target", target: id }, other)).status).toBe(404);
    await post({ intent: "remove-target", target: id }, other);
    expect(await targets()).toHaveLength(1);
    expect(sealed).not.toContain(auth);
    expect(await sql()`select value from site_secrets where name = 'web-push' and value like '%.%'`).toEqual(
      [],
    );
    expect(await noticed({ intent: "remove-target", target: id })).toBe("target-removed");
  });
});

describe("a webhook", () => {
  const set = (address: string) => post({ intent: "webhook", address });
  const secretOnScreen = async () => {
    const page = await (await now.site.fetch(texts.path, { headers: now.owner.headers })).text();
    return />([\w-]{43})</.exec(page)?.[1] ?? "";
  };

  test("is told once of each lead, whole and signed", async () => {
    expect((await set(`${now.there.address}/hook`)).headers.get("location")).toContain("webhook-saved");
    await contact({ name: "Ngozi Obi" });
    await Promise.all([sendAlerts(), sendAlerts()]);
    await sendAlerts();
    expect(now.there.received).toHaveLength(1);
    const [{ headers, body, path } = { headers: {}, body: Buffer.of(), path: "" }] = now.there.received;
    expect(path).toBe("/hook");
    expect(JSON.parse(body.toString())).toMatchObject({
      event: "leads",
      id: headers["webhook-id"],
      leads: [
        {
          door: "Contact form",
          name: "Ngozi Obi",
          phone: "0803 123 4567",
          source: expect.stringContaining("TikTok"),
        },
      ],
    });
    const timestamp = String(headers["webhook-timestamp"]);
    expect(Math.abs(Date.now() / 1000 - Number(timestamp))).toBeLessThan(60);
    expect(headers["webhook-signature"]).toBe(signatureOf(await secretOnScreen(), timestamp, body));
  });

  test("that leads elsewhere is not followed, and is tried again", async () => {
    await set(now.there.address);
    await contact();
    now.there.answer(302, { location: "http://169.254.169.254/" });
    await sendAlerts();
    expect((await waiting())[0]).toMatchObject({
      tries: 1,
      sent_at: null,
      failure: expect.stringContaining("redirected"),
    });
    expect(now.there.received).toHaveLength(1);
  });

  test.each([
    "http://169.254.169.254/latest",
    "https://[fd00:ec2::254]/",
    "http://example.com/hook",
    "ftp://example.com",
    "https://user:password@example.com",
    "nothing",
    "",
  ])("at %s is refused, and nothing is stored", async (address) => {
    const refused = await set(address);
    expect(refused.status).toBe(422);
    expect(await targets()).toEqual([]);
  });

  test("with another address has another secret, and one alone", async () => {
    await set(`${now.there.address}/one`);
    const first = await secretOnScreen();
    await set(`${now.there.address}/other`);
    expect(await targets()).toHaveLength(1);
    const second = await secretOnScreen();
    expect(second).toMatch(/^[\w-]{43}$/);
    expect(second).not.toBe(first);
    await set(`${now.there.address}/other`);
    expect(await secretOnScreen()).toBe(second);
  });
});
