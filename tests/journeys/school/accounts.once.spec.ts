import { grantTier } from "#app/school/lessons/viewer.server.ts";
import { savedMailsTexts } from "#content/account.ts";
import { makeCourse, secret } from "#tests/support/course.ts";
import { chatAddress } from "../chat-address.ts";
import { expect, hydrate, test } from "../fixtures.ts";
import { removeTestCourses } from "../records.ts";
import { admin } from "../run-site.ts";
import { fillAccount, password, signUpAndIn } from "./learner.ts";

// The browser also reports 4xx responses as console errors.
test.slow();
test.use({ expectedErrors: [/status of (401|403|422)/] });
test.beforeEach(({ database: _ }) => {});
test.afterEach(removeTestCourses);

test("a learner signs up and forgets the password: the owner passes the link on, and it works once", async ({
  page,
  browser,
  baseURL,
}) => {
  await test.step("errors are shown beside the field, and the password can be made visible", async () => {
    await page.goto("/sign-up");
    await hydrate(page);
    await fillAccount(page, { name: "", email: "amaka", password: "short" });
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByText("Name is required")).toBeVisible();
    await expect(page.getByText("Please enter a valid email address")).toBeVisible();
    await expect(page.getByText("A password has at least 10 characters")).toBeVisible();
    const secretField = page.getByRole("textbox", { name: "Password" });
    await expect(secretField).toHaveAttribute("type", "password");
    await page.getByRole("button", { name: "Show password" }).click();
    await expect(secretField).toHaveAttribute("type", "text");
    await expect(secretField).toHaveValue("short");
  });
  await page.goto("/sign-up");
  const email = await signUpAndIn(page);
  await expect(page.getByRole("heading", { name: "My learning" })).toBeVisible();
  await hydrate(page);
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("link", { name: "Forgotten password?" }).click();
  await hydrate(page);
  await fillAccount(page, { email });
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();

  const office = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
  const owner = await office.newPage();
  await owner.goto("/admin-login");
  await owner.getByLabel("Email").fill(admin.email);
  await owner.getByRole("textbox", { name: "Password" }).fill(admin.password);
  await owner.getByRole("button", { name: "Sign In", exact: true }).click();
  await owner.getByRole("link", { name: "Mails" }).click();
  const mail = owner.getByRole("article").filter({ hasText: email }).filter({ hasText: "A new password" });
  await expect(mail).toBeVisible();
  await mail.getByText(savedMailsTexts.read).click();
  const link = /\/reset-password\?token=\S+/.exec(await mail.innerText())?.[0] ?? "";
  await mail.getByRole("button", { name: /^Remove/ }).click();
  await expect(mail).toHaveCount(0);
  await office.close();

  await page.goto(link);
  await hydrate(page);
  await fillAccount(page, { password: "short" });
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page.getByText("A password has at least 10 characters")).toBeVisible();
  await fillAccount(page, { password: "a better password" });
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page.getByText("Your new password is saved.")).toBeVisible();
  await hydrate(page);
  await fillAccount(page, { email, password });
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText("Invalid email or password")).toBeVisible();
  await fillAccount(page, { password: "a better password" });
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("heading", { name: "My learning" })).toBeVisible();

  await page.context().clearCookies();
  await page.goto(link);
  await hydrate(page);
  await fillAccount(page, { password: "yet another one" });
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page.getByText("used already or is too old")).toBeVisible();
});

test("a lesson that is locked says what opens it, and a granted tier really opens it", async ({
  page,
  signedInAs,
}) => {
  const { slug } = await makeCourse({ tier: "pro" });
  const lesson = `/courses/${slug}/the-scale`;
  await page.goto(lesson);
  await expect(page.getByRole("heading", { name: "Sign in to read this lesson" })).toBeVisible();
  const { id } = await signedInAs("learner");
  await page.goto(lesson);
  await expect(
    page.getByRole("heading", { name: "This lesson is not open to your account yet" }),
  ).toBeVisible();
  await expect(page.getByText(secret)).toHaveCount(0);
  const ask = await chatAddress(page.getByRole("link", { name: "Ask for Pro on WhatsApp" }));
  expect(ask.searchParams.get("text")).toContain(
    "the Pro tier of Mindsync School, for the course “Selling rice”",
  );
  const { id: owner } = await signedInAs("admin");
  await grantTier(id, "pro", owner);
  await page.context().clearCookies();
  const learner = await signedInAs("learner");
  await grantTier(learner.id, "elite", owner);
  await page.goto(lesson);
  await expect(page.getByText(secret)).toBeVisible();
});
