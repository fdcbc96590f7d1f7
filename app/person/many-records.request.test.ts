/** One page has everything about a person, however many records there are. */
import { expect, test } from "vitest";
import { personTexts as texts } from "#content/person.ts";
import { adminSite } from "#tests/support/admin-site.ts";
import { aContact } from "#tests/support/lead.ts";
import { mailFolder } from "#tests/support/mail-folder.ts";
import { postTo } from "#tests/support/post-form.ts";

const { site, headers, read } = adminSite();
// The page names unsent mails too.
mailFolder();

test("ten messages are all on the page, the last two behind one tap", async () => {
  const post = postTo(site);
  const asked = Array.from({ length: 10 }, (_, at) => `Question ${at} of ten`);
  for (const message of asked) {
    const sent = await post("/contact", aContact({ phone: "0805 000 0009", message }));
    expect(sent.status).toBe(200);
  }
  const found = await post(texts.path, { q: "0805 000 0009" }, headers);
  const html = await read(found.headers.get("location") ?? "");
  const messages = html.slice(html.indexOf("Messages (10)"));
  for (const message of asked) expect(messages).toContain(message);
  expect(messages).toContain(texts.more(2));
});
