import { conciergeWidget as texts, welcomeOn } from "#content/concierge-widget.ts";
import { axe, expect, hydrate, test } from "../fixtures.ts";
import { ask, chat, chatButton, field, nextSteps, proSetup, spoken } from "./panel.ts";

test("a question is asked and answered, with the page it comes from and the next steps", async ({ page }) => {
  await page.goto("/video-courses");
  await hydrate(page);
  await axe(page);
  await chatButton(page).click();
  await expect(chat(page)).toContainText(welcomeOn("/video-courses").greeting);
  await expect(field(page)).toBeFocused();
  await expect(chatButton(page)).toBeHidden();
  await ask(page, "What does SmartAgent Pro cost?");
  await expect(chat(page)).toContainText(proSetup);
  await expect(spoken(page)).toContainText(proSetup);
  await expect(field(page)).toHaveValue("");
  await axe(page);
  await ask(page, "I want to talk to a person");
  const person = nextSteps(page).getByRole("link", { name: "Chat on WhatsApp" });
  await expect(person).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/\d+\?text=.*I%20asked%3A%20What%20does%20SmartAgent%20Pro%20cost/,
  );
  await expect(spoken(page)).not.toContainText(proSetup);
  await expect(nextSteps(page)).toHaveCount(1);
  expect(await nextSteps(page).getByRole("link").count()).toBeLessThanOrEqual(3);
  await ask(page, "can you do it for my boss");
  const choices = chat(page).getByRole("list", { name: texts.choicesLabel });
  await expect(choices.getByRole("button")).toHaveCount(3);
  await expect(choices.getByRole("link", { name: texts.noneOfThese })).toHaveAttribute("href", /wa\.me/);
  await expect(nextSteps(page)).toHaveCount(0);
  await axe(page);
  const chosen = (await choices.getByRole("button").first().textContent()) ?? "";
  await choices.getByRole("button").first().click();
  await expect(choices).toBeHidden();
  await expect(chat(page).getByText(chosen, { exact: true })).toBeVisible();
  await ask(page, "I want to talk to a person, please");
  const opened = page.waitForEvent("popup");
  await person.click();
  await (await opened).close();
  await chat(page).getByText(texts.pageLabel).first().getByRole("link").click();
  await expect(page).toHaveURL(/\/whatsapp-ai-packages/);
});
