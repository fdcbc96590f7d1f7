import { expect, test } from "vitest";
import { parseBoundedJson } from "./bounded-json.ts";

const named = (length: number, text: string) => `{"a":[{"${"n".repeat(length)}":"${text}"}]}`;

test.each(["plain", "\\u00e9scaped", "\ud800"])(
  "a name has 80 characters at most, beside the text %j",
  (text) => {
    expect(() => parseBoundedJson(named(80, text))).not.toThrow();
    expect(() => parseBoundedJson(named(81, text))).toThrow("more levels or values");
  },
);

test("texts are storable afterwards, and other values as they were", () => {
  const text = String.raw`{"nul":"a\u0000b","lone":"\ud800","number":1.5,"list":[null,true]}`;
  expect(parseBoundedJson(text)).toEqual({ nul: "ab", lone: "\ufffd", number: 1.5, list: [null, true] });
});
