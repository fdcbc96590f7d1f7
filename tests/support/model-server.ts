import { EventEmitter, once } from "node:events";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { type Fixture, LLMock } from "@copilotkit/aimock";
import { afterAll, beforeAll } from "vitest";
import { readConfig } from "#server/platform/config.ts";
import { openModel } from "#server/platform/model.ts";

/** How the model answers: an aimock fixture without its match. */
export type ModelAnswer = Omit<Fixture, "match">;

/** A request that the test answers by hand. */
export interface HeldRequest {
  /** Its header with the key. */
  authorization: string | undefined;
  /** Sends a piece of the model's text, as an OpenAI-compatible server streams it. */
  write(text: string): void;
  /** Ends the answer as a model does. */
  finish(): void;
  /** Breaks the connection off. */
  breakOff(): void;
  /** Resolves when the connection is closed, by either side. */
  closed: Promise<unknown>;
}

/** An answer of plain text, as an aimock fixture. */
export function text(content: string, more: Partial<ModelAnswer> = {}): ModelAnswer {
  return { response: { content }, ...more };
}

/** An answer whose text is a value as JSON. */
export function json(value: unknown, more?: Partial<ModelAnswer>): ModelAnswer {
  return text(JSON.stringify(value), more);
}

/** An answer that is an error of the provider. */
export function refusal(status: number): ModelAnswer {
  return { response: { error: { message: "Not now." }, status } };
}

function hold({ headers }: IncomingMessage, response: ServerResponse): HeldRequest {
  const send = (choice: object) => {
    if (!response.headersSent) response.writeHead(200, { "Content-Type": "text/event-stream" });
    response.write(`data: ${JSON.stringify({ id: "held", choices: [{ index: 0, ...choice }] })}\n\n`);
  };
  return {
    authorization: headers.authorization,
    write: (content) => send({ delta: { content } }),
    finish() {
      send({ delta: {}, finish_reason: "stop" });
      response.end("data: [DONE]\n\n");
    },
    breakOff: () => response.destroy(),
    closed: once(response, "close"),
  };
}

/** A model server over real HTTP for the tests of a file, and the server's model that uses it. */
export function testModel() {
  const mock = new LLMock({ journalMaxEntries: 0 });
  const arrivals = new EventEmitter();
  const waiting: HeldRequest[] = [];
  mock.mount("/held", {
    async handleRequest(request, response) {
      waiting.push(hold(request, response));
      arrivals.emit("request");
      return true;
    },
  });
  beforeAll(async () => {
    await mock.start();
  });
  afterAll(async () => {
    openModel(readConfig({}));
    // Node does not count a connection that was opened but never used as idle, so it would wait for it forever.
    const { serverInstance } = mock as unknown as { serverInstance: { server: Server } };
    const stopped = mock.stop();
    serverInstance.server.closeAllConnections();
    await stopped;
  });
  return {
    /** Opens the model again: a new breaker and a full budget. */
    open(settings: NodeJS.ProcessEnv = {}) {
      openModel(
        readConfig({
          AI_PROVIDER: "openai-compatible",
          AI_MODEL: "test",
          AI_BASE_URL: `${mock.url}/v1`,
          ...settings,
        }),
      );
    },
    /** The same on a server that answers by hand: see held(). */
    openHeld(settings: NodeJS.ProcessEnv = {}) {
      waiting.length = 0;
      this.open({ AI_BASE_URL: `${mock.url}/held/v1`, ...settings });
    },
    /** The next request to the server that answers by hand. */
    async held(): Promise<HeldRequest> {
      if (waiting.length === 0) await once(arrivals, "request");
      const request = waiting.shift();
      if (!request) throw new Error("No request came.");
      return request;
    },
    /** Sets the answers to the next requests; the last answer repeats. */
    answers(...answers: ModelAnswer[]) {
      mock.clearFixtures().resetMatchCounts();
      mock.clearRequests();
      for (const [at, answer] of answers.entries()) {
        const last = at === answers.length - 1;
        mock.addFixture({ ...answer, match: last ? {} : { sequenceIndex: at } });
      }
    },
    /** The bodies of the requests since the answers were set. */
    requests: () => mock.getRequests().map(({ body }) => body as Record<string, unknown>),
    get address() {
      return mock.url;
    },
  };
}
