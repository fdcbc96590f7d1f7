import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { ebookSamples } from "#content/ebook-samples.ts";
import { ebooks } from "#content/ebooks.ts";
import { type Chapter, readBook } from "./book.ts";
import { ebooksDirectory, madeContents } from "./build.ts";
import { makeBook } from "./pdf.ts";

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

test("the same texts give the same file", async () => {
  const [book] = ebooks;
  const built = readFileSync(join(ebooksDirectory, `${book?.slug}.pdf`));
  expect(built.subarray(0, 5).toString()).toBe("%PDF-");
  if (!book) throw new Error("There are no ebooks.");
  const { file } = await makeBook(book, books.get(book.slug) ?? []);
  expect(Buffer.from(file).equals(built)).toBe(true);
});
