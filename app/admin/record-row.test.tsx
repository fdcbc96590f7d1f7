import { expect, test } from "vitest";
import { previewOf } from "./record-row.tsx";

test("a preview joins what there is, and never ends within a character", () => {
  expect(previewOf(["Books", null, "", "My shop"])).toBe("Books · My shop");
  expect(previewOf([`${"a".repeat(199)}😀 and more`])).toBe("a".repeat(199));
});
