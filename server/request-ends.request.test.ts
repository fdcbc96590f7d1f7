/**
 * Requests of which a proxy and the server could see different ends, and a second request hidden in what is left over. Each
 * is refused, and the hidden one is never answered.
 */
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";

testDatabase();
let server: Awaited<ReturnType<TestSite["listen"]>>;
beforeAll(async () => {
  server = await (await testSite()).listen();
});
afterAll(() => server.close());

const hidden = "GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Hidden: yes\r\n\r\n";
const { length } = hidden;

/** Sends bytes and returns everything that comes back until the server hangs up. */
async function answerTo(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(server.address).port), "127.0.0.1");
  socket.write(bytes);
  let answer = "";
  try {
    for await (const piece of socket) answer += piece;
  } catch {
    // A connection that is reset is over too.
  }
  return answer;
}

const post = (headers: string, body: string) =>
  `POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n${headers}\r\n\r\n${body}`;

test.each([
  ["a length and chunks", post("Content-Length: 5\r\nTransfer-Encoding: chunked", `0\r\n\r\n${hidden}`)],
  [
    "chunks and a length",
    post(`Transfer-Encoding: chunked\r\nContent-Length: ${length}`, `0\r\n\r\n${hidden}`),
  ],
  ["two lengths", post(`Content-Length: 0\r\nContent-Length: ${length}`, hidden)],
  ["a list of lengths", post(`Content-Length: 0, ${length}`, hidden)],
  ["a length with a sign", post(`Content-Length: +${length}`, hidden)],
  ["a length with a letter", post("Content-Length: 0x0", hidden)],
  ["a space before the colon", post(`Content-Length : ${length}`, hidden)],
  ["a coding after the chunks", post("Transfer-Encoding: chunked, identity", `0\r\n\r\n${hidden}`)],
  ["a coding that there is not", post("Transfer-Encoding: xchunked", `0\r\n\r\n${hidden}`)],
  ["a chunk whose length has a sign", post("Transfer-Encoding: chunked", `+0\r\n\r\n${hidden}`)],
  [
    "a chunk that is longer than it says",
    post("Transfer-Encoding: chunked", `1\r\nab\r\n0\r\n\r\n${hidden}`),
  ],
  ["a carriage return in a header", post("X-A: b\rTransfer-Encoding: chunked", `0\r\n\r\n${hidden}`)],
  ["no host", `GET / HTTP/1.1\r\n\r\n${hidden}`],
])("%s", async (_, bytes) => {
  const answer = await answerTo(bytes);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
});

test("the same in order is two requests with two answers", async () => {
  const last = hidden.replace("X-Hidden: yes", "Connection: close");
  const answer = await answerTo(`${hidden}${last}`);
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200", "HTTP/1.1 200"]);
});
