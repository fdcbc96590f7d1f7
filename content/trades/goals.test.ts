import { describe, expect, test } from "vitest";
import { clientsFarAway } from "./goals/far-away.ts";
import { goals } from "./goals.ts";
import { stages, unknownStage } from "./stages.ts";

const all = [...goals, clientsFarAway];

const sentence = /^[A-Z].*\.$/;
const phrase = /^[a-z].*[^.:?;,]$/;
const clean = (text: string) => text === text.trim() && !/ {2}|[!'"–—]/.test(text);

const sentences = all.flatMap((goal) => [
  goal.firstWeek,
  goal.trap,
  ...goal.automations.flatMap(({ how, because }) => [how, because]),
  ...goal.campaigns.flatMap(({ steps }) => steps),
  ...(goal.system ? [goal.system.why] : []),
]);
const phrases = all.flatMap((goal) => [
  goal.aim,
  ...goal.measures,
  ...goal.automations.map(({ task }) => task),
  ...goal.campaigns.map(({ idea }) => idea),
  ...(goal.system ? [goal.system.what] : []),
]);

describe("goals", () => {
  test("are whole: a choice of steps for every version of an answer", () => {
    for (const { id, automations, campaigns, measures, words } of all) {
      expect(automations.length, id).toBeGreaterThanOrEqual(3);
      expect(campaigns.length, id).toBeGreaterThanOrEqual(2);
      expect(measures.length, id).toBeGreaterThanOrEqual(2);
      expect(words.length, id).toBeGreaterThanOrEqual(8);
      for (const { steps } of campaigns) expect(steps.length, id).toBe(3);
    }
  });

  test("have keywords of their own in small letters", () => {
    const keywords = goals.flatMap((goal) => goal.keywords);
    expect(keywords.filter((word, at) => keywords.indexOf(word) !== at)).toEqual([]);
    expect(keywords.filter((word) => word !== word.toLowerCase() || word === "")).toEqual([]);
  });

  test("are written as phrases and sentences, each said once", () => {
    expect(sentences.filter((text) => !sentence.test(text) || !clean(text))).toEqual([]);
    expect(phrases.filter((text) => !phrase.test(text) || !clean(text))).toEqual([]);
    const both = [...sentences, ...phrases];
    expect(both.filter((text, at) => both.indexOf(text) !== at)).toEqual([]);
    expect(
      both.filter((text) => /unlock|leverag|empower|revolutioni|cutting.edge|seamless/i.test(text)),
    ).toEqual([]);
  });

  test("begin tasks with -ing, campaigns and systems with an article", () => {
    expect(all.flatMap((goal) => goal.automations).filter(({ task }) => !/^\w+ing\b/.test(task))).toEqual([]);
    const named = all.flatMap((goal) => [
      ...goal.campaigns.map(({ idea }) => idea),
      goal.system?.what ?? "a",
    ]);
    expect(named.filter((text) => !/^(an?|the|one|ten)\b/.test(text))).toEqual([]);
  });

  test("name nobody but the customers of a sector", () => {
    const slots = [...sentences, ...phrases].flatMap((text) => text.match(/\{[^}]*\}/g) ?? []);
    expect(slots.filter((slot) => slot !== "{customers}")).toEqual([]);
  });
});

describe("sizes of business", () => {
  test("rise without a gap, the last without an end", () => {
    const limits = stages.map(({ below }) => below);
    expect(limits).toEqual([...limits].sort((one, other) => one - other));
    expect(limits.at(-1)).toBe(Number.POSITIVE_INFINITY);
  });

  test("say at least two ways of everything, in sentences that name the figure where there is one", () => {
    for (const { id, automate, byHand, spend, system } of [...stages, unknownStage]) {
      for (const list of [automate, byHand, spend, system]) {
        expect(list.length, id).toBeGreaterThanOrEqual(2);
        expect(list.filter((text) => !sentence.test(text.replace(/[{}]/g, "")) || !clean(text))).toEqual([]);
      }
      const named = [...automate, ...spend].filter((text) => text.includes("{figure}"));
      expect(named.length, id).toBe(id === "unknown" ? 0 : automate.length + spend.length);
    }
  });
});
