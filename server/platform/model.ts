import type { Config } from "./config.ts";
import { fromLimitStore } from "./limit-store.ts";
import { log } from "./log.ts";
import { modelAsked } from "./metrics.ts";
import { Breaker } from "./model/breaker.ts";
import { asModelFailure, ModelFailure } from "./model/failure.ts";
import { textInForm } from "./model/output.ts";
import { languageModel } from "./model/provider.ts";
import {
  environmentSettings,
  failureNotes,
  type ModelSettings,
  nothingStored,
  readStoredSettings,
  settingsOf,
} from "./model/settings.ts";
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
  readonly #settings: ModelSettings;
  readonly #onFailure: (failure: ModelFailure) => void;
  readonly #breaker = new Breaker({ failuresToOpen: 3, pauseMs: 30_000 });
  readonly #budget: TokenBudget;
  /** False once the server has refused a request with a schema and limits and accepted the same one without. */
  #takesSchemas = true;

  /** @param onFailure called with each failure of a call that was made, unless its visitor left */
  constructor(settings: ModelSettings, onFailure: (failure: ModelFailure) => void = () => {}) {
    this.#settings = settings;
    this.#onFailure = onFailure;
    this.#budget = new TokenBudget(settings.dailyTokens);
  }

  /** The same model without its memory of failures, for a trial. */
  fresh(): Model {
    return new Model(this.#settings);
  }

  /** Whether calls are held back because the last ones failed. */
  get isResting(): boolean {
    return this.#breaker.open;
  }

  /** The deadline of a task that begins now, in milliseconds; it covers all tries together. */
  deadline(): number {
    return Date.now() + this.#settings.seconds * 1000;
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
      if (failure.reason !== "cancelled") this.#onFailure(failure);
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
      // Some servers take no schema, some no max_tokens.
      const mayBeOurFields = failure.reason === "refused" && failure.detail === "400";
      if (!mayBeOurFields || this.#settings.provider !== "openai-compatible") throw failure;
      const text = await this.#stream(request, false);
      this.#takesSchemas = false;
      log.warn("the model's server takes no schema or no limit; it is asked without from now on");
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
        model: await languageModel(this.#settings, withSchema),
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

/** How long the settings of the Writer screen are cached, in milliseconds: after that a change counts in every process. */
const cacheMs = 1_000;

interface Open {
  /** The settings of the environment, which come first. */
  config: Config | null;
  model: Model | null;
  /** What the Writer screen said when `model` was made, as JSON. */
  stored: string;
  /** Since when that is so, as `performance.now()` counts. */
  readAt: number;
  reading: Promise<void> | null;
}

const modelOf = (settings: ModelSettings | null) => settings && new Model(settings, failureNotes());

function opened(config: Config | null): Open {
  return {
    config,
    model: config && modelOf(environmentSettings(config)),
    stored: JSON.stringify(nothingStored),
    readAt: Number.NEGATIVE_INFINITY,
    reading: null,
  };
}

let open = opened(null);

/** Takes the environment's settings of the model for this process. Those of the Writer screen are read at first use. */
export function openModel(config: Config): void {
  open = opened(config);
}

/** The environment's settings of this process. */
export function modelEnvironment(): Config {
  if (!open.config) throw new Error("The model is not open yet.");
  return open.config;
}

/** Reads the settings of the Writer screen now. A failing database leaves the model as it is. */
export async function rereadModel(): Promise<void> {
  const own = open;
  try {
    const stored = await fromLimitStore(() => readStoredSettings());
    const text = JSON.stringify(stored);
    if (own.config && text !== own.stored) {
      own.model = modelOf(await settingsOf(own.config, stored));
      own.stored = text;
    }
  } catch {
    // Tried again with the next use.
  }
  own.readAt = performance.now();
}

/** The model that writes, by the newest settings of all processes; null where the built-in engine writes everything. */
export async function currentModel(): Promise<Model | null> {
  const own = open;
  if (performance.now() - own.readAt >= cacheMs) {
    own.reading ??= rereadModel().finally(() => {
      own.reading = null;
    });
    await own.reading;
  }
  return own.model;
}
