import type { CrawledPage } from "./crawl.ts";
import { expect, faults, test } from "./crawled.ts";

const named = ({ address }: CrawledPage) => address;

test("every page has exactly one main heading, and below it no heading level is skipped", ({
  crawled: { pages, strays },
}) => {
  const wrong = faults(
    [...pages.values(), ...strays.values()],
    ({ headings }) => {
      const mains = headings.filter(({ level }) => level === 1).length;
      const found = mains === 1 ? [] : [`${mains} headings of the first level`];
      for (const [at, { level, text }] of headings.entries()) {
        const before = headings[at - 1]?.level ?? 0;
        if (level > before + 1) found.push(`h${level} '${text}' follows h${before || "ing nothing"}`);
        if (!text) found.push(`an h${level} without words`);
      }
      return found;
    },
    named,
  );
  expect(wrong).toEqual([]);
});

test("every page declares its language", ({ crawled: { pages, strays } }) => {
  const wrong = faults(
    [...pages.values(), ...strays.values()],
    ({ language }) => language !== "en-NG" && `is in '${language}'`,
    named,
  );
  expect(wrong).toEqual([]);
});

test("every picture has a text or is hidden from screen readers", ({ crawled: { pages, strays } }) => {
  expect(faults([...pages.values(), ...strays.values()], ({ speechless }) => speechless, named)).toEqual([]);
});
