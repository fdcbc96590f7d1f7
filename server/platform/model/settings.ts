import type { Writer } from "#app/writer/contract.ts";
import type { Config } from "../config.ts";
import { sql } from "../database.ts";
import { AppError, isDatabaseDown } from "../errors.ts";
import { log } from "../log.ts";
import { openSealedText } from "../sealed-text.ts";
import type { ModelFailure } from "./failure.ts";

/** The tokens of a day where neither the environment nor the Writer screen says another number. */
const usualDailyTokens = 500_000;

/** Which model writes, and within which limits. */
export interface ModelSettings {
  provider: NonNullable<Config["AI_PROVIDER"]>;
  model: string;
  address: string | undefined;
  key: string | undefined;
  /** For all visitors together, in a day of Lagos. */
  dailyTokens: number;
  /** How long a visitor waits. */
  seconds: number;
}

/** The settings of the Writer screen, as the table has them. */
export interface StoredSettings {
  writer: Writer;
  address: string | null;
  model: string | null;
  sealed_key: string | null;
  daily_tokens: number | null;
}

/** What holds until somebody saves the Writer screen. */
export const nothingStored: StoredSettings = {
  writer: "built-in",
  address: null,
  model: null,
  sealed_key: null,
  daily_tokens: null,
};

/** Reads the settings of the Writer screen. @throws Error when the database fails */
export async function readStoredSettings(): Promise<StoredSettings> {
  const [row] = await sql()<StoredSettings[]>`
    select writer, address, model, sealed_key, daily_tokens from writer_settings`;
  // The driver gives large numbers as text.
  return row
    ? { ...row, daily_tokens: row.daily_tokens === null ? null : Number(row.daily_tokens) }
    : nothingStored;
}

/** The tokens of a day: those of the environment, if it says any. */
export function dailyTokensOf(config: Config, { daily_tokens }: StoredSettings): number {
  return config.AI_DAILY_TOKENS ?? daily_tokens ?? usualDailyTokens;
}

/**
 * The settings of the model, or null where the built-in writer writes. If the environment names a provider, all of them
 * but the budget are the environment's: a key of the one must not be sent to the address of the other.
 */
export function environmentSettings(
  config: Config,
  stored: StoredSettings = nothingStored,
): ModelSettings | null {
  const { AI_PROVIDER: provider, AI_MODEL: model } = config;
  if (!provider || !model) return null;
  return {
    provider,
    model,
    address: config.AI_BASE_URL,
    key: config.AI_API_KEY,
    dailyTokens: dailyTokensOf(config, stored),
    seconds: config.AI_TIMEOUT_SECONDS,
  };
}

/** The same with the settings of the Writer screen, which count where the environment names no provider. */
export async function settingsOf(config: Config, stored: StoredSettings): Promise<ModelSettings | null> {
  if (config.AI_PROVIDER) return environmentSettings(config, stored);
  const { writer, address, model, sealed_key } = stored;
  if (writer === "built-in" || !model) return null;
  const key = (sealed_key && (await openSealedText(sealed_key, "writer-key"))) || undefined;
  const isAnthropic = writer === "anthropic";
  if (isAnthropic ? !key : !address) return null;
  return {
    provider: isAnthropic ? "anthropic" : "openai-compatible",
    model,
    address: isAnthropic ? undefined : (address ?? undefined),
    key,
    dailyTokens: dailyTokensOf(config, stored),
    seconds: config.AI_TIMEOUT_SECONDS,
  };
}

/** How often the failures of one kind are stored, in milliseconds. */
const betweenNotesMs = 10_000;

async function storeFailure(reason: string, detail: string | null): Promise<void> {
  try {
    await sql()`
      insert into writer_settings (failed_at, failure, failure_detail) values (now(), ${reason}, ${detail})
      on conflict (singleton) do update set failed_at = excluded.failed_at, failure = excluded.failure,
        failure_detail = excluded.failure_detail`;
  } catch (error) {
    // The log has the model's failure in any case.
    const isDown = error instanceof AppError || isDatabaseDown(error);
    if (!isDown) log.error({ err: error }, "a failure of the model could not be stored");
  }
}

/** Notes failures of a model for the Writer screen. One that fails all the time is not written down all the time. */
export function failureNotes(): (failure: Pick<ModelFailure, "reason" | "detail">) => void {
  let noted = { reason: "", at: Number.NEGATIVE_INFINITY };
  return ({ reason, detail = null }) => {
    const at = performance.now();
    if (noted.reason === reason && at - noted.at < betweenNotesMs) return;
    noted = { reason, at };
    void storeFailure(reason, detail);
  };
}
