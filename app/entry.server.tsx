import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { withoutPrivateKey } from "#app/private-links/contract.ts";
import { log } from "#server/platform/log.ts";
import { pageReceiver } from "#server/platform/page-receiver.ts";
import { requestFacts } from "#server/platform/request-facts.ts";

const renderLimitMs = 10_000;

/** Collects a render in one buffer, because the page is sent whole. */
function wholeOf(pipe: (to: Writable) => void): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    const page = new Writable({
      // Large enough that the render never pauses.
      highWaterMark: Number.MAX_SAFE_INTEGER,
      write(piece, _encoding, done) {
        pieces.push(piece);
        done();
      },
      final(done) {
        resolve(Buffer.concat(pieces));
        done();
      },
    });
    page.once("error", reject);
    pipe(page);
  });
}

/** Renders the whole page before sending it. Without streaming, a slow phone never waits for a second paint. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce } = loadContext.get(requestFacts);
  const receive = loadContext.get(pageReceiver);
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return Promise.resolve(new Response(null, { status, headers }));
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer);
          resolve(
            wholeOf(pipe).then((page) => {
              const response = new Response(receive ? null : page, {
                status: failed ? 500 : status,
                headers,
              });
              receive?.(page);
              return response;
            }),
          );
        },
        onShellError(error) {
          clearTimeout(timer);
          reject(error);
        },
        onError(error) {
          failed = true;
          log.error({ err: error }, "rendering failed");
        },
      },
    );
    const timer = setTimeout(abort, renderLimitMs);
  });
}

/** Refusals and aborted requests are normal; other errors are logged with their stack. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (request.signal.aborted) return;
  const path = withoutPrivateKey(new URL(request.url).pathname);
  if (isRouteErrorResponse(error)) log.warn({ path, status: error.status }, "page refused");
  else log.error({ err: error, path }, "page failed");
}
