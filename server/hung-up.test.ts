/** A sender who hangs up in the middle of a request: it happens on every bad network, and is no error of the site. */
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { logged } from "#tests/support/logged.ts";
import { testSite } from "#tests/support/site.ts";
import { takeErrorCounts } from "./platform/error-counts.ts";

testDatabase();
const log = logged();
let listening: { address: string; close(): void };
beforeAll(async () => {
  listening = await (await testSite()).listen();
});
afterAll(() => listening.close());

/** Sends a part of a request's body and hangs up. */
function hangUp(path: string, type: string): Promise<void> {
  const { hostname, port } = new URL(listening.address);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      const head = [
        `POST ${path} HTTP/1.1`,
        `Host: ${hostname}:${port}`,
        "Sec-Fetch-Site: same-origin",
        `Content-Type: ${type}`,
        "Content-Length: 1000",
      ];
      socket.write(`${head.join("\r\n")}\r\n\r\n{"name":"Amaka`, () => socket.destroy());
    });
    socket.once("error", reject);
    socket.once("close", () => resolve());
  });
}

test.each([
  ["/api/contact_submissions", "application/json"],
  ["/api/functions/yemi-chat", "application/json"],
  ["/api/visits", "text/plain"],
])("%s logs and counts no error", async (path, type) => {
  takeErrorCounts();
  await hangUp(path, type);
  await expect.poll(() => log.entries.map(({ message }) => message)).toContain("the sender hung up");
  expect(log.entries.filter(({ level }) => level === "error")).toEqual([]);
  expect([...takeErrorCounts()]).toEqual([]);
});
