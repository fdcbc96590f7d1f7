import { siteAddress } from "#content/structured-data.ts";
import { type CrawledPage, inside } from "./crawl.ts";
import { expect, faults, test } from "./crawled.ts";
import { allThings, faultsOf, isThing, type Thing } from "./schema.ts";

const named = ({ address }: CrawledPage) => address;

/** A page's structured data; null when it has none, and an error message when it is invalid. */
function read({ structured }: CrawledPage): { document: unknown } | { reason: string } {
  try {
    return { document: JSON.parse(structured[0] ?? "null") };
  } catch (error) {
    return { reason: `no JSON: ${error}` };
  }
}

function graph(page: CrawledPage): Thing[] {
  const found = read(page);
  const held = "document" in found && isThing(found.document) ? found.document["@graph"] : undefined;
  return Array.isArray(held) ? held.filter(isThing) : [];
}

const ofType = (page: CrawledPage, type: string) => graph(page).filter((thing) => thing["@type"] === type);

test("every page has one complete schema.org document", ({ crawled: { pages, listed } }) => {
  const wrong = faults(
    pages.values(),
    (page) => {
      const count = page.structured.length;
      if (count !== 1) return count > 1 || listed.includes(page) ? `${count} documents` : null;
      const found = read(page);
      if ("reason" in found) return found.reason;
      if (!isThing(found.document) || found.document["@context"] !== "https://schema.org")
        return "no @context of schema.org";
      return graph(page).length ? faultsOf(graph(page)) : "an empty @graph";
    },
    named,
  );
  expect(wrong).toEqual([]);
});

test("the home page names the owner of the site", ({ crawled: { listed } }) => {
  const home = listed.find(({ address }) => address === "/");
  expect(home).toBeDefined();
  for (const type of ["Organization", "WebSite"]) {
    expect(home && ofType(home, type).map(({ url }) => url), type).toEqual([siteAddress("/")]);
  }
});

test("every other page has a breadcrumb from the home page to itself", ({ crawled: { listed } }) => {
  const known = new Set(listed.map(({ address }) => siteAddress(address)));
  const wrong = faults(
    listed.filter(({ address }) => address !== "/"),
    (page) => {
      const lists = ofType(page, "BreadcrumbList");
      if (lists.length !== 1) return `${lists.length} ways`;
      const steps = [lists[0]?.itemListElement].flat().filter(isThing);
      const items = steps.map(({ item }) => String(item));
      return [
        ...steps.flatMap(({ position, name }, at) =>
          position === at + 1 && name ? [] : [`step ${at + 1} is ${position} '${name}'`],
        ),
        ...(items[0] === siteAddress("/") ? [] : [`it begins at ${items[0]}`]),
        ...(items.at(-1) === siteAddress(page.address) ? [] : [`it ends at ${items.at(-1)}`]),
        // A step may be an anchor on a page, such as /#store.
        ...items
          .filter((item) => !known.has(item.split("#")[0] ?? ""))
          .map((item) => `${item} is no page of the site`),
      ];
    },
    named,
  );
  expect(wrong).toEqual([]);
});

test("links and references to other things lead to them", ({ crawled: { pages, answers, origins } }) => {
  const ids = new Set([...pages.values()].flatMap(graph).map((thing) => thing["@id"]));
  const wrong = faults(
    pages.values(),
    (page) =>
      allThings(graph(page)).flatMap((thing) => {
        const { "@id": id, "@type": type } = thing;
        const found = type === undefined && !ids.has(id) ? [`nothing is called ${id}`] : [];
        for (const address of [thing.url, thing.item, thing.logo, thing.image, thing.mainEntityOfPage]) {
          const target = typeof address === "string" && inside(address, "/", origins);
          if (!target) continue;
          if (answers.get(target.address)?.status !== 200) found.push(`${address} is not there`);
          else if (target.place && !pages.get(target.address)?.ids.includes(target.place))
            found.push(`${address}: the page has no such place`);
        }
        return found;
      }),
    named,
  );
  expect(wrong).toEqual([]);
});

/** An amount as pages write it; zero may also be written as free. */
function stands(amount: number, { text }: CrawledPage): boolean {
  // Must not match the beginning of a longer number.
  const written = new RegExp(`₦${amount.toLocaleString("en-US")}(?![\\d,]*\\d)`);
  return written.test(text) || (amount === 0 && /\bfree\b/i.test(text));
}

test("every price in the structured data is on its page", ({ crawled: { pages } }) => {
  const wrong = faults(
    pages.values(),
    (page) =>
      allThings(graph(page))
        .flatMap(({ price, minPrice, lowPrice, highPrice }) => [price, minPrice, lowPrice, highPrice])
        .filter((amount) => typeof amount === "number")
        .filter((amount) => !stands(amount, page))
        .map((amount) => `₦${amount.toLocaleString("en-US")} is nowhere on it`),
    named,
  );
  expect(wrong).toEqual([]);
});

test("every question in the structured data is on its page, together with its answer", ({
  crawled: { pages },
}) => {
  const wrong = faults(
    pages.values(),
    (page) => {
      const said = allThings(graph(page)).flatMap(({ "@type": type, name, text }) =>
        type === "Question" ? [name] : type === "Answer" ? [text] : [],
      );
      return said.map(String).filter((words) => !page.text.includes(words.replace(/\s+/g, " ")));
    },
    named,
  );
  expect(wrong).toEqual([]);
});
