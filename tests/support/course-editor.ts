import { beforeAll, beforeEach } from "vitest";
import { sql } from "#server/platform/database.ts";
import type { TestCourse } from "./course.ts";
import { testDatabase } from "./database.ts";
import { type TestSite, testSite } from "./site.ts";

/** Address of the course editor. */
export const courses = "/admin-dashboard/courses";
export const lessonPage = ({ id, lessons }: TestCourse) => `${courses}/${id}/lessons/${lessons[0]}`;
export const modulePage = ({ id, module }: TestCourse) => `${courses}/${id}/modules/${module}`;

export const facts = {
  title: "Selling rice",
  description: "",
  category: "",
  tier: "free",
  path: "",
  slug: "",
};
export const lessonFields = { title: "The blue book", slug: "the-blue-book", minutes: 4, text: "Words." };
/** The smallest possible picture. */
export const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/**
 * The course editor on the test file's own site and database, requested by an admin by default; no courses before a
 * test.
 */
export function courseEditor() {
  testDatabase();
  let site: TestSite;
  let admin: { cookie: string };
  beforeAll(async () => {
    site = await testSite();
    admin = (await site.signIn()).headers;
  });
  beforeEach(async () => {
    await sql()`truncate courses cascade`;
  });
  return {
    site: () => site,
    get: (path: string, headers: Record<string, string> = admin) => site.fetch(path, { headers }),
    post: (path: string, fields: Record<string, unknown>, headers: Record<string, string> = admin) =>
      site.fetch(path, {
        method: "POST",
        headers,
        body: new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])),
      }),
    sendPicture(course: string, bytes: Buffer, headers: Record<string, string> = admin) {
      const form = new FormData();
      form.set("change", "picture");
      form.set("picture", new File([new Uint8Array(bytes)], "cover.png", { type: "image/png" }));
      return site.fetch(`${courses}/${course}`, { method: "POST", headers, body: form });
    },
  };
}
