import { describe, expect, it } from "vitest";
import { pageMeta } from "./page-meta.ts";
import { site } from "./site.ts";
import { breadcrumbs, type StructuredData, siteAddress, weeks } from "./structured-data.ts";

const description = "What a page of the test is about.";

/** The structured data in the head of a page, by type. */
function things(path: string, title: string, structured: readonly StructuredData[] = []): StructuredData[] {
  return pageMeta({ path, title, description, structured }).flatMap((entry) =>
    "script:ld+json" in entry ? (entry["script:ld+json"]?.["@graph"] as StructuredData[]) : [],
  );
}

describe("the breadcrumb of a page", () => {
  it("begins at the home page and names the page by its title", () => {
    expect(things("/business-apps", `Business App Demos | ${site.name}`)).toEqual([
      breadcrumbs({ name: "Business App Demos", path: "/business-apps" }),
    ]);
  });

  it("includes the section that the page belongs to", () => {
    const ways = {
      "/tools": ["/", "/tools"],
      "/tools/faq-generator": ["/", "/tools", "/tools/faq-generator"],
      "/recruitment/overview": ["/", "/recruitment/overview"],
      "/recruitment/roles": ["/", "/recruitment/overview", "/recruitment/roles"],
    };
    for (const [path, way] of Object.entries(ways)) {
      const items = things(path, "A page").flatMap(
        ({ itemListElement }) => itemListElement as { item: string }[],
      );
      expect(items.map(({ item }) => item)).toEqual(way.map(siteAddress));
    }
  });

  it("is the page's own where it has one, and missing on the home page", () => {
    const own = breadcrumbs({ name: "Elsewhere", path: "/elsewhere" }, { name: "Here", path: "/here" });
    expect(things("/here", "Here", [own])).toEqual([own]);
    expect(things("/", site.name)).toEqual([]);
  });
});

describe("a course's duration", () => {
  it("is given in weeks; anything else is an error", () => {
    expect([weeks("8 weeks"), weeks("10 weeks"), weeks("1 week")]).toEqual(["P8W", "P10W", "P1W"]);
    expect(() => weeks("two months")).toThrow("two months");
  });
});
