import { expect, test } from "vitest";
import { xmlFault } from "./xml.ts";

test("a well-formed document has no error", () => {
  expect(xmlFault('<?xml version="1.0"?><a:b xmlns:a="x" c="1 &amp; 2"><!-- d --><e/>text</a:b>')).toBe(
    undefined,
  );
});

test.each([
  ["never closed", "<a><b></b>"],
  ["closes nothing", "<a></b>"],
  ["a bare &", "<a>1 & 2</a>"],
  ["a bare &", '<a b="1 & 2"/>'],
  ["an attribute twice", '<a b="1" b="2"/>'],
  ["a prefix nobody declared", "<a:b/>"],
  ["cannot be read", '<a b="<"/>'],
  ["text outside", "<a/>b"],
])("%s: %s", (fault, xml) => {
  expect(xmlFault(xml)).toContain(fault);
});
