import { expect, test } from "vitest";
import { wayBack } from "./way-back.ts";

test.each([
  "/account",
  "/courses/ai-integration",
  "/courses/ai-integration/first-lesson",
  "/learning",
  "/two-step-sign-in",
  "/video-courses",
])("a sign-in leads back to %s", (path) => {
  expect(wayBack(path)).toBe(path);
});

test.each([
  undefined,
  null,
  "",
  "/",
  "/admin-dashboard",
  "//evil.example",
  "/\\evil.example",
  "https://evil.example/learning",
  "/courses/../admin-dashboard",
  "/courses/a/b/c",
  "/learning?next=//evil.example",
  "/learning\n//evil.example",
])("a sign-in that wants %j leads to the learner's own page", (path) => {
  expect(wayBack(path)).toBe("/learning");
});
