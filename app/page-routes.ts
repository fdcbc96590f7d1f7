import { globSync } from "node:fs";
import { basename } from "node:path";
import { index, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { type Page, pages } from "#content/pages.ts";

const ending = ".page.tsx";

/** The file name of an entry's screen: freeCourses → free-courses.page.tsx. */
const screenName = (name: string) =>
  `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}${ending}`;

/** The path below app/ of every screen of a page. */
const screenFiles = () =>
  globSync(`**/*${ending}`, { cwd: import.meta.dirname }).map((file) => file.replaceAll("\\", "/"));

/** The one file with this name, in whichever area. */
function screenCalled(name: string, files: readonly string[]): string {
  const [file, ...others] = files.filter((candidate) => basename(candidate) === name);
  if (file === undefined) throw new Error(`content/pages.ts needs the screen app/<area>/${name}`);
  if (others.length) throw new Error(`Two screens have one name: app/${[file, ...others].join(", app/")}`);
  return file;
}

/** A route for each page of content/pages.ts and for its other addresses; an error if pages and screens do not match. */
export function pageRoutes(files: readonly string[] = screenFiles()): readonly RouteConfigEntry[] {
  const screenNames = Object.keys(pages).map(screenName);
  const strangers = files.filter((file) => !screenNames.includes(basename(file)));
  if (strangers.length) throw new Error(`content/pages.ts has no entry for app/${strangers.join(", app/")}`);
  return Object.entries<Page>(pages).flatMap(([id, { path, aliases = [] }]) => {
    const file = screenCalled(screenName(id), files);
    return [
      path === "/" ? index(file, { id }) : route(path.slice(1), file, { id }),
      ...aliases.map((alias) => route(alias.slice(1), file, { id: alias })),
    ];
  });
}
