import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("every built page with a form can say that something waits for the network, and no other carries the words", () => {
  const pages = globSync("build/client/**/index.html").map(
    (file) => [file, readFileSync(file, "utf8")] as const,
  );
  const withForm = pages.filter(([, html]) => html.includes("<form")).map(([file]) => file);
  expect(withForm.length).toBeGreaterThan(8);
  expect(pages.filter(([, html]) => html.includes("[data-unsent]")).map(([file]) => file)).toEqual(withForm);
});
