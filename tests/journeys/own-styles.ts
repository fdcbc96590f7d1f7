import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { ownNamesFile } from "#packages/page-finish/build-pages.ts";
import { readFinishedPages } from "#packages/page-finish/finished-pages.ts";
import { expect, neverHydrated } from "./fixtures.ts";

/**
 * Stores in the page the current computed styles of its elements and of their ::before and ::after. One element of each
 * kind is enough, because elements with the same name, classes and parent match the same rules.
 */
function keepLook(page: Page): Promise<void> {
  return page.evaluate(() => {
    const kind = (element: Element | null) => `${element?.tagName}.${element?.getAttribute("class")}`;
    const kinds = Map.groupBy(
      // A closed dialog is not visible; opening it loads the whole stylesheet.
      document.querySelectorAll("body *:not(dialog:not([open]), dialog:not([open]) *)"),
      (element) => `${kind(element)} in ${kind(element.parentElement)}`,
    );
    // A shadow of no size draws nothing.
    const noShadow = /rgba\(0, 0, 0, 0\) 0px 0px 0px 0px,? ?/g;
    const look = () =>
      Array.from(kinds.values(), ([element = document.body]) =>
        [null, "::before", "::after"].map((part) => {
          const style = getComputedStyle(element, part);
          // Most elements have neither: a part without content is not drawn.
          if (part && style.content === "none") return { content: "none" };
          // A variable that no rule reads draws nothing.
          return Object.fromEntries(
            Array.from(style)
              .filter((name) => !name.startsWith("--"))
              .map((name) => [name, style.getPropertyValue(name).replace(noShadow, "")]),
          );
        }),
      );
    Object.assign(window, { look, kinds: [...kinds.keys()], kept: look() });
  });
}

/** The changes since then, as 'element property: before → now'. */
function changes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Look = Record<string, string>[][];
    const { look, kinds, kept } = window as unknown as { look: () => Look; kinds: string[]; kept: Look };
    return look().flatMap((parts, at) =>
      parts.flatMap((style, part) =>
        Object.entries(style).flatMap(([name, value]) => {
          const before = kept[at]?.[part]?.[name];
          return before === value ? [] : [`${kinds[at]} ${name}: ${before} → ${value}`];
        }),
      ),
    );
  });
}

/** The long names behind each short name of a page: its own if the build finished it, else those of the build. */
function longNamesOf(path: string): Record<string, string[]> {
  const own: Record<string, Record<string, string[]>> = JSON.parse(readFileSync(ownNamesFile, "utf8"));
  const shared = Object.entries(readFinishedPages().shortNames).map(([long, short]) => [short, [long]]);
  return own[path] ?? Object.fromEntries(shared);
}

/** The page with the whole stylesheet instead of its own rules, and the long names of its classes. */
async function wearWhole(page: Page, path: string): Promise<void> {
  const whole = readdirSync("build/client/assets").find((name) => /^site-.*\.css$/.test(name));
  const longNames = longNamesOf(path);
  await page.evaluate(
    async ({ address, longNames }) => {
      const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: address });
      await new Promise((loaded, failed) => {
        link.onload = loaded;
        link.onerror = failed;
        document.head.append(link);
      });
      document.querySelector("style[data-site]")?.remove();
      for (const element of document.querySelectorAll("[class]")) {
        const names = (element.getAttribute("class") ?? "").split(" ");
        element.setAttribute("class", names.flatMap((name) => longNames[name] ?? name).join(" "));
      }
    },
    { address: `/assets/${whole}`, longNames },
  );
}

/** Expects the page to contain every rule of the stylesheet that it needs. */
export async function expectOwnStyles(page: Page, path: string): Promise<void> {
  await neverHydrated(page);
  await page.addInitScript(() => {
    // Loads the heading face first, because it is not what is compared here.
    localStorage.heading = "1";
  });
  await page.goto(path);
  await page.locator("html[data-painted]").waitFor({ state: "attached" });
  // And the naira sign, which is a separate file.
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await document.fonts.ready;
  });
  await keepLook(page);
  await wearWhole(page, path);
  expect((await changes(page)).slice(0, 10)).toEqual([]);
}
