import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { testSite } from "#tests/support/site.ts";
import { readConfig } from "./config.ts";
import { closeTracing, openTracing, traced } from "./tracing.ts";

testDatabase();

/** A span as a collector receives it. */
interface Received {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status: { code?: number };
}

const bodies: string[] = [];
const collector = createServer(async (request, response) => {
  let body = "";
  for await (const part of request) body += part;
  if (request.url === "/v1/traces") bodies.push(body);
  response.end("{}");
});
beforeEach(async () => {
  bodies.length = 0;
  await new Promise<void>((done) => collector.listen(0, "127.0.0.1", done));
});
afterEach(async () => {
  await closeTracing();
  await new Promise((done) => {
    collector.close(done);
    collector.closeAllConnections();
  });
});

async function begin(server: Server = collector): Promise<void> {
  const { port } = server.address() as AddressInfo;
  await openTracing(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/` }));
}

/** Everything that was sent, once tracing has ended. */
async function spans(): Promise<Received[]> {
  await closeTracing();
  return bodies.flatMap((body) =>
    JSON.parse(body).resourceSpans.flatMap((resource: { scopeSpans: { spans: Received[] }[] }) =>
      resource.scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
}

test("a request is a span by its pattern, and continues the proxy's trace; an address is in none", async () => {
  await begin();
  const site = await testSite();
  const trace = "0af7651916cd43dd8448eb211c80319c";
  await site.fetch("/courses/a-name-that-somebody-typed?q=Amaka", {
    headers: { traceparent: `00-${trace}-b7ad6b7169203331-01` },
  });
  const found = await spans();
  expect(found.map(({ name }) => name)).toContain("GET /courses/:slug");
  const request = found.find(({ name }) => name === "GET /courses/:slug");
  expect([request?.traceId, request?.parentSpanId]).toEqual([trace, "b7ad6b7169203331"]);
  expect(request?.attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue])).toEqual([
    ["http.request.method", "GET"],
    ["http.route", "/courses/:slug"],
    ["http.response.status_code", 404],
  ]);
  expect(bodies.join()).not.toMatch(/somebody|Amaka/);
});

test("what a request starts is below it; a failure has its kind, not its words", async () => {
  await begin();
  const failing = traced("request", () =>
    traced("model", async () => {
      throw new TypeError("what Amaka wrote");
    }),
  );
  await expect(failing).rejects.toThrow("Amaka");
  const [model, request] = await spans();
  expect([model?.name, model?.parentSpanId]).toEqual(["model", request?.spanId]);
  expect(model?.status.code).toBe(2);
  expect(model?.attributes.map(({ value }) => value.stringValue)).toEqual(["TypeError"]);
  expect(bodies.join()).not.toContain("Amaka");
});

test("a visitor's traceparent is not believed where no proxy is ours", async () => {
  await begin();
  const site = await testSite({ trustProxy: 0 });
  const trace = "0af7651916cd43dd8448eb211c80319c";
  await site.fetch("/healthz", { headers: { traceparent: `00-${trace}-b7ad6b7169203331-01` } });
  const [request] = await spans();
  expect(request?.name).toBe("GET /healthz");
  expect([request?.traceId === trace, request?.parentSpanId]).toEqual([false, undefined]);
});

test("a collector that never answers does not hold up the end of the process", async () => {
  const asked: ServerResponse[] = [];
  const silent = createServer((_, response) => asked.push(response));
  await new Promise<void>((done) => silent.listen(0, "127.0.0.1", done));
  await begin(silent);
  await traced("request", async () => {});
  await closeTracing();
  // The exporter goes on waiting for its answer.
  expect(asked.map(({ destroyed }) => destroyed)).toEqual([false]);
  silent.closeAllConnections();
  await new Promise((done) => silent.close(done));
});

test("without a collector nothing is sent, and a task just runs", async () => {
  await openTracing(readConfig({}));
  expect(await traced("request", async (span) => span)).toBeUndefined();
  expect(await spans()).toEqual([]);
});
