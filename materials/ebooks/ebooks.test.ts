import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { ebookSamples } from "#content/ebook-samples.ts";
import { ebooks } from "#content/ebooks.ts";
import { fullRun } from "#tests/support/budget.ts";
import { type Chapter, readBook } from "./book.ts";
import { ebooksDirectory, madeContents, makeEbook } from "./build.ts";

const books = new Map<string, readonly Chapter[]>();

beforeAll(async () => {
  for (const { slug } of ebooks) books.set(slug, await readBook(slug));
});

const textsOf = ({ parts }: Chapter): string[] =>
  parts.flatMap((part) => {
    if ("heading" in part) return part.heading;
    if ("text" in part) return part.text;
    if ("copy" in part) return part.copy;
    return "points" in part ? part.points : part.rows.flat();
  });

const whole = (slug: string) => (books.get(slug) ?? []).flatMap(textsOf);

test.each(ebooks)("$title is a whole book, with forms and words to copy", ({ slug }) => {
  const chapters = books.get(slug) ?? [];
  expect(whole(slug).join(" ").split(/\s+/).length).toBeGreaterThan(9000);
  expect(chapters.length).toBeGreaterThan(7);
  const parts = chapters.flatMap(({ parts }) => parts);
  expect(parts.filter((part) => "copy" in part).length).toBeGreaterThan(5);
  expect(parts.filter((part) => "rows" in part || "points" in part).length).toBeGreaterThan(5);
  for (const part of parts)
    if ("rows" in part) for (const row of part.rows) expect(row.length).toBe(part.rows[0]?.length);
});

test.each(ebooks)("$title has the passage that its page shows", ({ slug }) => {
  const { from, paragraphs } = ebookSamples[slug];
  const chapter = books.get(slug)?.find(({ title }) => title === from);
  if (!chapter) throw new Error(`There is no chapter '${from}'.`);
  expect(textsOf(chapter)).toEqual(expect.arrayContaining([...paragraphs]));
});

test.each(ebooks)("$title has only characters of its typeface", ({ slug }) => {
  expect(
    whole(slug)
      .join("")
      .replace(/[\n\u0020-\u00ff₦–—‘’“”…−]/g, ""),
  ).toBe("");
});

/** A sum as the books write it, such as '2 × ₦18,000 + ₦500 = ₦36,500'. */
const sum =
  /((?:₦?[\d,]+(?:\.\d+)?\s*[×+−÷]\s*)+₦?[\d,]+(?:\.\d+)?)\s*=\s*₦?([\d,]+(?:\.\d+)?)(?![\d,.]*\s*[×+÷−%]|[\d,.]* percent)/g;

test.each(ebooks)("the sums of $title are right", ({ slug }) => {
  const wrong: string[] = [];
  for (const text of whole(slug)) {
    for (const [line, left = "", right = ""] of text.replaceAll("**", "").matchAll(sum)) {
      const numbers = left.split(/[×+−÷]/).map((one) => Number(one.replace(/[₦,\s]/g, "")));
      const signs = left.match(/[×+−÷]/g) ?? [];
      // Products first, as in school.
      const terms = [numbers[0] ?? 0];
      for (const [at, sign] of signs.entries()) {
        const next = numbers[at + 1] ?? 0;
        if (sign === "×") terms.push((terms.pop() ?? 0) * next);
        else if (sign === "÷") terms.push((terms.pop() ?? 0) / next);
        else terms.push(sign === "−" ? -next : next);
      }
      const result = terms.reduce((all, one) => all + one, 0);
      // A division is rounded to whole naira.
      if (Math.abs(result - Number(right.replaceAll(",", ""))) > 0.5) wrong.push(line);
    }
  }
  expect(wrong).toEqual([]);
});

test("the site says how many pages the built files have and which chapters", () => {
  const contents: Record<string, string> = JSON.parse(
    readFileSync(join(ebooksDirectory, madeContents), "utf8"),
  );
  expect(Object.keys(contents)).toHaveLength(3);
  for (const [file, text] of Object.entries(contents))
    expect([file, JSON.parse(readFileSync(file, "utf8"))], "run `npm run ebooks`").toEqual([
      file,
      JSON.parse(text),
    ]);
});

/** The built files of a book: all of it, and its sample. */
const builtFiles = (slug: string) =>
  [`${slug}.pdf`, `samples/${slug}.pdf`].map((file) => readFileSync(join(ebooksDirectory, file)));

test.each(ebooks)("the files of $title are PDF", ({ slug }) => {
  for (const file of builtFiles(slug)) expect(file.subarray(0, 5).toString()).toBe("%PDF-");
});

// Making one takes two seconds.
test.each(fullRun ? ebooks : ebooks.slice(0, 1))(
  "the same texts of $title give the same files",
  async (book) => {
    const made = await makeEbook(book, books.get(book.slug) ?? []);
    const same = [made, made.sample].map(({ file }, at) => builtFiles(book.slug)[at]?.equals(file));
    expect(same).toEqual([true, true]);
  },
);
