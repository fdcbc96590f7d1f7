import { afterEach, describe, expect, test, vi } from "vitest";
import { questionLimit } from "#content/concierge-limits.ts";
import { conciergeAnswer, conciergeInput, conciergeLimits } from "./contract.ts";
import { QuestionFailure, readAnswer, sendQuestion } from "./send-question.ts";

const question = conciergeInput.parse({
  userMessage: "I want to talk to a person",
  sessionId: "website-chat-1",
  currentPage: "/tools",
});

const sent = conciergeAnswer.parse({
  yemiResponse: "Of course. The button opens WhatsApp.",
  intent: "want_human",
  suggestedActions: { primary: "chat_whatsapp", secondary: ["book_consultation", "get_quote"] },
  pageInfo: { path: "/#contact", title: "Contact" },
  whatsappLink: "https://wa.me/2347000000002?text=Good%20day",
});

afterEach(() => vi.unstubAllGlobals());

/** Stubs fetch with this response. */
function network(answer: () => Promise<Response>): void {
  vi.stubGlobal("fetch", answer);
}

const stream = (...events: string[]) =>
  new Response(events.join(""), { headers: { "Content-Type": "text/event-stream; charset=utf-8" } });

function send() {
  const pieces: string[] = [];
  const answer = sendQuestion(question, {
    control: new AbortController(),
    onPiece: (piece) => pieces.push(piece),
  });
  return { pieces, answer };
}

test("the field has the same limit as the contract", () => {
  expect(questionLimit).toBe(conciergeLimits.message);
});

describe("an answer", () => {
  test("that fits the contract is read completely", () => {
    const { primary, secondary } = sent.suggestedActions;
    expect(readAnswer(JSON.parse(JSON.stringify(sent)))).toEqual({
      text: sent.yemiResponse,
      intent: "want_human",
      actions: [primary, ...secondary],
      page: sent.pageInfo,
    });
  });

  test("links only to the site", () => {
    const pageInfo = { path: "//elsewhere.example", title: "Elsewhere" };
    expect(readAnswer({ yemiResponse: "Hello", pageInfo }).page).toBeNull();
  });

  test("that is malformed has no text", () => {
    for (const odd of [undefined, null, 7, [], {}, { yemiResponse: 7, suggestedActions: "all" }]) {
      expect(readAnswer(odd)).toEqual({ text: "", intent: "", actions: [], page: null });
    }
  });
});

describe("a question", () => {
  test("is answered in pieces, then completely", async () => {
    network(async () =>
      stream(
        'event: piece\ndata: {"text":"One."}\n\n',
        'event: piece\ndata: {"text":"Two."}\n\n',
        `event: done\ndata: ${JSON.stringify(sent)}\n\n`,
      ),
    );
    const { pieces, answer } = send();
    expect((await answer).intent).toBe("want_human");
    expect(pieces).toEqual(["One.", "Two."]);
  });

  test("that is rejected fails with the server's message; if the server fails, without one", async () => {
    const problem = (status: number) =>
      new Response(JSON.stringify({ status, detail: "Too many" }), { status });
    const failures: [() => Promise<Response>, string][] = [
      [async () => problem(429), "Too many"],
      [async () => problem(500), ""],
      [async () => new Response("<h1>Bad gateway</h1>", { status: 502 }), ""],
      [async () => Promise.reject(new TypeError("Failed to fetch")), ""],
      [async () => stream('event: error\ndata: {"status":429,"detail":"Too many"}\n\n'), "Too many"],
      [async () => stream('event: error\ndata: {"status":503,"detail":"Down"}\n\n'), ""],
      // The stream ends before the answer is complete.
      [async () => stream('event: piece\ndata: {"text":"One."}\n\n'), ""],
    ];
    for (const [answer, reason] of failures) {
      network(answer);
      const failure = await send().answer.catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(QuestionFailure);
      expect((failure as QuestionFailure).reason).toBe(reason);
    }
  });

  test("that waits too long fails; if the visitor left, that is no failure", async () => {
    vi.useFakeTimers();
    vi.stubGlobal(
      "fetch",
      (_: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
    );
    const control = new AbortController();
    const left = expect(sendQuestion(question, { control, onPiece() {} })).rejects.toThrow("This operation");
    control.abort();
    const late = expect(send().answer).rejects.toThrow(QuestionFailure);
    await vi.advanceTimersByTimeAsync(45_000);
    await Promise.all([left, late]);
    vi.useRealTimers();
  });
});
