import dns from "node:dns";
import { createServer, type RequestListener } from "node:http";
import { syncBuiltinESMExports } from "node:module";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { openPrivateHosts } from "../outgoing/private-hosts.ts";
import { guardedFetch, isForbiddenHost, publicOnly } from "./guarded-fetch.ts";

const close: (() => void)[] = [];
afterEach(() => {
  for (const end of close.splice(0)) end();
});

/** A server on this machine. @returns its port */
async function serve(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  close.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return (server.address() as AddressInfo).port;
}

/** Lets every name lead to an address. */
function everyNameIs(address: string): void {
  const real = dns.lookup;
  const fake = (_: string, __: object, done: (error: null, found: dns.LookupAddress[]) => void) =>
    done(null, [{ address, family: address.includes(":") ? 6 : 4 }]);
  dns.lookup = Object.assign(fake, real) as unknown as typeof dns.lookup;
  syncBuiltinESMExports();
  close.push(() => {
    dns.lookup = real;
    syncBuiltinESMExports();
  });
}

test("sends a request as fetch does, and streams the answer", async () => {
  const port = await serve((request, response) => {
    response.writeHead(201, { "Content-Type": "text/plain" });
    response.write(`${request.method} ${request.headers["x-key"]} `);
    request.pipe(response);
  });
  const answer = await guardedFetch(`http://127.0.0.1:${port}/v1`, {
    method: "POST",
    headers: { "X-Key": "some" },
    body: "Ẹ káàbọ̀",
  });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([201, "text/plain"]);
  expect(await answer.text()).toBe("POST some Ẹ káàbọ̀");
});

test("follows no redirect", async () => {
  let visited = 0;
  const other = await serve((_, response) => {
    visited += 1;
    response.end();
  });
  for (const status of [301, 302, 303, 307, 308]) {
    const port = await serve((_, response) =>
      response.writeHead(status, { Location: `http://127.0.0.1:${other}/` }).end(),
    );
    await expect(guardedFetch(`http://127.0.0.1:${port}/`)).rejects.toMatchObject({
      reason: "redirected",
      detail: String(status),
    });
  }
  expect(visited).toBe(0);
});

test("ends an answer that never ends, and closes its connection", async () => {
  const closed = Promise.withResolvers<void>();
  const piece = Buffer.alloc(1024 * 1024, "a");
  const port = await serve((_, response) => {
    response.on("close", () => closed.resolve());
    const more = () => {
      while (!response.destroyed && response.write(piece));
    };
    response.on("drain", more);
    more();
  });
  const answer = await guardedFetch(`http://127.0.0.1:${port}/`);
  await expect(answer.text()).rejects.toMatchObject({ reason: "too-long" });
  await closed.promise;
});

test("ends when it is told to, before and after the answer begins", async () => {
  const port = await serve((request, response) => {
    if (request.url === "/begun") response.write("some");
  });
  const before = new AbortController();
  const waiting = guardedFetch(`http://127.0.0.1:${port}/silent`, { signal: before.signal });
  before.abort();
  await expect(waiting).rejects.toThrow(/abort/i);
  const after = new AbortController();
  const answer = await guardedFetch(`http://127.0.0.1:${port}/begun`, { signal: after.signal });
  after.abort();
  await expect(answer.text()).rejects.toThrow();
});

describe("an address where clouds give out credentials", () => {
  test.each([
    "169.254.169.254",
    "169.254.170.2",
    "100.100.100.200",
    "[fd00:ec2::254]",
    "[fe80::1]",
    "[::ffff:169.254.169.254]",
    "[64:ff9b::a9fe:a9fe]",
    "2852039166",
    "0xa9.0xfe.0xa9.0xfe",
  ])("is refused: %s", async (host) => {
    expect(isForbiddenHost(new URL(`http://${host}/`).hostname)).toBe(true);
    await expect(guardedFetch(`http://${host}/latest`)).rejects.toMatchObject({
      reason: "forbidden-address",
    });
  });

  test.each(["169.254.169.254", "fd00:ec2::254"])("is refused behind a name too: %s", async (address) => {
    everyNameIs(address);
    await expect(guardedFetch("https://models.example/v1")).rejects.toMatchObject({
      reason: "forbidden-address",
    });
  });

  test("is not any other private address", async () => {
    const port = await serve((_, response) => response.end("a model"));
    everyNameIs("127.0.0.1");
    openPrivateHosts({ PRIVATE_HOSTS: ["ollama.lan"] });
    expect(await (await guardedFetch(`http://ollama.lan:${port}/`)).text()).toBe("a model");
    openPrivateHosts({ PRIVATE_HOSTS: [] });
    for (const host of ["10.0.0.4", "192.168.1.20", "[fd12::1]", "models.example"])
      expect(isForbiddenHost(host)).toBe(false);
  });
});

describe("a caller that may reach public services only", () => {
  const reach = (address: string) => guardedFetch(address, {}, publicOnly);

  test.each([
    "http://push.example/",
    "https://127.0.0.1/",
    "https://10.0.0.4/",
    "https://172.31.0.1/",
    "https://192.168.1.20/",
    "https://100.64.0.1/",
    "https://0.0.0.0/",
    "https://255.255.255.255/",
    "https://[::1]/",
    "https://[::]/",
    "https://[fd12::1]/",
    "https://[fe80::1]/",
    "https://[::ffff:10.0.0.4]/",
    "https://[64:ff9b::a00:4]/",
    "https://[2002:a00:4::1]/",
    "https://2130706433/",
  ])("is refused %s", async (address) => {
    await expect(reach(address)).rejects.toMatchObject({ reason: "forbidden-address" });
  });

  test.each(["127.0.0.1", "10.0.0.4", "fd12::1"])("is refused a name that leads to %s", async (address) => {
    everyNameIs(address);
    await expect(reach("https://push.example/")).rejects.toMatchObject({ reason: "forbidden-address" });
  });

  test("reaches public addresses", () => {
    for (const host of ["push.example", "142.250.1.1", "172.32.0.1", "[2a00:1450:4001::1]", "[2001:4860::1]"])
      expect([host, publicOnly.isForbidden(host)]).toEqual([host, false]);
  });
});
