import { globSync } from "node:fs";
import { basename } from "node:path";
import { index, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { allPages, pages } from "#content/pages.ts";

const ending = ".page.tsx";
const names = Object.keys(pages);

/** freeCourses → free-courses. */
const inKebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The files in app/ that are called screens of pages. */
const screenFiles = () =>
  globSync(`**/*${ending}`, { cwd: import.meta.dirname }).map((file) => file.replaceAll("\\", "/"));

/** The screen of each entry in content/pages.ts: the one file that is named after it, in whichever area. */
export function screensOf(files: readonly string[]): readonly string[] {
  const screenNames = names.map((name) => `${inKebab(name)}${ending}`);
  const strangers = files.filter((file) => !screenNames.includes(basename(file)));
  if (strangers.length) throw new Error(`content/pages.ts has no entry for app/${strangers.join(", app/")}`);
  return screenNames.map((name) => {
    const [file, ...others] = files.filter((candidate) => basename(candidate) === name);
    if (file === undefined) throw new Error(`content/pages.ts needs the screen app/<area>/${name}`);
    if (others.length) throw new Error(`Two screens have one name: app/${[file, ...others].join(", app/")}`);
    return file;
  });
}

/** A route for each page of content/pages.ts, and for its other addresses. */
export function pageRoutes(): readonly RouteConfigEntry[] {
  const files = screensOf(screenFiles());
  return allPages.flatMap(({ path, aliases = [] }, place) => {
    const file = files[place] ?? "";
    const id = names[place];
    return [
      path === "/" ? index(file, { id }) : route(path.slice(1), file, { id }),
      ...aliases.map((alias) => route(alias.slice(1), file, { id: alias })),
    ];
  });
}
