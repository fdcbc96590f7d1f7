import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast } from "#tests/support/contrast.ts";

const css = ["tokens", "components"]
  .map((name) => readFileSync(new URL(`../styles/${name}.css`, import.meta.url), "utf8"))
  .join("");

/** The custom properties with plain colours in the block that starts with `opening`. */
function tokensAfter(opening: string): Record<string, string> {
  const start = css.indexOf(opening);
  if (start < 0) throw new Error(`The stylesheets have no block '${opening}'`);
  const block = css.slice(start + opening.length, css.indexOf("}", start));
  return Object.fromEntries(
    Array.from(block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6}|var\(--[\w-]+\));/g), ([, name, value]) => [
      name,
      value,
    ]),
  );
}

const light = tokensAfter(":root {");
const darkBySystem = tokensAfter(':root:not([data-theme="light"]) {');
const darkByChoice = tokensAfter(':root[data-theme="dark"] {');
const deep = tokensAfter(".deep {");

/** The values inside `.deep`, which refer to the deep tokens of the mode. */
function onDeep(mode: Record<string, string>): Record<string, string> {
  const own = Object.fromEntries(
    Object.entries(deep).map(([name, value]) => {
      const pointed = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
      return [name, pointed ? (mode[pointed] ?? "") : value];
    }),
  );
  return { ...mode, ...own };
}

const grounds = ["ground", "paper", "tint"];
const texts = ["ink", "muted", "brand", "clay", "danger", "success"];

/** Text and background pairs, as the components use them. */
const textPairs: [string, string][] = [
  ...grounds.flatMap((ground) => texts.map((text): [string, string] => [text, ground])),
  ["accent-ink", "accent"],
  ["accent-ink", "accent-strong"],
  ["whatsapp-ink", "whatsapp"],
  ["whatsapp-ink", "whatsapp-strong"],
  ["ink", "brand-soft"],
  ["brand", "brand-soft"],
  ["danger", "danger-soft"],
  ["success", "success-soft"],
  ["ink", "chat-in"],
  ["muted", "chat-in"],
  ["ink", "chat-out"],
  ["muted", "chat-out"],
  ["ink", "chat"],
  ["muted", "chat"],
  ["brand", "chat-in"],
  ["success", "chat-in"],
];

/** Pairs used only on the page's own background, never on the deep one. */
const pagePairs: [string, string][] = [
  ["ink", "accent-soft"],
  // Posters on dyed cloth.
  ["deep-ink", "dye"],
  ["deep-ink", "dye-bright"],
  ["deep-ink", "deep-raised"],
  ["dye", "deep-ink"],
  ["clay", "accent-soft"],
  ["tier-free", "tier-free-soft"],
  ["tier-basic", "tier-basic-soft"],
  ["tier-pro", "tier-pro-soft"],
  ["tier-elite", "tier-elite-soft"],
];

/** Pairs that must be visible but are not text: edges of controls and the focus ring. */
const shapePairs: [string, string][] = grounds.flatMap((ground): [string, string][] => [
  ["edge", ground],
  ["focus", ground],
]);

const modes: [string, Record<string, string>, [string, string][]][] = [
  ["light", light, [...textPairs, ...pagePairs]],
  ["dark", darkBySystem, [...textPairs, ...pagePairs]],
  ["deep in light", onDeep(light), textPairs],
  ["deep in dark", onDeep(darkBySystem), textPairs],
];

describe("the design tokens", () => {
  it("has the same dark values for the system setting and the switch", () => {
    expect(darkByChoice).toEqual(darkBySystem);
    expect(Object.keys(darkBySystem).sort()).toEqual(Object.keys(light).sort());
  });

  for (const [mode, tokens, pairs] of modes) {
    it.each(pairs)(`${mode}: %s on %s reads at 4.5:1`, (text, ground) => {
      expect(contrast(tokens[text] ?? "", tokens[ground] ?? "")).toBeGreaterThanOrEqual(4.5);
    });
    it.each(shapePairs)(`${mode}: %s on %s shows at 3:1`, (shape, ground) => {
      expect(contrast(tokens[shape] ?? "", tokens[ground] ?? "")).toBeGreaterThanOrEqual(3);
    });
  }

  it("detects an unreadable pair", () => {
    expect(contrast("#777777", "#888888")).toBeLessThan(4.5);
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 1);
  });
});
