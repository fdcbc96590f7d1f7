import type { Config } from "#server/platform/config.ts";
import { sql } from "#server/platform/database.ts";
import { ModelFailure } from "#server/platform/model/failure.ts";
import { guardedFetch } from "#server/platform/model/guarded-fetch.ts";
import { nothingStored, readStoredSettings, settingsOf } from "#server/platform/model/settings.ts";
import { type Finding, failed, ok, reasonOf, warning } from "./finding.ts";

/** How long the model's server may take, in milliseconds. */
const patience = 10_000;

/** Asks the model's server for its list of models, which costs nothing. Needs a database that answers. */
export async function writer(config: Config): Promise<Finding> {
  const about = "Writer";
  const [found] = await sql()`select to_regclass('public.writer_settings') is not null as there`;
  const settings = await settingsOf(config, found?.there ? await readStoredSettings() : nothingStored);
  if (!settings) return ok(about, "the built-in writer writes");
  const { provider, key } = settings;
  const address = settings.address ?? "https://api.anthropic.com/v1";
  const headers: Record<string, string> =
    provider === "anthropic"
      ? { "x-api-key": key ?? "", "anthropic-version": "2023-06-01" }
      : key
        ? { Authorization: `Bearer ${key}` }
        : {};
  try {
    const response = await guardedFetch(`${address}/models`, {
      headers,
      signal: AbortSignal.timeout(patience),
    });
    await response.body?.cancel();
    if (response.status === 401 || response.status === 403) {
      const says = `the model's server refuses the key (${response.status})`;
      return failed(about, says, "Copy the key again at the provider, and save it on the Writer screen.");
    }
    if (response.ok) return ok(about, "the model's server answers and takes the key");
    // Some servers have no such list.
    const mend = "Open the Writer screen and press Try it.";
    return warning(about, `the model's server answers (${response.status}), and has no list of models`, mend);
  } catch (error) {
    const reason = error instanceof ModelFailure ? error.reason : reasonOf(error);
    const says = `the model's server cannot be reached (${reason}), so the built-in writer answers`;
    return failed(about, says, "Open the Writer screen and press Try it: it says what to do.");
  }
}
