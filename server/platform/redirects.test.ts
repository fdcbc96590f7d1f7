/** A bucket that sends the site to another address gets no further; for models guarded-fetch.test.ts tests it. */
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { openStorage, storage } from "./storage.ts";

/** What arrived at the configured service, and at the place that it names. */
const asked: string[] = [];
const followed: string[] = [];
let service: Server;
let elsewhere: Server;

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  elsewhere = createServer(({ url = "" }, response) => {
    followed.push(url);
    response.end("{}");
  }).listen(0, "127.0.0.1");
  await once(elsewhere, "listening");
  service = createServer(({ url = "" }, response) => {
    asked.push(url);
    response.writeHead(307, { location: addressOf(elsewhere) + url }).end();
  }).listen(0, "127.0.0.1");
  await once(service, "listening");
});
afterAll(() => {
  service.close();
  elsewhere.close();
});

test("a bucket", async () => {
  openStorage(
    readConfig({
      S3_BUCKET: "b",
      S3_ENDPOINT: addressOf(service),
      S3_ACCESS_KEY_ID: "k",
      S3_SECRET_ACCESS_KEY: "secret",
    }),
  );
  await expect((await storage()).size("recording")).rejects.toThrow();
  expect(asked.at(-1)).toContain("/b/recording");
  expect(followed).toEqual([]);
});
