import { test } from "./fixtures.ts";
import { expectOwnStyles } from "./own-styles.ts";

test("a page of each kind contains every rule that it needs", async ({ scene }) => {
  // Prerendered with its own short names, and rendered with those of the build; the rest is in own-styles.full.spec.ts.
  for (const path of ["/", "/enroll"]) await scene(path, (page) => expectOwnStyles(page, path));
});
