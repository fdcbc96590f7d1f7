import { and, desc, lt, sql } from "drizzle-orm";
import { writerTexts } from "#content/writer.ts";
import { writerChanges, writerSettings } from "#db/schema/writer.ts";
import { db, type Transaction } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import { isForbiddenHost } from "#server/platform/model/guarded-fetch.ts";
import { dailyTokensOf, readStoredSettings, type StoredSettings } from "#server/platform/model/settings.ts";
import { tokensUsedToday } from "#server/platform/model/token-budget.ts";
import { currentModel, modelEnvironment, rereadModel } from "#server/platform/model.ts";
import { openSealedText, sealText } from "#server/platform/sealed-text.ts";
import { type Failure, usualOllama, type Writer, type WriterInput } from "./contract.ts";

/** How many changes the screen shows. */
const changesShown = 20;

/** How long changes are kept, in milliseconds: two years. */
const historyMilliseconds = 2 * 365 * 24 * 60 * 60_000;

const { errors } = writerTexts.form;

/** What the screen shows of a key: its last four characters, if it is long enough to stay a secret without them. */
interface ShownKey {
  state: "none" | "stored" | "lost" | "environment";
  end: string;
}

async function shownKey({ sealed_key }: StoredSettings): Promise<ShownKey> {
  if (!sealed_key) return { state: "none", end: "" };
  const key = await openSealedText(sealed_key, "writer-key");
  if (key === null) return { state: "lost", end: "" };
  return { state: "stored", end: key.length >= 16 ? key.slice(-4) : "" };
}

/** An address without what may be secret in it. */
function plainAddress(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}

/** Who writes, as the environment says; null where it names no provider. */
function fromEnvironment() {
  const { AI_PROVIDER, AI_MODEL = null, AI_BASE_URL, AI_API_KEY } = modelEnvironment();
  if (!AI_PROVIDER) return null;
  const writer: Writer = AI_PROVIDER === "anthropic" ? "anthropic" : "hosted";
  const key: ShownKey = { state: AI_API_KEY ? "environment" : "none", end: "" };
  return { writer, model: AI_MODEL, address: AI_BASE_URL ? plainAddress(AI_BASE_URL) : null, key };
}

async function readFailure(): Promise<(Failure & { at: Date }) | null> {
  const [row] = await db().select().from(writerSettings);
  if (!row?.failed_at || !row.failure) return null;
  return { at: row.failed_at, reason: row.failure, detail: row.failure_detail };
}

/** Everything that the Writer screen shows. The key itself is not in it. */
export async function readWriter() {
  const [stored, used, failure, changes, model] = await Promise.all([
    readStoredSettings(),
    tokensUsedToday(),
    readFailure(),
    db().select().from(writerChanges).orderBy(desc(writerChanges.id)).limit(changesShown),
    currentModel(),
  ]);
  const { writer, address, model: name } = stored;
  const config = modelEnvironment();
  const environment = fromEnvironment();
  return {
    isFixed: environment !== null,
    isBudgetFixed: config.AI_DAILY_TOKENS !== undefined,
    now: environment ?? { writer, address, model: name, key: await shownKey(stored) },
    isResting: model?.isResting ?? false,
    dailyTokens: dailyTokensOf(config, stored),
    used,
    failure,
    changes,
  };
}

/** @throws AppError conflict where the environment decides */
function refuseFixed(isFixed: boolean, message: string): void {
  if (isFixed) throw new AppError("conflict", message);
}

interface Change {
  settings: Partial<typeof writerSettings.$inferInsert>;
  noted: Omit<typeof writerChanges.$inferInsert, "by_email">;
  /** What the settings were when the change was checked. */
  before: StoredSettings;
}

/**
 * Changes the settings and notes who did it, in one transaction; it counts in this process at once.
 * @throws AppError conflict if the address or the key has changed meanwhile, because a key belongs to its address
 */
async function change(by: { email: string }, { settings, noted, before }: Change): Promise<void> {
  const { address, sealed_key } = writerSettings;
  await db().transaction(async (transaction: Transaction) => {
    const written = await transaction
      .insert(writerSettings)
      .values(settings)
      .onConflictDoUpdate({
        target: writerSettings.singleton,
        set: settings,
        setWhere: and(
          sql`${address} is not distinct from ${before.address}`,
          sql`${sealed_key} is not distinct from ${before.sealed_key}`,
        ),
      })
      .returning({ singleton: writerSettings.singleton });
    if (written.length === 0) throw new AppError("conflict", errors.changedMeanwhile);
    await transaction.insert(writerChanges).values({ by_email: by.email, ...noted });
  });
  await rereadModel();
}

const noFailure = { failed_at: null, failure: null, failure_detail: null };

/** The address that is stored: without a last slash, and with the path of Ollama's OpenAI-compatible calls. */
function storedAddress(writer: Writer, typed: string): string {
  const url = new URL(typed);
  if (writer === "ollama" && url.pathname === "/") url.pathname = new URL(usualOllama).pathname;
  return url.href.replace(/\/+$/, "");
}

const refuseField = (field: string, message: string) =>
  new AppError("invalid", message, { fields: { [field]: [message] } });

/** Where a key may be sent: the provider's own address, or the server of a base address. */
const placeOf = (writer: Writer, address: string | null) =>
  writer === "anthropic" || !address ? "anthropic" : new URL(address).origin;

/**
 * Chooses who writes. The built-in writer leaves the rest as it is, so that the owner can go back to the model.
 * @throws AppError conflict where the environment decides; invalid with the field
 */
export async function chooseWriter(by: { email: string }, input: WriterInput): Promise<void> {
  refuseFixed(fromEnvironment() !== null, writerTexts.environment);
  const { writer, model, key } = input;
  const before = await readStoredSettings();
  if (writer === "built-in")
    return change(by, { settings: { writer, ...noFailure }, noted: { kind: "writer", writer }, before });
  const address = writer === "anthropic" ? null : storedAddress(writer, input.address ?? usualOllama);
  if (address && isForbiddenHost(new URL(address).hostname)) throw refuseField("address", errors.forbidden);
  if (!key) {
    const { state } = await shownKey(before);
    if (state === "lost") throw refuseField("key", writerTexts.lostKey);
    // Whoever could point a stored key at a server of theirs could read it.
    if (state === "stored" && placeOf(writer, address) !== placeOf(before.writer, before.address))
      throw refuseField("key", errors.otherKey);
    if (state === "none" && writer === "anthropic") throw refuseField("key", errors.noKey);
  }
  const sealed = key ? { sealed_key: await sealText(key, "writer-key") } : {};
  await change(by, {
    settings: { writer, address, model, ...sealed, ...noFailure },
    noted: { kind: "writer", writer, address, model, new_key: key !== null },
    before,
  });
}

/** Removes the key. @returns whether the built-in writer has to take over @throws AppError conflict */
export async function removeKey(by: { email: string }): Promise<boolean> {
  refuseFixed(fromEnvironment() !== null, writerTexts.environment);
  const before = await readStoredSettings();
  const takesOver = before.writer === "anthropic";
  const writer = takesOver ? "built-in" : before.writer;
  await change(by, {
    settings: { sealed_key: null, writer, ...noFailure },
    noted: { kind: "key-removed", writer },
    before,
  });
  return takesOver;
}

/** Sets the tokens of a day. @throws AppError conflict where the environment decides */
export async function setBudget(by: { email: string }, dailyTokens: number): Promise<void> {
  refuseFixed(modelEnvironment().AI_DAILY_TOKENS !== undefined, writerTexts.environmentBudget);
  await change(by, {
    settings: { daily_tokens: dailyTokens },
    noted: { kind: "budget", daily_tokens: dailyTokens },
    before: await readStoredSettings(),
  });
}

/** Deletes changes that are older than two years. */
export async function eraseOldWriterChanges(): Promise<void> {
  await db()
    .delete(writerChanges)
    .where(lt(writerChanges.at, new Date(Date.now() - historyMilliseconds)));
}
