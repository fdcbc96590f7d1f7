/** The page that a part of the site begins with. */
export interface Section {
  readonly name: string;
  readonly path: string;
}

/** Parts of the site with pages under them, by the beginning of those pages' addresses. */
const sections: Readonly<Record<string, Section>> = {
  "/tools/": { name: "Free AI Tools", path: "/tools" },
  "/recruitment/": { name: "Recruitment", path: "/recruitment/overview" },
  "/blog/": { name: "Blog", path: "/blog" },
};

/** The part of the site that a page belongs to; none for a page that stands by itself or begins a part. */
export function sectionOf(path: string): Section | undefined {
  const beginning = Object.keys(sections).find((known) => path.startsWith(known));
  const section = beginning ? sections[beginning] : undefined;
  return section?.path === path ? undefined : section;
}
