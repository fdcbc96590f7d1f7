import { describe, expect, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { readConfig } from "../config.ts";
import { sealText } from "../sealed-text.ts";
import { nothingStored, type StoredSettings, settingsOf } from "./settings.ts";

testDatabase();

const environment = {
  AI_PROVIDER: "openai-compatible",
  AI_MODEL: "of-environment",
  AI_BASE_URL: "http://127.0.0.1:1/v1",
};

async function stored(more: Partial<StoredSettings> = {}): Promise<StoredSettings> {
  return {
    writer: "hosted",
    address: "https://models.example/v1",
    model: "of-screen",
    sealed_key: await sealText("key-of-screen", "writer-key"),
    daily_tokens: 7_000,
    ...more,
  };
}

const of = async (variables: NodeJS.ProcessEnv, more?: Partial<StoredSettings>) =>
  settingsOf(readConfig(variables), await stored(more));

describe("the environment comes first", () => {
  test("with a provider, whole: no key of the screen goes to its address", async () => {
    expect(await of(environment)).toMatchObject({
      model: "of-environment",
      address: "http://127.0.0.1:1/v1",
      key: undefined,
      dailyTokens: 7_000,
    });
  });

  test("with a budget, alone", async () => {
    expect(await of({ AI_DAILY_TOKENS: "12" })).toMatchObject({ model: "of-screen", dailyTokens: 12 });
    expect(await of({ AI_DAILY_TOKENS: "0" })).toMatchObject({ dailyTokens: 0 });
  });
});

describe("the screen", () => {
  test("says the rest", async () => {
    expect(await of({ AI_TIMEOUT_SECONDS: "9" })).toEqual({
      provider: "openai-compatible",
      model: "of-screen",
      address: "https://models.example/v1",
      key: "key-of-screen",
      dailyTokens: 7_000,
      seconds: 9,
    });
    expect(await of({}, { daily_tokens: null })).toMatchObject({ dailyTokens: 500_000 });
  });

  test("leaves it to the built-in writer, also where something is missing", async () => {
    expect(await settingsOf(readConfig({}), nothingStored)).toBeNull();
    expect(await of({}, { writer: "built-in" })).toBeNull();
    expect(await of({}, { address: null })).toBeNull();
    expect(await of({}, { writer: "anthropic", sealed_key: null })).toBeNull();
    // As after a change of the site's secret.
    expect(await of({}, { writer: "anthropic", sealed_key: "cannot-be-opened" })).toBeNull();
  });
});
