import { expect, test } from "vitest";
import { readHtml } from "./html.ts";

const page =
  readHtml(`<!DOCTYPE html><html lang="en-NG"><head><title>A &amp; B</title><!-- none --><meta charSet="utf-8"/>
<script>if (1 < 2) "</p>";</script></head><body><main id="content" class="wide tall"><h1>Now <em>or</em>
 never</h1><ul><li><a href="/tools?a=1&amp;b=2">It&#x27;s</a></li><li><a href="/">Home</a><br/></li></ul></main></body></html>`);

test("a page is parsed as a browser parses it", () => {
  expect(page.one("title").text).toBe("A & B");
  expect(page.one("h1").text).toBe("Now or never");
  expect(page.one("html").attribute("lang")).toBe("en-NG");
  expect(page.one("script").textContent).toBe('if (1 < 2) "</p>";');
  expect(page.all("a").map((link) => link.attribute("href"))).toEqual(["/tools?a=1&b=2", "/"]);
  expect(page.all("a").map(({ text }) => text)).toEqual(["It's", "Home"]);
});

test("selectors find what a browser's would", () => {
  const count = (selectors: string) => page.all(selectors).length;
  expect(count("li")).toBe(2);
  expect(count("main a, h1")).toBe(3);
  expect(count("main > a")).toBe(0);
  expect(count("main > ul > li > a")).toBe(2);
  expect(count("#content.wide")).toBe(1);
  expect(count(".wide .tall")).toBe(0);
  expect(count('a[href^="/tools"]')).toBe(1);
  expect(count('a[href="/"]')).toBe(1);
  expect(count('main[class~="tall"] a[href]')).toBe(2);
  expect(page.one("em").closest("main")?.attribute("id")).toBe("content");
  expect(page.one("em").closest("li")).toBeUndefined();
  expect(() => page.one("li")).toThrow("2 times li");
  expect(() => page.all("li:first-child")).toThrow("Cannot read the selector");
});

test("an element that is not closed in its place is an error", () => {
  for (const html of ["<p>", "<p><b></p></b>", "</p>", "<p class=a></p>", "<script>1", "&bad;"])
    expect(() => readHtml(html), html).toThrow();
});
