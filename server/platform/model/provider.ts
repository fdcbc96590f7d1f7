import type { LanguageModel } from "ai";
import { allowEntered } from "../outgoing/allowed-places.ts";
import { anthropicAddress } from "../outgoing/connections.ts";
import { guardedFetch } from "./guarded-fetch.ts";
import type { ModelSettings } from "./settings.ts";

/**
 * The language model that the settings name. The packages are loaded here and not with the server, which mostly runs
 * without them.
 * @param takesSchemas whether an OpenAI-compatible server gets the schema of the answer
 */
export async function languageModel(settings: ModelSettings, takesSchemas: boolean): Promise<LanguageModel> {
  const { provider, model, address, key } = settings;
  allowEntered(address ?? anthropicAddress);
  if (provider === "anthropic") {
    const { createAnthropic } = await import("@ai-sdk/anthropic");
    return createAnthropic({
      apiKey: key,
      baseURL: address,
      fetch: (input, init) => guardedFetch(input, init),
    })(model);
  }
  const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
  const server = createOpenAICompatible({
    name: "model",
    baseURL: address ?? "",
    apiKey: key,
    fetch: (input, init) => guardedFetch(input, init),
    includeUsage: true,
    supportsStructuredOutputs: takesSchemas,
    // Some servers reject these together with the schema; others reject only these, with the same 400.
    transformRequestBody: takesSchemas
      ? undefined
      : ({ max_tokens: _, stream_options: __, ...plain }) => plain,
  });
  return server(model);
}
