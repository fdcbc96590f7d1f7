import { conciergeWidget as texts, welcomeOn } from "#content/concierge-widget.ts";
import { expect, test } from "../fixtures.ts";
import { ask, chat, field, nextSteps, openChat } from "./panel.ts";

const label = (path: string, kind: string) =>
  welcomeOn(path).suggestions.find((suggestion) => kind in suggestion)?.label ?? "?";

test("each page has its greeting, and suggestions that open a page, open a chat or fill the field", async ({
  page,
}) => {
  await openChat(page);
  const suggestions = chat(page).getByRole("list", { name: texts.suggestionsLabel });
  await suggestions.getByRole("button", { name: label("/", "question") }).click();
  await expect(field(page)).toHaveValue("I run a small shop. Which of your systems fits me?");
  await expect(field(page)).toBeFocused();
  await field(page).fill("");
  const opened = page.waitForEvent("popup");
  await suggestions.getByRole("link", { name: label("/", "message") }).click();
  await (await opened).close();
  await suggestions.getByRole("link", { name: label("/", "href") }).click();
  await expect(page).toHaveURL("/whatsapp-ai-packages");
  await expect(chat(page)).toContainText(welcomeOn("/whatsapp-ai-packages").greeting);
  for (const [link, path] of [
    ["Free Courses", "/free-courses"],
    ["School", "/video-courses"],
  ] as const) {
    await page.getByRole("banner").getByRole("link", { name: link, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(chat(page)).toContainText(welcomeOn(path).greeting);
    await expect(suggestions.getByRole("link", { name: label(path, "href") })).toBeVisible();
  }
  // A conversation keeps its first greeting; the next page's suggestions follow it.
  await ask(page, "Is enrolling free?");
  await expect(nextSteps(page)).toBeVisible();
  await expect(suggestions).toHaveCount(0);
  await page.getByRole("banner").getByRole("link", { name: "Free Courses", exact: true }).click();
  await expect(chat(page)).toContainText(welcomeOn("/video-courses").greeting);
  await expect(suggestions.getByRole("link", { name: label("/free-courses", "href") })).toBeVisible();
});
