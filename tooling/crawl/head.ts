import { aliases } from "#app/prerendered.ts";
import { pictureOf } from "#content/page-meta.ts";
import { siteAddress } from "#content/structured-data.ts";
import type { CrawledPage } from "./crawl.ts";
import { expect, faults, test } from "./crawled.ts";

const named = ({ address }: CrawledPage) => address;

/** The path of the page behind an address: without its query, and with aliases resolved. */
function realPath(address: string): string {
  const path = address.replace(/\?.*/, "");
  return aliases[path] ?? path;
}

/** Public pages under any address; the back office and error pages have noindex. */
function isPublic({ status, meta }: CrawledPage): boolean {
  return status === 200 && !meta.robots?.join().includes("noindex");
}

/** The only content that a page has for each of these names. */
function once(
  contents: readonly string[] | undefined,
  what: string,
  fault: (content: string) => string | false,
) {
  if (contents?.length !== 1) return [`${contents?.length ?? 0} times ${what}`];
  return [fault(contents[0] ?? "") || []].flat();
}

const between = (least: number, most: number) => (text: string) =>
  (text.length < least || text.length > most) && `'${text}' has ${text.length} characters`;

test("every page has a title, every public one a description, of a length that is shown in full", ({
  crawled,
}) => {
  const wrong = faults(
    [...crawled.pages.values(), ...crawled.strays.values()],
    (page) => [
      ...once(page.titles, "a title", between(10, 60)),
      ...(isPublic(page) ? once(page.meta.description, "a description", between(50, 160)) : []),
    ],
    named,
  );
  expect(wrong).toEqual([]);
});

test("no two pages have the same title or description", ({ crawled: { listed } }) => {
  for (const of of [
    ({ titles }: CrawledPage) => titles[0],
    ({ meta }: CrawledPage) => meta.description?.[0],
  ]) {
    const groups = Map.groupBy(listed, of);
    const alike = [...groups].filter(([, pages]) => pages.length > 1);
    expect(alike.map(([text, pages]) => `${text}: ${pages.map(named).join(", ")}`)).toEqual([]);
  }
});

test("every public page names its real address", ({ crawled: { pages, strays } }) => {
  const wrong = faults(
    [...pages.values(), ...strays.values()].filter(isPublic),
    ({ address, canonical, meta }) => {
      const real = siteAddress(realPath(address));
      const check = (found: string) => found !== real && `'${found}' is not ${real}`;
      return [once(canonical, "a canonical link", check), once(meta["og:url"], "og:url", check)].flat();
    },
    named,
  );
  expect(wrong).toEqual([]);
});

test("the preview of a shared page agrees with the page", ({ crawled: { pages } }) => {
  const wrong = faults(
    [...pages.values()].filter(isPublic),
    ({ address, titles, meta }) =>
      [
        once(meta["og:title"], "og:title", (text) => text !== titles[0] && `og:title '${text}'`),
        once(
          meta["og:description"],
          "og:description",
          (text) => text !== meta.description?.[0] && "another description",
        ),
        once(
          meta["og:image"],
          "og:image",
          (text) => text !== siteAddress(pictureOf(realPath(address))) && text,
        ),
        once(meta["og:image:width"], "og:image:width", (text) => text !== "1200" && text),
        once(meta["og:image:height"], "og:image:height", (text) => text !== "630" && text),
        once(meta["twitter:card"], "twitter:card", (text) => text !== "summary_large_image" && text),
      ].flat(),
    named,
  );
  expect(wrong).toEqual([]);
});

test("every page has its own picture, small and of the size that it declares", async ({
  crawled: { listed, fetch },
}) => {
  const pictures = await Promise.all(
    listed.map(async ({ address, meta }) => {
      const answer = await fetch(new URL(meta["og:image"]?.[0] ?? "/none", siteAddress("/")).pathname);
      const bytes = Buffer.from(await answer.arrayBuffer());
      return { address, type: answer.headers.get("content-type"), status: answer.status, bytes };
    }),
  );
  const wrong = faults(
    pictures,
    ({ status, type, bytes }) => {
      if (status !== 200 || type !== "image/png") return `its picture answers ${status} ${type}`;
      const size = `${bytes.subarray(12, 16)} ${bytes.readUInt32BE(16)} × ${bytes.readUInt32BE(20)}`;
      if (size !== "IHDR 1200 × 630") return `its picture is ${size}`;
      if (pictures.some((other) => other.bytes !== bytes && other.bytes.equals(bytes)))
        return "its picture is another's";
      return bytes.length > 60 * 1024 && `its picture has ${bytes.length} bytes`;
    },
    ({ address }) => address,
  );
  expect(wrong).toEqual([]);
});
