import { test } from "./fixtures.ts";
import { expectOwnStyles } from "./own-styles.ts";

test.use({ opensChats: false });

test("a page of each kind brings along every rule that it needs", async ({ scene }) => {
  // Prerendered with short names of its own, and rendered with those of all pages; the rest is in own-styles.full.spec.ts.
  for (const path of ["/", "/whatsapp-ai-packages", "/video-courses", "/enroll"])
    await scene(path, (page) => expectOwnStyles(page, path));
});
