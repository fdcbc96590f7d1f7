import { expect, test } from "vitest";
import { allPages } from "#content/pages.ts";
import { pageRoutes } from "./page-routes.ts";

const files = [...new Set(pageRoutes().map(({ file }) => file))];

test("every page and every other address of it has a route with its screen", () => {
  const addresses = allPages.flatMap(({ path, aliases = [] }) => [path, ...aliases]);
  expect(pageRoutes().map(({ path = "" }) => `/${path}`)).toEqual(addresses);
  expect(pageRoutes()).toContainEqual(
    expect.objectContaining({ path: "free-courses", file: "school/free-courses/free-courses.page.tsx" }),
  );
});

test("a page without a screen, a screen without a page and two screens of one page stop the build", () => {
  expect(() => pageRoutes(files.slice(1))).toThrow(
    "content/pages.ts needs the screen app/<area>/home.page.tsx",
  );
  expect(() => pageRoutes([...files, "offers/nobody-named-it.page.tsx"])).toThrow(
    "content/pages.ts has no entry for app/offers/nobody-named-it.page.tsx",
  );
  expect(() => pageRoutes([...files, "offers/terms.page.tsx"])).toThrow(
    "Two screens have one name: app/site/terms.page.tsx, app/offers/terms.page.tsx",
  );
});
