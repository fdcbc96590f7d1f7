import { existsSync, globSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { contactForm } from "#content/contact-form.ts";
import { site } from "#content/site.ts";
import { fixedLabel } from "./fixed-label.server.ts";

test.each([
  [`Button: ${contactForm.submitLabel}`, `Button: ${contactForm.submitLabel}`],
  ["Link: Add to your list LeadBot Basic", "Link: Add to your list LeadBot Basic"],
  ["Link: Free  AI Tools", "Link: Free AI Tools"],
  ["Link: Try Live Demo: Mindsync Health", "Link: Try Live Demo: Mindsync Health"],
  ["Button: Copy Okafor Geheimnis Foods", "Button: Copy"],
  ["Link: Geheimnis", "Link: other"],
  ["Link: 0803 000 0000", "Link: other"],
  ["Interactive Element: amaka@mindsync.example", "Interactive Element: other"],
])("%s is stored as %s", async (label, stored) => {
  expect(await fixedLabel(label)).toBe(stored);
});

test("whatever is typed beside a text of the site is left out", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom("Free AI Tools", "Enroll Now", "Try Tool", "Add This", ""),
      fc.constantFrom(" ", ": ", ", ", "", "\n"),
      fc.stringMatching(/^[\p{L}\d ]{0,20}$/u),
      async (text, between, typed) => {
        expect(await fixedLabel(`Button: ${text}${between}zq${typed}`)).not.toContain("zq");
      },
    ),
  );
});

/** The names that the counter gives to the links and buttons of a built page. */
function* pressable(html: string): Generator<string> {
  const plain = html.replace(/<(script|svg|template)\b[\s\S]*?<\/\1>/g, "").replace(/<!--[\s\S]*?-->/g, "");
  const spelled = (text: string) =>
    text
      .replace(/<\/?(p|div|h\d|li|ul|span)[^>]*>/g, "\n")
      .replace(/<[^>]+>/g, "")
      .replaceAll("&amp;", "&")
      .replaceAll("&#x27;", "'")
      .replaceAll("&quot;", '"')
      .trim()
      .split(/\s*\n\s*/)
      .find((line) => !/^\d*$/.test(line)) ?? "";
  for (const [, , attributes = "", inner = ""] of plain.matchAll(
    /<(a|button|summary)\b([^>]*)>([\s\S]*?)<\/\1>/g,
  ))
    yield spelled(
      / data-count="([^"]*)"/.exec(attributes)?.[1] ?? / aria-label="([^"]*)"/.exec(attributes)?.[1] ?? inner,
    );
}

test("everything on the built pages has a name of its own, except links in the texts of posts", async () => {
  expect(existsSync("build/client/index.html")).toBe(true);
  const other = new Set<string>();
  let all = 0;
  for (const file of globSync("build/client/**/index.html")) {
    for (const name of pressable(readFileSync(file, "utf8"))) {
      all += 1;
      if (file.includes("/blog/")) continue;
      if ((await fixedLabel(`Link: ${name}`)) === "Link: other") other.add(name);
    }
  }
  expect(all).toBeGreaterThan(1000);
  // An email address is never stored as the name of a link.
  expect([...other]).toEqual([site.email]);
});
