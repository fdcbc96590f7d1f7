import type { LanguageModel } from "ai";
import type { Config } from "../config.ts";

/** The settings of a provider, once one is known to be configured. */
export type ProviderConfig = Config & { AI_PROVIDER: string; AI_MODEL: string };

export function hasProvider(config: Config): config is ProviderConfig {
  return config.AI_PROVIDER !== undefined && config.AI_MODEL !== undefined;
}

/** Requests that stay at the address in the settings: a redirect would take the key and the text elsewhere. */
const withoutRedirects: typeof fetch = (input, init) => fetch(input, { ...init, redirect: "error" });

/**
 * The language model that the configuration names. The packages are loaded here and not with the server, which mostly
 * runs without them.
 * @param takesSchemas whether an OpenAI-compatible server gets the schema of the answer
 */
export async function languageModel(config: ProviderConfig, takesSchemas: boolean): Promise<LanguageModel> {
  if (config.AI_PROVIDER === "anthropic") {
    const { createAnthropic } = await import("@ai-sdk/anthropic");
    return createAnthropic({
      apiKey: config.AI_API_KEY,
      baseURL: config.AI_BASE_URL,
      fetch: withoutRedirects,
    })(config.AI_MODEL);
  }
  const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
  const provider = createOpenAICompatible({
    name: "model",
    baseURL: config.AI_BASE_URL ?? "",
    apiKey: config.AI_API_KEY,
    includeUsage: true,
    fetch: withoutRedirects,
    supportsStructuredOutputs: takesSchemas,
    // Some servers reject these together with the schema; others reject only these, with the same 400.
    transformRequestBody: takesSchemas
      ? undefined
      : ({ max_tokens: _, stream_options: __, ...plain }) => plain,
  });
  return provider(config.AI_MODEL);
}
