import { beforeEach, expect, test } from "vitest";
import type { CourseContent } from "#content/courses/course-content.ts";
import { courses as starterCourses } from "#content/courses/index.ts";
import { sql } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { listCatalogue, readOutline } from "./catalogue.server.ts";
import { seedCourses } from "./seed.server.ts";

testDatabase();
beforeEach(async () => {
  await sql()`delete from courses`;
  await sql()`delete from seeded_courses`;
});

const text = () => "Words of the lesson.";
const starter = (changed: Partial<CourseContent> = {}): CourseContent => ({
  path: "revenue-growth",
  tier: "basic",
  category: "marketing",
  modules: [
    {
      slug: "one",
      title: "Module one",
      summary: "What it is about.",
      outline: ["A point"],
      lessons: [
        { slug: "first", title: "First", minutes: 5 },
        { slug: "second", title: "Second", minutes: 6 },
      ],
      quiz: [{ question: "Yes?", choices: ["No", "Yes", "Perhaps"], answer: 1, why: "So." }],
      task: "Do it.",
    },
    { slug: "two", title: "Module two", summary: "Later.", outline: [], lessons: [], quiz: [], task: "" },
  ],
  ...changed,
});

test("a course is added published, with its texts in order; a module without lessons is not shown", async () => {
  await seedCourses([starter()], text);
  expect(await listCatalogue()).toMatchObject([
    {
      slug: "revenue-growth",
      title: "Revenue Growth Systems",
      tier_required: "basic",
      category: "marketing",
      learning_path: "revenue-growth",
      module_count: 1,
      total_duration: 660,
    },
  ]);
  const { modules } = await readOutline("revenue-growth", null);
  expect(modules.map(({ slug }) => slug)).toEqual(["one"]);
  expect(await sql()`select slug from course_modules order by position`).toEqual([
    { slug: "one" },
    { slug: "two" },
  ]);
  expect(modules[0]?.lessons.map(({ slug }) => slug)).toEqual(["first", "second"]);
  expect(modules.map(({ question_count }) => question_count)).toEqual([1]);
});

test("a restart, also of several processes at once, duplicates and restores nothing", async () => {
  await Promise.all(Array.from({ length: 5 }, () => seedCourses([starter()], text)));
  expect(await sql()`select 1 from courses`).toHaveLength(1);
  expect(await sql()`select 1 from course_lessons`).toHaveLength(2);
  await sql()`update courses set title = 'My own title', is_published = false`;
  await sql()`delete from course_lessons where slug = 'second'`;
  await seedCourses([starter({ tier: "elite" })], text);
  expect(await sql()`select title, tier_required, is_published from courses`).toEqual([
    { title: "My own title", tier_required: "basic", is_published: false },
  ]);
  expect(await sql()`select 1 from course_lessons`).toHaveLength(1);
  await sql()`delete from courses`;
  await seedCourses([starter()], text);
  expect(await sql()`select 1 from courses`).toHaveLength(0);
});

test("a course that an admin created with the same slug stays as it is", async () => {
  await sql()`insert into courses (slug, title) values ('revenue-growth', 'Mine')`;
  await seedCourses([starter()], text);
  expect(await sql()`select title from courses`).toEqual([{ title: "Mine" }]);
  expect(await sql()`select 1 from course_modules`).toHaveLength(0);
});

test("all of them are added, or none", async () => {
  const broken = starter({
    path: "ai-integration",
    modules: [
      {
        ...starter().modules[0],
        slug: "one",
        title: "",
        summary: "",
        outline: [],
        lessons: [],
        quiz: [],
        task: "",
      },
    ],
  });
  await expect(seedCourses([starter(), broken], text)).rejects.toThrow();
  expect(await sql()`select 1 from courses union all select 1 from seeded_courses`).toHaveLength(0);
});

test("the courses of the repository fit the tables", async () => {
  await seedCourses(starterCourses);
  expect((await listCatalogue()).map(({ slug }) => slug)).toEqual(starterCourses.map(({ path }) => path));
});
