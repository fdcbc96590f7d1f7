import { beforeAll, describe, expect, test } from "vitest";
import { learningPaths } from "#content/school.ts";
import { courseLessons, courseModules, courses } from "#db/schema/courses.ts";
import { closeDatabase, db, openDatabase } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { askConcierge } from "./concierge.server.ts";
import { conciergeInput } from "./contract.ts";
import { refreshKnowledge } from "./knowledge.server.ts";

const target = testDatabase();
const [path] = learningPaths;

let chats = 0;
function ask(userMessage: string) {
  chats += 1;
  return askConcierge(
    conciergeInput.parse({ userMessage, sessionId: `website-chat-${chats}`, currentPage: "/" }),
  );
}

async function keep(title: string, modules: readonly string[], isPublished = true): Promise<void> {
  const [course] = await db()
    .insert(courses)
    .values({
      slug: title.toLowerCase().replaceAll(" ", "-"),
      title,
      is_published: isPublished,
      tier_required: "pro",
    })
    .returning({ id: courses.id });
  if (!course) throw new Error("The course was not kept.");
  const kept = await db()
    .insert(courseModules)
    .values(
      modules.map((module, at) => ({
        course_id: course.id,
        position: at + 1,
        slug: module.toLowerCase().replaceAll(" ", "-"),
        title: module,
        description: `Dates and doses: ${module.toLowerCase()}.`,
      })),
    )
    .returning({ id: courseModules.id, slug: courseModules.slug });
  await db()
    .insert(courseLessons)
    .values(
      kept
        .filter(({ slug }) => slug !== "not-written-yet")
        .map(({ id, slug }) => ({ course_id: course.id, module_id: id, slug, position: 0, title: slug })),
    );
}

describe("the school's courses", () => {
  beforeAll(async () => {
    await keep("Poultry Records", ["Feed book", "Vaccination calendar", "Not written yet"]);
    await keep("Hidden Draft Course", ["Secret"], false);
    await keep(path?.title ?? "", ["Counting the repeated work", "Choosing the first task"]);
    await refreshKnowledge();
  });

  test("are known with their modules and tier", async () => {
    const { yemiResponse, pageInfo } = await ask("what is in the poultry records course");
    expect(yemiResponse).toContain("Feed book, Vaccination calendar");
    expect(yemiResponse).not.toContain("Not written yet");
    expect(pageInfo.path).toBe("/courses/poultry-records");
    expect((await ask("how much is poultry records")).yemiResponse).toContain("Pro tier");
    expect((await ask("which doses of vaccination does poultry records teach")).yemiResponse).toContain(
      "Module 2",
    );
  });

  test("that are learning paths add their modules to the path", async () => {
    const { yemiResponse } = await ask(`does ${path?.title} teach counting the repeated work`);
    expect(yemiResponse).toContain("Module 1, Counting the repeated work");
  });

  test("that are not published are unknown", async () => {
    expect((await ask("tell me about the hidden draft course")).yemiResponse).not.toContain("Hidden Draft");
  });

  test("stay known while the database is down, and nobody waits for it", async () => {
    await closeDatabase();
    try {
      await refreshKnowledge();
      expect((await ask("what is in the poultry records course")).yemiResponse).toContain("Feed book");
    } finally {
      openDatabase(target);
    }
    await keep("Snail Farming Money", ["The pen"]);
    await refreshKnowledge();
    expect((await ask("snail farming money course")).yemiResponse).toContain("The pen");
  });
});
