import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { articleHtml, wordsIn } from "./markdown.server.ts";

describe("a post's Markdown", () => {
  test("shows tags written in it as text", () => {
    const html = articleHtml("A <b>bold</b> word\n\n<script>alert(1)</script>\n\n```message\n<i>hi</i>\n```");
    expect(html).toContain("A &lt;b&gt;bold&lt;/b&gt; word");
    expect(html).not.toMatch(/<(b|i|script)>/);
  });

  test("creates no link that runs a script", () => {
    expect(articleHtml("[tap](javascript:alert(1))")).not.toContain("<a");
  });

  test("starts its headings at the second level", () => {
    expect(articleHtml("## One\n\n### Two")).toMatch(/^<h2>One<\/h2>\s*<h3>Two<\/h3>/);
    expect(() => articleHtml("# One")).toThrow("begin with ##");
    expect(() => articleHtml("One\n===")).toThrow("begin with ##");
  });

  test("wraps a table in a box, without a style that the policy forbids", () => {
    const html = articleHtml("| What | Naira |\n| --- | ---: |\n| Rice | ₦45,000 |");
    expect(html).toMatch(/^<div class="table-box" tabindex="0"[^>]*><table>/);
    expect(html).toContain('<td class="right">₦45,000</td>');
    expect(html).not.toContain("style=");
  });

  test("gives messages and prompts a button that copies them exactly", () => {
    const html = articleHtml('```message\nGood day. "It\'s" 2 x 3\n```\n\n```prompt\nYou write\n```');
    expect(html).toContain("Message to copy");
    expect(html).toContain("Prompt to copy");
    expect(html.match(/<button type="button" class="needs-js" data-copy>Copy<\/button>/g)).toHaveLength(2);
    expect(html).toContain("<pre>Good day. &quot;It's&quot; 2 x 3</pre>");
    expect(articleHtml("```\nplain\n```")).toBe("<pre>plain</pre>\n");
  });

  test("turns items that start with [ ] into boxes to tick, and no others", () => {
    const html = articleHtml("- [ ] First\n- Second [ ] one");
    expect(html).toContain('<li class="task">First</li>');
    expect(html).toContain("<li>Second [ ] one</li>");
  });

  test("writes quotation marks and apostrophes as the site does", () => {
    expect(articleHtml(`He said "come", and it's late.`)).toBe("<p>He said ‘come’, and it’s late.</p>\n");
  });
});

test("four columns of a table, one with a long word, fit on a phone of 360 pixels", () => {
  const [, rem] =
    /max-width: 39\.99rem[\s\S]*?min-width: ([\d.]+)rem/.exec(readFileSync("app/blog/article.css", "utf8")) ??
    [];
  const [longWord, margins] = [90, 40];
  expect(3 * Number(rem) * 16 + longWord).toBeLessThanOrEqual(360 - margins);
});

test("counts words as they are read", () => {
  expect(wordsIn("Sold 3 bags for ₦45,000: that's **good**, isn't it? - [ ] Yes")).toBe(10);
});
