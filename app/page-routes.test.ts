import { expect, test } from "vitest";
import { sectionGroups } from "#content/back-office-sections.ts";
import { allPages } from "#content/pages.ts";
import { pageRoutes } from "./page-routes.ts";
import routes from "./routes.ts";

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

/** Screens that the back office leads to from elsewhere: its search field and the review. */
const ledToFromElsewhere = ["/admin-dashboard/find", "/recruitment/admin/alerts"];

test("every screen of the back office is in its navigation or led to from elsewhere", () => {
  const shell = routes.find(({ file }) => file === "back-office/shell.tsx");
  const screens = (shell?.children ?? []).map(({ path = "" }) => `/${path}`);
  const named = sectionGroups.flatMap(({ sections }) => sections.map(({ path }) => path));
  expect(screens.length).toBeGreaterThan(15);
  expect(named.filter((path) => ![...screens, "/admin-dashboard"].includes(path))).toEqual([]);
  const silent = screens.filter((path) => !path.includes(":") && !named.includes(path));
  expect(silent.sort()).toEqual(ledToFromElsewhere.sort());
});
