import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { pages } from "#content/pages.ts";
import { readHtml } from "#tests/support/html.ts";
import { SiteHeader } from "./site-header.tsx";

/** The links that are marked as the current page, and the menus that are underlined for one of theirs. */
function markedAt(path: string) {
  const Site = createRoutesStub([{ path: "*", Component: SiteHeader }]);
  const html = readHtml(renderToString(<Site initialEntries={[path]} />));
  const textsOf = (selector: string) => [...new Set(html.all(selector).map(({ text }) => text))];
  return { links: textsOf('[aria-current="page"]'), menus: textsOf("summary.underline") };
}

test("the menus mark the page that is shown, or the one above it", () => {
  expect(markedAt("/")).toEqual({ links: [], menus: [] });
  expect(markedAt("/free-courses")).toEqual({ links: ["Free Courses"], menus: [] });
  const { path, name } = pages.systems;
  for (const at of [path, `${path}/one`])
    expect(markedAt(at)).toEqual({ links: [name], menus: ["AI Systems"] });
  expect(markedAt(`${path}-two`)).toEqual({ links: [], menus: [] });
});
