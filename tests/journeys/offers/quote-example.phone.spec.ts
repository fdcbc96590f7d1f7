import { networkTexts } from "#content/network.ts";
import { examplePath, quoteExamplesPage as texts } from "#content/quote-examples.ts";
import { whichOne } from "#content/which-one.ts";
import { whichOneLink } from "#content/which-one-link.ts";
import { expect, hydrate, test } from "../fixtures.ts";

test.use({ ownContext: true, expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] });

test("a shop owner finds what to take and a quote for a shop, and loses nothing when the network goes", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await expect(page.getByRole("link", { name: whichOneLink.label })).toHaveAttribute(
    "href",
    whichOneLink.href,
  );
  await page.goto(whichOneLink.href);
  await expect(page.getByRole("heading", { name: whichOne.heading })).toBeInViewport();
  await page.goto(texts.path);
  await hydrate(page);
  const field = page.getByLabel(texts.fieldLabel);
  await field.fill("I sell provisions in Ibadan");
  await context.setOffline(true);
  await page.getByRole("button", { name: texts.submit }).click();
  await expect(page.getByText(networkTexts.notSent.text).first()).toBeVisible();
  await expect(field).toHaveValue("I sell provisions in Ibadan");
  await context.setOffline(false);
  await page.getByRole("button", { name: texts.submit }).click();
  await expect(page).toHaveURL(examplePath("shop"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.exampleHeading("A shop"));
});
