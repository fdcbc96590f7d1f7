import { expect, test } from "vitest";
import { cpuTime } from "#tests/support/cpu-time.ts";
import { botDemoCall, botDemoLimits } from "./contract.ts";
import { reply } from "./engine/reply.ts";
import { newChat } from "./engine/shop.ts";

const call = (text: string) =>
  botDemoCall.parse({
    botType: "friendly",
    userMessage: text,
    sessionId: "a chat",
    conversation: [{ type: "user", botType: "friendly", content: text }],
  });

test("several spaces or empty lines are one, in the message and in those before it", () => {
  const { userMessage, conversation } = call("rice \u00a0  5000\n\n\n\nbeans\t\t 300");
  expect([userMessage, conversation[0]?.content]).toEqual(Array(2).fill("rice 5000\n\nbeans 300"));
});

test("messages of nothing but space between two words are read at once", async () => {
  const spaces = [" ", "\t", "\u00a0", "\n", " \n", "\n \t"];
  const read = () => {
    for (const space of spaces) {
      const { userMessage: text } = call(
        `rice${space.repeat(botDemoLimits.message).slice(0, botDemoLimits.message - 10)}end`,
      );
      const question = {
        botType: "friendly",
        seed: "a",
        userMessage: text,
        sentences: [{ text, likely: [] }],
      } as const;
      expect(reply(newChat(), question)).not.toBe("");
    }
  };
  // One such message took six seconds.
  expect(await cpuTime(read)).toBeLessThan(2000);
});
