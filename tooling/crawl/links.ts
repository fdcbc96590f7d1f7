import { site } from "#content/site.ts";
import { whatsappLinkLimit } from "#content/whatsapp.ts";
import { inside } from "./crawl.ts";
import { expect, faults, test } from "./crawled.ts";

/** Pages that redirect visitors who are not signed in to the sign-in form. */
const staffPages: Readonly<Record<string, string>> = { "/admin-dashboard": "/admin-login" };

test("the crawl reaches the whole site", ({ crawled: { pages, listed } }) => {
  expect(pages.size).toBeGreaterThanOrEqual(25);
  expect(listed.length).toBeGreaterThanOrEqual(25);
});

test("every address of the site responds", ({ crawled: { answers } }) => {
  const wrong = faults(
    answers.values(),
    ({ address, status, location }) => {
      const [path = ""] = address.split("?");
      const sentOn = staffPages[path];
      if (sentOn && location && location.split("?")[0] === sentOn) return null;
      // A button that stores a lead goes on to WhatsApp.
      if (path.startsWith("/whatsapp/") && location) return awayFault(location);
      return status !== 200 && `answers ${status}`;
    },
    ({ address, from }) => `${address}, linked from ${from.join(", ")},`,
  );
  expect(wrong).toEqual([]);
});

test("every anchor that a link leads to exists", ({ crawled: { pages, origins } }) => {
  const wrong = faults(
    pages.values(),
    ({ address, links }) =>
      links.flatMap(({ href }) => {
        const target = inside(href, address, origins);
        const there = target && pages.get(target.address);
        if (!target?.place || !there || there.ids.includes(target.place)) return [];
        return `'${href}' leads to no #${target.place}`;
      }),
    ({ address }) => address,
  );
  expect(wrong).toEqual([]);
});

test("every link has a name", ({ crawled: { pages } }) => {
  const wrong = faults(
    pages.values(),
    ({ links }) => links.filter(({ name }) => !name.trim()).map(({ href }) => `'${href}' has no words`),
    ({ address }) => address,
  );
  expect(wrong).toEqual([]);
});

/** The problems of a link that leaves the site. */
function awayFault(href: string): string | null {
  const url = URL.parse(href);
  if (!url) return `'${href}' is no address`;
  // The visitor shares a page with a person of their choice: the link has our address and no number.
  if (href.startsWith("https://wa.me/?")) {
    const shared = url.searchParams.get("text") ?? "";
    return shared.includes(site.url) && href.length < whatsappLinkLimit
      ? null
      : `'${href}' shares no page of ours`;
  }
  if (url.hostname === "wa.me") {
    if (!/^https:\/\/wa\.me\/\d{8,15}(\?text=[^&]+)?$/.test(href))
      return `'${href}' is no WhatsApp line in digits`;
    if (href.length >= whatsappLinkLimit) return `'${href.slice(0, 80)}…' has ${href.length} characters`;
    return url.searchParams.get("text") === "" ? `'${href}' says nothing` : null;
  }
  if (url.protocol === "mailto:") {
    return /^[^\s@?&]+@[^\s@?&]+\.[^\s@?&.]+$/.test(decodeURIComponent(url.pathname))
      ? null
      : `'${href}' is no e-mail address`;
  }
  if (url.protocol === "tel:") return /^\+\d{8,15}$/.test(url.pathname) ? null : `'${href}' is no number`;
  return url.protocol === "https:" ? null : `'${href}' leaves by ${url.protocol}`;
}

test("links that leave the site are complete and safe", ({ crawled: { pages, origins } }) => {
  const wrong = faults(
    pages.values(),
    ({ address, links }) =>
      links
        .filter(({ href }) => !inside(href, address, origins))
        .flatMap(({ href, newTab, rel }) => [
          ...[awayFault(href) ?? []].flat(),
          ...(newTab && !/\bno(opener|referrer)\b/.test(rel)
            ? [`'${href}' opens a tab that may steer this one`]
            : []),
        ]),
    ({ address }) => address,
  );
  expect(wrong).toEqual([]);
  const lines = [...pages.values()]
    .flatMap(({ links }) => links)
    .filter(({ href }) => /\/\/wa\.me\/|^\/whatsapp\//.test(href));
  expect(lines.length).toBeGreaterThan(pages.size);
});
