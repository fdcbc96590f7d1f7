import { aliases, prerenderedPaths, renderedPages } from "#app/prerendered.ts";

/** Every public page under its own address, as the sitemaps list them. */
export const publicRoutes: readonly string[] = [
  ...prerenderedPaths.filter((path) => !(path in aliases)),
  ...renderedPages.map(({ path }) => path),
];

/** The addresses that `--routes` names: one or more with commas between them, or `all`. */
export const chosenRoutes = (option: string): readonly string[] =>
  option === "all" ? publicRoutes : option.split(",");
