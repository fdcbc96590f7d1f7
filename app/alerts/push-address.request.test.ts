/** The back office on a phone: which push addresses it may register, which the server connects to, and the web app. */
import { beforeAll, expect, test } from "vitest";
import { alertTexts as texts } from "#content/alerts.ts";
import { sql } from "#server/platform/database.ts";
import { makeCourse } from "#tests/support/course.ts";
import { testDatabase } from "#tests/support/database.ts";
import { receiver, subscribedBrowser } from "#tests/support/receiver.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";
import { fetchFromPushService } from "./fetch-from-push-service.server.ts";

testDatabase();
let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});

test.each([
  "http://push.example/device",
  "https://127.0.0.1/device",
  "https://10.0.0.4:8443/device",
  "https://[fd12::1]/device",
  "https://localhost/device",
  "https://router.lan/device",
  "https://printer/device",
  "https://user:password@push.example/device",
])("a device at %s is refused, and nothing is stored", async (endpoint) => {
  const { p256dh, auth } = subscribedBrowser();
  const refused = await site.fetch(texts.path, {
    method: "POST",
    body: new URLSearchParams({ intent: "device", endpoint, p256dh, auth }),
    headers: (await site.signIn()).headers,
  });
  expect(refused.status).toBe(422);
  expect(await sql()`select 1 from alert_targets`).toEqual([]);
});

test("a device whose key is no key is refused, so that no test or alert fails on it", async () => {
  const { auth } = subscribedBrowser();
  const refused = await site.fetch(texts.path, {
    method: "POST",
    body: new URLSearchParams({
      intent: "device",
      endpoint: "https://fcm.googleapis.com/device",
      p256dh: "B".repeat(87),
      auth,
    }),
    headers: (await site.signIn()).headers,
  });
  expect(refused.status).toBe(422);
  expect(await sql()`select 1 from alert_targets`).toEqual([]);
});

test("a device whose push service is not on the list of connections is refused with what to do, and another is taken", async () => {
  const { headers } = await site.signIn();
  const { p256dh, auth } = subscribedBrowser();
  const add = (endpoint: string) =>
    site.fetch(texts.path, {
      method: "POST",
      body: new URLSearchParams({ intent: "device", endpoint, p256dh, auth }),
      headers,
    });
  for (const host of [
    "push.stranger.example",
    "fcm.googleapis.com.stranger.example",
    "fcm.googleapis.com:8443",
  ]) {
    const refused = await add(`https://${host}/device`);
    expect([host, refused.status]).toEqual([host, 422]);
    expect(await refused.text()).toContain(texts.push.notListed(host));
  }
  expect(await sql()`select 1 from alert_targets`).toEqual([]);
  for (const host of ["fcm.googleapis.com", "updates.push.services.mozilla.com", "web.push.apple.com"])
    expect((await add(`https://${host}/device`)).headers.get("location")).toContain("device-added");
});

test("a device that was stored with an address inside the network is not connected to", async () => {
  const there = await receiver();
  for (const address of [there.address, there.address.replace("http:", "https:")]) {
    await expect(fetchFromPushService(address, { method: "POST" })).rejects.toMatchObject({
      reason: "forbidden-address",
    });
  }
  expect(there.received).toEqual([]);
  there.close();
});

test("the back office is an app: a manifest and a worker that handles no request", async () => {
  const manifest = await (await site.fetch("/admin-dashboard/manifest.webmanifest")).json();
  expect(manifest).toMatchObject({
    start_url: "/admin-dashboard/inbox",
    scope: "/",
    display: "standalone",
  });
  const { headers } = await site.signIn();
  const { id, module, lessons } = await makeCourse();
  const editor = `/admin-dashboard/courses/${id}`;
  for (const path of [
    texts.path,
    "/admin-dashboard",
    editor,
    `${editor}/modules/${module}`,
    `${editor}/lessons/${lessons[0]}`,
  ]) {
    const page = await (await site.fetch(path, { headers })).text();
    expect([path, page.includes('rel="manifest"')]).toEqual([path, true]);
  }
});
