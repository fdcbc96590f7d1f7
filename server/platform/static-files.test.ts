import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readFinishedPages } from "#packages/page-finish/finished-pages.ts";
import { staticFiles } from "./static-files.ts";

/** Bytes that a server may send before the first acknowledgement: ten packets of 1,460 bytes (RFC 6928). */
const firstFlight = 14_600;

describe("built files", () => {
  let server: Server;
  let address: string;

  beforeAll(async () => {
    const answer = staticFiles("build/client", readFinishedPages().pages, { "/": ["explore"] });
    server = createServer((request, response) => {
      if (!answer(request, response)) response.writeHead(501).end();
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.close();
  });

  /** A response as it comes over the network, not decoded. */
  const asSent = (path: string, encoding: string) =>
    new Promise<IncomingMessage & { bytes: Buffer }>((done, failed) => {
      request(address + path, { headers: { "accept-encoding": encoding } }, async (response) =>
        done(Object.assign(response, { bytes: Buffer.concat(await response.toArray()) })),
      )
        .on("error", failed)
        .end();
    });

  const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    fetch(address + path, { method, headers: { "accept-encoding": "identity", ...headers } });

  test("are left to be rendered where the page reads the query", async () => {
    expect((await get("/?explore")).status).toBe(501);
    expect((await get("/?utm_source=x&explore=1")).status).toBe(501);
    expect((await get("/?utm_source=explore")).status).toBe(200);
    expect((await get("/terms?explore")).status).toBe(200);
  });

  test("revalidate by ETag", async () => {
    const first = await get("/");
    expect(first.status).toBe(200);
    expect(first.headers.get("cache-control")).toBe("no-cache");
    expect(first.headers.get("vary")).toBe("Accept-Encoding");
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[\w-]{12}"$/);
    for (const asked of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await get("/", { "if-none-match": asked });
      expect([asked, again.status, await again.text()]).toEqual([asked, 304, ""]);
      expect(again.headers.get("etag")).toBe(etag);
    }
    expect((await get("/", { "if-none-match": '"other"' })).status).toBe(200);
  });

  test("come in the accepted encoding, the same bytes in each", async () => {
    const plain = readFileSync("build/client/index.html", "utf8");
    expect(await (await get("/")).text()).toBe(plain);
    const raw = async (encoding: string) => {
      const { headers, bytes } = await asSent("/", encoding);
      expect(headers["content-encoding"]).toBe(encoding.split(",").at(-1)?.trim());
      expect(headers["content-length"]).toBe(String(bytes.length));
      return bytes;
    };
    expect(brotliDecompressSync(await raw("gzip, br")).toString()).toBe(plain);
    expect(gunzipSync(await raw("gzip")).toString()).toBe(plain);
  });

  test("fit into the network's first flight", async () => {
    for (const path of ["/", "/ai-enterprise-systems", "/whatsapp-ai-packages", "/business-apps", "/tools"]) {
      const { rawHeaders, bytes } = await asSent(path, "br");
      // Each header is a name, a colon, a space, the value and a line end; add the status line and an empty line.
      const head = rawHeaders.reduce((sum, part) => sum + part.length + 2, "HTTP/1.1 200 OK\r\n\r\n".length);
      expect([path, head + bytes.length <= firstFlight]).toEqual([path, true]);
    }
  });

  test("answer HEAD with the headers only", async () => {
    const answer = await get("/", {}, "HEAD");
    expect(answer.headers.get("content-length")).toBe(String(readFileSync("build/client/index.html").length));
    expect(await answer.text()).toBe("");
  });

  test("have a policy that allows each page's own inline parts and nothing else", async () => {
    for (const [path, { scripts, styles }] of Object.entries(readFinishedPages().pages)) {
      const policy = (await get(path)).headers.get("content-security-policy") ?? "";
      expect(policy).not.toMatch(/unsafe|nonce/);
      for (const hash of [...scripts, ...styles]) expect(policy).toContain(hash);
    }
  });

  test("with a hash in the name are cached for good", async () => {
    const asset = /\/assets\/[\w.-]+\.js/.exec(await (await get("/")).text())?.[0];
    const answer = await get(asset ?? "/none");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(answer.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  });

  test("are found with a query, but not by another method or by a path out of the folder", async () => {
    expect((await get("/?utm_source=a")).status).toBe(200);
    expect((await get("/", {}, "POST")).status).toBe(501);
    for (const path of [
      "/../server/pages.json",
      "/%2e%2e/server/pages.json",
      "/index.html.br",
      "/.vite/manifest.json",
    ]) {
      expect([path, (await get(path)).status]).toEqual([path, 501]);
    }
  });
});
