import { expect, test } from "vitest";
import { bringIntoView } from "./bring-into-view.ts";

test("a message gets the focus and is scrolled to, at once and clear of the site's header", () => {
  const calls: unknown[] = [];
  const element = {
    focus: (options: FocusOptions) => calls.push(["focus", options]),
    scrollIntoView: (options: ScrollIntoViewOptions) => calls.push(["scroll", options]),
  };
  bringIntoView(element as unknown as HTMLElement);
  bringIntoView(null);
  expect(calls).toEqual([
    ["focus", { preventScroll: true }],
    ["scroll", { block: "center", behavior: "instant" }],
  ]);
});
