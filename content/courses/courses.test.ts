/** The courses themselves: that every one is whole, can be read in the time it names, and is true to the voice. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { articleHtml, wordsIn } from "#app/blog/markdown.server.ts";
import { prerenderedPaths } from "#app/prerendered.ts";
import { learningPaths } from "../school.ts";
import type { CourseContent } from "./course-content.ts";
import { courses } from "./index.ts";

const folder = new URL("./", import.meta.url);
const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const forbidden =
  /revolutioni[sz]e|leverag|unlock|empower|cutting-edge|lorem|seamless|game.chang|\p{Extended_Pictographic}/iu;

function lessonsOf({ path, modules }: CourseContent) {
  return modules.flatMap(({ slug, lessons }) =>
    lessons.map((lesson) => ({ ...lesson, file: `${path}/${slug}/${lesson.slug}.md` })),
  );
}

/** Every text of a course in its TypeScript files. */
function shortTexts({ modules }: CourseContent): string[] {
  return modules.flatMap(({ title, summary, outline, lessons, quiz, task }) => [
    title,
    summary,
    ...outline,
    ...lessons.map((lesson) => lesson.title),
    ...quiz.flatMap(({ question, choices, why }) => [question, ...choices, why]),
    task,
  ]);
}

function read(file: string): string {
  return readFileSync(new URL(file, folder), "utf8");
}

/** Formulas of a sheet need the mark that no sentence may have: `Orders!D:D`. */
function withoutFormulas(text: string): string {
  return text.replace(/^```\n.*?^```$/gms, "").replace(/`[^`\n]*`/g, "");
}

/** The sentences of eight words or more, as they sound. */
function longSentences(text: string): string[] {
  return text
    .split(/[.?:;|\n]+/)
    .map((sentence) => sentence.toLowerCase().match(/[\p{L}\p{N}₦’']+/gu) ?? [])
    .filter((words) => words.length >= 8)
    .map((words) => words.join(" "));
}

const files = courses.flatMap((course) => lessonsOf(course).map(({ file }) => file));

test("every folder is in the list of the courses, under the name of its path", () => {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(courses.map(({ path }) => path).sort()).toEqual(folders.map(({ name }) => name).sort());
});

test("every text belongs to a lesson, and every lesson has its text", () => {
  const found = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => name.endsWith(".md"));
  expect(found.sort()).toEqual([...files].sort());
});

test("no sentence is in two lessons", () => {
  const owners = new Map<string, Set<string>>();
  for (const file of files) {
    for (const sentence of longSentences(read(file))) {
      owners.set(sentence, (owners.get(sentence) ?? new Set()).add(file));
    }
  }
  expect([...owners].filter(([, where]) => where.size > 1)).toEqual([]);
});

test("no two short texts of eight words or more are alike", () => {
  const long = courses.flatMap(shortTexts).filter((text) => text.split(/\s+/).length >= 8);
  expect(long.filter((text, at) => long.indexOf(text) !== at)).toEqual([]);
});

describe.each(courses)("the course $path", (course) => {
  const { modules, path } = course;

  test("has the modules that the school promises, with names that make addresses", () => {
    expect(modules).toHaveLength(learningPaths.find(({ id }) => id === path)?.modules ?? 0);
    const names = [modules.map((module) => module.slug), lessonsOf(course).map((lesson) => lesson.slug)];
    for (const list of names) {
      expect(new Set(list).size).toBe(list.length);
      for (const name of list) expect(name).toMatch(slug);
    }
    expect(new Set(modules.map(({ title }) => title)).size).toBe(modules.length);
  });

  test("says of every module what is taught", () => {
    for (const { title, summary, outline } of modules) {
      expect(summary.length, title).toBeGreaterThanOrEqual(60);
      expect(outline.length, title).toBeGreaterThanOrEqual(5);
      expect(outline.length, title).toBeLessThanOrEqual(8);
      for (const point of outline) expect(point.length, point).toBeGreaterThanOrEqual(30);
      expect(new Set(outline).size, title).toBe(outline.length);
    }
  });

  test("is whole in its first three modules, and nowhere half", () => {
    for (const [at, { title, lessons, quiz, task }] of modules.entries()) {
      if (at >= 3 && lessons.length === 0) {
        expect(quiz, title).toEqual([]);
        continue;
      }
      expect(lessons.length, title).toBeGreaterThanOrEqual(2);
      expect(quiz.length, title).toBeGreaterThanOrEqual(4);
      expect(task.trim().split(/\s+/).length, title).toBeGreaterThanOrEqual(20);
    }
  });

  test("asks questions that can be answered, with the right choice in different places", () => {
    for (const { title, quiz } of modules.filter((module) => module.quiz.length > 0)) {
      for (const { question, choices, answer, why } of quiz) {
        expect([3, 4], question).toContain(choices.length);
        expect(new Set(choices).size, question).toBe(choices.length);
        expect(choices[answer], question).toBeDefined();
        expect(why.split(/\s+/).length, question).toBeGreaterThanOrEqual(8);
      }
      const places = quiz.map(({ answer }) => answer);
      expect(new Set(places).size, title).toBeGreaterThanOrEqual(3);
      for (const place of places) {
        expect(places.filter((other) => other === place).length, title).toBeLessThanOrEqual(
          Math.ceil(quiz.length / 2),
        );
      }
      // Whoever taps the longest choice without reading must not pass.
      const longest = quiz.filter(({ choices, answer }) =>
        choices.every((choice, at) => at === answer || choice.length < (choices[answer]?.length ?? 0)),
      );
      expect(longest.length, title).toBeLessThanOrEqual(Math.floor(quiz.length / 2));
      expect(new Set(quiz.map(({ question }) => question)).size, title).toBe(quiz.length);
    }
  });

  test("keeps to the voice in titles, outlines, quizzes and tasks", () => {
    for (const text of shortTexts(course)) {
      expect(text).not.toMatch(forbidden);
      expect(text).not.toMatch(/!|undefined|NaN|\[object/);
      expect(text.trim()).toBe(text);
    }
  });
});

describe.each(courses.flatMap(lessonsOf))("the lesson $file", ({ file, minutes, title }) => {
  const text = read(file);
  const words = wordsIn(text);
  const html = articleHtml(text);

  test("is of a length that one sitting takes, and names the minutes it needs", () => {
    expect(words).toBeGreaterThanOrEqual(400);
    expect(words).toBeLessThanOrEqual(900);
    // Two hundred words a minute; a lesson with sums may ask for one more.
    expect([Math.ceil(words / 200), Math.ceil(words / 200) + 1]).toContain(minutes);
  });

  test("begins with its text, has sections under its title, and ends with ten minutes of doing", () => {
    expect(text).not.toMatch(/^(---|#)/);
    expect(text).not.toContain(`# ${title}`);
    expect(html.match(/<h2>/g)?.length).toBeGreaterThanOrEqual(3);
    expect(text.slice(text.lastIndexOf("\n## "))).toMatch(/\bten minutes|\b10 minutes/i);
  });

  test("shows something: sums, a table, or texts to copy", () => {
    expect(html).toMatch(/<table>|<pre>|₦\d/);
    expect(html).not.toMatch(/style=|<script|<img/);
    // A fence that was not closed would swallow the rest.
    expect(text.match(/^\s*```/gm)?.length ?? 0).toSatisfy((count: number) => count % 2 === 0);
  });

  test("keeps to the voice", () => {
    expect(text).not.toMatch(forbidden);
    expect(withoutFormulas(text)).not.toContain("!");
    expect(text).not.toMatch(/undefined|\bNaN\b|\[object|lorem/);
  });

  test("leads only to pages of the site that are there, or to an official one", () => {
    for (const [, address = ""] of html.matchAll(/<a href="([^"]*)"/g)) {
      if (address.startsWith("https://")) expect(["https://ndpc.gov.ng"]).toContain(address);
      else expect(prerenderedPaths, address).toContain(address.replace(/#.*$/, ""));
    }
  });
});
