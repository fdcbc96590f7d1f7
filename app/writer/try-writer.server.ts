import { writerTexts } from "#content/writer.ts";
import { log, loggedError } from "#server/platform/log.ts";
import { currentModel, ModelFailure, rereadModel } from "#server/platform/model.ts";
import type { Trial } from "./contract.ts";

/** Enough for a model that thinks before it writes. */
const mostTokens = 1_000;

interface TrialOptions {
  /** Aborted when the admin leaves. */
  signal?: AbortSignal;
  /** Called with all text so far, each time there is more. */
  onText?: (soFar: string) => void;
}

/**
 * Asks the model for a short text that has nothing of any visitor. It is asked even while visitors do not wait for it
 * because of failures. Never rejects.
 */
export async function tryWriter({ signal, onText = () => {} }: TrialOptions = {}): Promise<Trial> {
  await rereadModel();
  const started = performance.now();
  const since = () => Math.round(performance.now() - started);
  const trial: Trial = { text: "", firstMs: null, ms: 0, failure: null };
  try {
    const model = (await currentModel())?.fresh();
    if (!model) return { ...trial, failure: { reason: "built-in", detail: null } };
    const { instructions, message } = writerTexts.trialPrompt;
    const tell = (soFar: string) => {
      const text = soFar.trim();
      if (text === trial.text) return;
      trial.firstMs ??= since();
      trial.text = text;
      onText(text);
    };
    tell(
      await model.write({
        instructions,
        messages: [{ role: "user", content: message }],
        mostTokens,
        until: model.deadline(),
        signal,
        onText: tell,
      }),
    );
    return { ...trial, ms: since(), failure: trial.text ? null : { reason: "empty", detail: null } };
  } catch (error) {
    if (!(error instanceof ModelFailure)) {
      // The message may repeat a key, so only the type and the stack are logged.
      const { type, stack } = loggedError(error);
      log.error({ type, stack }, "the trial of the model failed");
    }
    const { reason, detail = null } =
      error instanceof ModelFailure ? error : { reason: "other", detail: null };
    return { ...trial, ms: since(), failure: { reason, detail } };
  }
}

/** The same as server-sent events: `text` with all text so far, then `done` with the trial. */
export function trialStream(): Response {
  const left = new AbortController();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (event: string, data: unknown) => {
        if (left.signal.aborted) return;
        controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
      };
      send("done", await tryWriter({ signal: left.signal, onText: (text) => send("text", text) }));
      if (!left.signal.aborted) controller.close();
    },
    cancel: () => left.abort(),
  });
  // Proxies must neither cache nor change the response, nor buffer it until it is complete.
  return new Response(body, {
    headers: {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-store, no-transform",
      "X-Accel-Buffering": "no",
    },
  });
}
