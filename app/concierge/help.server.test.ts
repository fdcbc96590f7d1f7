import { describe, expect, test } from "vitest";
import { chat } from "#tests/support/concierge-chat.ts";
import { askConcierge } from "./concierge.server.ts";
import { conciergeInput } from "./contract.ts";
import { helpInChat } from "./help.server.ts";

const asked = (userMessage: string) =>
  askConcierge(
    conciergeInput.parse({
      userMessage,
      sessionId: `website-chat-${userMessage}`.slice(0, 90),
      currentPage: "/",
    }),
  );

describe("help comes first", () => {
  test.each([
    ["I feel like dying", /112/],
    ["my shop dey burn help", /112/],
    ["my wife dey labour and no motor", /112/],
    ["the generator is smoking inside and everybody is fainting", /112/],
    ["I want to end it all", /near you/],
    ["armed robbers are in my compound now", /112/],
    ["My husband has locked the door and he is hitting me again", /hospital .* violence team/],
    ["How much is LeadBot? Abeg wait, fire don catch my kitchen", /112/],
  ])("%s", async (text, words) => {
    const { yemiResponse, intent, suggestedActions } = await asked(text);
    expect(suggestedActions.secondary).toEqual([]);
    expect(intent).toMatch(/^help_/);
    expect(yemiResponse).toMatch(words);
    expect(yemiResponse).not.toMatch(/₦|package|quote|LeadBot/);
    expect(await helpInChat(text)).toMatch(words);
  });

  test("and says how to recognise us where somebody collects money in our name", async () => {
    const { yemiResponse, intent } = await asked("somebody is collecting money with your name");
    expect(intent).toBe("help_fraud");
    expect(yemiResponse).toMatch(/bank/);
  });

  test.each([
    ["I feel like dying", "I can't"],
    ["my husband is beating me", "no numbers"],
  ])("and again, in other words, for '%s' and then '%s'", async (first, then) => {
    const [help, again] = [await chat(first), await chat(first, then)];
    expect([help.intent, again.intent]).toEqual([expect.stringMatching(/^help_/), help.intent]);
    expect(again.yemiResponse).not.toBe(help.yemiResponse);
    expect((await chat(first, then, "How much is LeadBot Basic?")).intent).toBe("price");
  });

  test("but not to a longer message that is about something else", async () => {
    const { intent } = await chat(
      "I feel like dying",
      "I can't",
      "ok and what of the one for school fees, can parents see the balance of each child on it",
    );
    expect(intent).not.toMatch(/^help_/);
  });

  test("a report of fraud needs both recognisers", async () => {
    const { intent } = await chat(
      "The bot you people did for me told a customer that the generator is 185k. It is 285. She has screenshotted it and she is insisting. Who will bear the 100k difference?",
    );
    expect(intent).not.toBe("help_fraud");
  });

  test("who thinks of ending it is not taken for somebody else with the next message", async () => {
    const { intent } = await chat(
      "I want to end it all",
      "my wife is in the other room sleeping. I don't want her to know. what will anybody even do for me",
    );
    expect(intent).toBe("help_self_harm");
  });

  test.each([
    "this price dey kill me",
    "my sales are dead this month",
    "NEPA killed my fridge",
    "I sell coffins in Enugu",
    "we run an ambulance service, which package fits?",
    "my phone died so I did not see your message",
    "Is the consultant job another network marketing thing? My cousin wants me to join and I don't trust it.",
    "My son is 14 and he is always on chatgpt. Can he join your school or is it for adults only?",
  ])("but not to %s", async (text) => {
    expect((await asked(text)).intent).not.toMatch(/^help_/);
    expect(await helpInChat(text)).toBeUndefined();
  });
});
