import { pages } from "./pages.ts";

/** The link to the advice on the packages page, for pages that do not load the advice itself. */
export const whichOneLink = {
  label: "Which one should I choose?",
  href: `${pages.packages.path}#which`,
} as const;
