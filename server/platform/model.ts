import type { Config } from "./config.ts";
import { log } from "./log.ts";
import { modelAsked } from "./metrics.ts";
import { Breaker } from "./model/breaker.ts";
import { asModelFailure, ModelFailure } from "./model/failure.ts";
import { textInForm } from "./model/output.ts";
import { hasProvider, languageModel, type ProviderConfig } from "./model/provider.ts";
import { withoutThoughts } from "./model/thoughts.ts";
import { TokenBudget } from "./model/token-budget.ts";
import { traced } from "./tracing.ts";

export { ModelFailure } from "./model/failure.ts";

/** A request to a model. */
export interface ModelRequest {
  /** The instructions (system prompt). */
  instructions: string;
  messages: { role: "user" | "assistant"; content: string }[];
  /** JSON Schema of the answer where it must be JSON: a hint to the provider, not a guarantee. */
  schema?: Record<string, unknown>;
  mostTokens: number;
  /** The deadline, in milliseconds as Date.now() counts: see {@link Model.deadline}. */
  until: number;
  /** Aborted when the waiting visitor leaves. */
  signal?: AbortSignal;
  /** Called with all text written so far but the model's thoughts, each time there is more. */
  onText?: (soFar: string) => void;
}

/** English has about four characters per token, names and Pidgin fewer. */
const tokensOf = (text: string) => Math.ceil(text.length / 3);

/** A model that never stops writing is cut off at this many characters for each token it may use. */
const mostCharactersAToken = 12;

/** One provider's model, with the limits that protect visitors and the owner's budget. */
export class Model {
  readonly #config: ProviderConfig;
  readonly #breaker = new Breaker({ failuresToOpen: 3, pauseMs: 30_000 });
  readonly #budget: TokenBudget;
  /** False once the server has refused a request with a schema and accepted the same one without. */
  #takesSchemas = true;

  constructor(config: ProviderConfig) {
    this.#config = config;
    this.#budget = new TokenBudget(config.AI_DAILY_TOKENS);
  }

  /** Whether calls are held back because the last ones failed. */
  get isResting(): boolean {
    return this.#breaker.open;
  }

  /** The deadline of a task that begins now, in milliseconds; it covers all tries together. */
  deadline(): number {
    return Date.now() + this.#config.AI_TIMEOUT_SECONDS * 1000;
  }

  /**
   * Lets the model write one text. @returns it without the model's thoughts
   * @throws ModelFailure
   */
  async write(request: ModelRequest): Promise<string> {
    const wasOpen = this.#breaker.open;
    if (!this.#breaker.enter()) throw new ModelFailure("breaker-open");
    const started = performance.now();
    try {
      const text = await traced("model", () => this.#writeOnce(request), { kind: "CLIENT" });
      modelAsked("ok", performance.now() - started);
      this.#breaker.succeeded();
      if (wasOpen) log.info("the model answers again");
      return text;
    } catch (error) {
      const failure = asModelFailure(error, false);
      modelAsked(failure.reason, performance.now() - started);
      if (failure.isOfProvider) this.#breaker.failed();
      else this.#breaker.learntNothing();
      if (!wasOpen && this.#breaker.open) {
        log.warn({ reason: failure.reason, detail: failure.detail }, "the model is left alone for a while");
      }
      throw failure;
    }
  }

  async #writeOnce(request: ModelRequest): Promise<string> {
    if (!this.#takesSchemas) return await this.#stream(request, false);
    try {
      return await this.#stream(request, true);
    } catch (error) {
      const failure = asModelFailure(error, false);
      const mayBeTheSchema = failure.reason === "refused" && failure.detail === "400" && request.schema;
      if (!mayBeTheSchema || this.#config.AI_PROVIDER !== "openai-compatible") throw failure;
      const text = await this.#stream(request, false);
      this.#takesSchemas = false;
      log.warn("the model's server takes no schemas; it is asked without from now on");
      return text;
    }
  }

  /** Sends one request, within the budget and the time limit. */
  async #stream(request: ModelRequest, withSchema: boolean): Promise<string> {
    const { instructions, messages, mostTokens } = request;
    const asked = tokensOf([instructions, ...messages.map(({ content }) => content)].join("\n"));
    const settle = await this.#budget.setAside(asked + mostTokens);
    if (!settle) throw new ModelFailure("budget-spent");
    const stop = new AbortController();
    const leave = () => stop.abort(new ModelFailure("cancelled"));
    const limit = setTimeout(
      () => stop.abort(new ModelFailure("time-limit")),
      Math.max(0, request.until - Date.now()),
    );
    request.signal?.addEventListener("abort", leave);
    if (request.signal?.aborted) leave();
    let text = "";
    let used: number | undefined;
    try {
      stop.signal.throwIfAborted();
      const { streamText } = await import("ai");
      const { stream } = streamText({
        model: await languageModel(this.#config, withSchema),
        instructions,
        messages,
        maxOutputTokens: mostTokens,
        maxRetries: 0,
        abortSignal: stop.signal,
        output: withSchema && request.schema ? textInForm(request.schema) : undefined,
        // Without this the SDK prints errors to the console, with the whole request.
        onError: () => {},
      });
      for await (const part of stream) {
        if (part.type === "text-delta") {
          text += part.text;
          if (text.length > mostTokens * mostCharactersAToken) throw new ModelFailure("too-long");
          request.onText?.(withoutThoughts(text));
        } else if (part.type === "error") throw part.error;
        else if (part.type === "finish") used = part.totalUsage.totalTokens;
      }
      stop.signal.throwIfAborted();
      used ??= asked + tokensOf(text);
      return withoutThoughts(text);
    } catch (error) {
      const failure: unknown = stop.signal.aborted ? stop.signal.reason : error;
      const known = asModelFailure(failure, text !== "");
      // A refused request costs nothing; a started answer is paid for.
      used ??= text || ["time-limit", "cancelled"].includes(known.reason) ? asked + tokensOf(text) : 0;
      throw known;
    } finally {
      clearTimeout(limit);
      request.signal?.removeEventListener("abort", leave);
      stop.abort();
      await settle(used ?? 0);
    }
  }
}

let open: Model | null = null;

/** Creates the model that the configuration names for this process; without a provider there is none. */
export function openModel(config: Config): Model | null {
  open = hasProvider(config) ? new Model(config) : null;
  return open;
}

/** The model of this process; null where the built-in engine writes everything. */
export function model(): Model | null {
  return open;
}
