import type { Config } from "./config.ts";
import { log } from "./log.ts";
import { Breaker } from "./model/breaker.ts";
import { asModelFailure, ModelFailure } from "./model/failure.ts";
import { textInForm } from "./model/output.ts";
import { hasProvider, languageModel, type ProviderConfig } from "./model/provider.ts";
import { TokenBudget } from "./model/token-budget.ts";

export { ModelFailure } from "./model/failure.ts";

/** What a model is asked. */
export interface ModelRequest {
  /** The rules it works by. */
  instructions: string;
  messages: { role: "user" | "assistant"; content: string }[];
  /** The form of the answer where it is to be JSON, as JSON Schema: a hint to the provider, no promise. */
  schema?: Record<string, unknown>;
  mostTokens: number;
  /** When to give up, as Date.now() counts: see {@link Model.deadline}. */
  until: number;
  /** The visitor who waits: aborted when they leave. */
  signal?: AbortSignal;
  /** Called with all that is written so far, each time there is more. */
  onText?: (soFar: string) => void;
}

/** English has about four characters a token, names and Pidgin fewer. */
const tokensOf = (text: string) => Math.ceil(text.length / 3);

/** A model that writes on without end is stopped at so many characters for each token it may use. */
const mostCharactersAToken = 12;

/** One provider's model, with everything that keeps visitors and the owner's money safe from it. */
export class Model {
  readonly #config: ProviderConfig;
  readonly #breaker = new Breaker({ failuresToOpen: 3, pauseMs: 30_000 });
  readonly #budget: TokenBudget;
  /** Until the server has refused a request with a schema and taken the same without. */
  #takesSchemas = true;

  constructor(config: ProviderConfig) {
    this.#config = config;
    this.#budget = new TokenBudget(config.AI_DAILY_TOKENS);
  }

  /** When a task that begins now must be done, however often the model is asked for it. */
  deadline(): number {
    return Date.now() + this.#config.AI_TIMEOUT_SECONDS * 1000;
  }

  /**
   * Has the model write one text.
   * @throws ModelFailure
   */
  async write(request: ModelRequest): Promise<string> {
    const wasOpen = this.#breaker.open;
    if (!this.#breaker.enter()) throw new ModelFailure("breaker-open");
    try {
      const text = await this.#writeOnce(request);
      this.#breaker.succeeded();
      if (wasOpen) log.info("the model answers again");
      return text;
    } catch (error) {
      const failure = asModelFailure(error, false);
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

  /** Asks once, inside the budget and the time limit. */
  async #stream(request: ModelRequest, withSchema: boolean): Promise<string> {
    const { instructions, messages, mostTokens } = request;
    const asked = tokensOf([instructions, ...messages.map(({ content }) => content)].join("\n"));
    const settle = this.#budget.setAside(asked + mostTokens);
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
        // Without this the SDK writes errors to the console, with all that was asked.
        onError: () => {},
      });
      for await (const part of stream) {
        if (part.type === "text-delta") {
          text += part.text;
          if (text.length > mostTokens * mostCharactersAToken) throw new ModelFailure("too-long");
          request.onText?.(text);
        } else if (part.type === "error") throw part.error;
        else if (part.type === "finish") used = part.totalUsage.totalTokens;
      }
      stop.signal.throwIfAborted();
      used ??= asked + tokensOf(text);
      return text;
    } catch (error) {
      const failure: unknown = stop.signal.aborted ? stop.signal.reason : error;
      const known = asModelFailure(failure, text !== "");
      // A refusal costs nothing; what was begun is paid for.
      used ??= text || ["time-limit", "cancelled"].includes(known.reason) ? asked + tokensOf(text) : 0;
      throw known;
    } finally {
      clearTimeout(limit);
      request.signal?.removeEventListener("abort", leave);
      stop.abort();
      settle(used ?? 0);
    }
  }
}

let open: Model | null = null;

/** Makes the model that the configuration names the one of this process; without a provider there is none. */
export function openModel(config: Config): Model | null {
  open = hasProvider(config) ? new Model(config) : null;
  return open;
}

/** The model of this process; null where the built-in engine writes everything. */
export function model(): Model | null {
  return open;
}
