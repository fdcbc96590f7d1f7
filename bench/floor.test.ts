import { expect, test } from "vitest";
import { percentile } from "./figures.ts";
import { plainPage } from "./floor.ts";

test("the floor has the text, the elements and the links, and nothing expensive", () => {
  const plain = plainPage(
    `<html><head><title>Mindsync</title><style>a{}</style><script src="/a.js"></script></head>
     <body class="x"><!-- note --><main data-a="1"><h1 class="y">Software <a href="/tools" class="z">that works</a></h1>
     <svg viewBox="0 0 1 1"><path d="M0 0"></path></svg><script>alert(1)</script></main></body></html>`,
  );
  expect(plain).toContain(`<h1>Software <a href="/tools">that works</a></h1>`);
  expect(plain).toContain("<title>Mindsync</title>");
  expect(plain).not.toMatch(/script|svg|class=|data-a|note|alert/);
});

test("a percentile is one of the values", () => {
  const values = Array.from({ length: 20 }, (_, index) => 20 - index);
  expect(percentile(values, 0.5)).toBe(10);
  expect(percentile(values, 0.95)).toBe(19);
  expect(percentile([7], 0.95)).toBe(7);
});
