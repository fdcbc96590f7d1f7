import type { Locator, Route } from "@playwright/test";
import { axe, expect, test } from "../fixtures.ts";
import {
  type Applicant,
  applicant,
  applications,
  expectFilled,
  fillIn,
  notice,
  openFilled,
  openForm,
  send,
  submitButton,
  submitted,
} from "./apply.ts";
import { recruitmentLine } from "./section.ts";

// The records are read in the server's own database.
test.beforeEach(({ database: _ }) => {});

const post = "**/recruitment/apply.data*";
const failed = ["Submission Failed", "Please try again or contact support."] as const;

/** Does something to the form on its way, and leaves everything else alone. */
const onPost = (act: (route: Route) => Promise<void>) => (route: Route) =>
  route.request().method() === "POST" ? act(route) : route.continue();

/** The next try of a form that failed: it is confirmed, and kept once. */
async function sendAgain(form: Locator, values: Applicant): Promise<void> {
  await send(form);
  await expect(submitted(form.page())).toBeVisible();
  expect(await applications(values)).toHaveLength(1);
}

test("while it is sent the button says so and cannot be pressed; pressed twice, it is sent once", async ({
  page,
}) => {
  const { form, values } = await openFilled(page);
  let sent = 0;
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(
    post,
    onPost(async (route) => {
      sent += 1;
      await held;
      await route.continue();
    }),
  );
  await submitButton(form).dblclick();
  const busy = form.getByRole("button", { name: "Submitting Application..." });
  await expect(busy).toBeDisabled();
  await busy.click({ force: true });
  await form.getByLabel("Age").press("Enter");
  await expect(notice(page, "Validation Error", "Please correct the errors in the form.")).toHaveCount(0);
  release();
  await expect(submitted(page)).toBeVisible();
  expect(sent).toBe(1);
  expect(await applications(values)).toHaveLength(1);
});

test.describe("a server that fails", () => {
  test.use({ expectedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of (422|503)/] });

  for (const how of ["the network is gone", "503"]) {
    test(`${how}: everything stays, support is offered with it, and the second try is kept once`, async ({
      page,
    }) => {
      const { form, values } = await openFilled(page);
      await page.route(
        post,
        onPost((route) =>
          how === "503" ? route.fulfill({ status: 503, body: "Service Unavailable" }) : route.abort(),
        ),
      );
      await send(form);
      await expect(notice(page, ...failed)).toBeVisible();
      await expectFilled(form, values);
      await expect(form.getByText("Everything you typed is still here.")).toBeVisible();
      const chat = new URL(
        (await form.getByRole("link", { name: "Contact support on WhatsApp" }).getAttribute("href")) ?? "",
      );
      expect(chat.origin + chat.pathname).toBe(recruitmentLine);
      const text = chat.searchParams.get("text") ?? "";
      expect(text).toContain(`Email: ${values.Email}`);
      expect(text).toContain("Tools you know: Zoho, None yet but willing to learn");
      await axe(page);
      expect(await applications(values)).toHaveLength(0);
      await page.unroute(post);
      await sendAgain(form, values);
      await expect(page.getByText(failed[0], { exact: true })).toHaveCount(0);
    });
  }

  test("can be sent when the network was gone for good for a while", async ({ page, context }) => {
    const values = applicant();
    const form = await openForm(page);
    await page.waitForLoadState("networkidle");
    await fillIn(form, values);
    await context.setOffline(true);
    await send(form);
    await expect(notice(page, ...failed)).toBeVisible();
    await expectFilled(form, values);
    await context.setOffline(false);
    await sendAgain(form, values);
  });

  test("whose answer is lost on its way is not kept twice", async ({ page }) => {
    const { form, values } = await openFilled(page);
    await page.route(
      post,
      onPost(async (route) => {
        await route.fetch();
        await route.abort();
      }),
    );
    await send(form);
    await expect(notice(page, ...failed)).toBeVisible();
    const [row] = await applications(values);
    await page.unroute(post);
    await sendAgain(form, values);
    await expect(page.getByText(row?.ref, { exact: true })).toBeVisible();
  });

  test("a refusal of the server is shown like the browser's own", async ({ page }) => {
    const { form, values } = await openFilled(page);
    // A page that does not know of a mistake that the server finds.
    await page.route(
      post,
      onPost((route) =>
        route.continue({
          postData: (route.request().postData() ?? "").replace("cityState=Enugu%2C+Enugu", "cityState=E"),
        }),
      ),
    );
    await send(form);
    await expect(form.getByLabel("City & State")).toHaveAccessibleDescription(
      "City & State must be at least 2 characters",
    );
    await expect(form.getByLabel("City & State")).toBeFocused();
    await expect(notice(page, "Validation Error", "Please correct the errors in the form.")).toBeVisible();
    await expectFilled(form, values);
    await page.unroute(post);
    await sendAgain(form, values);
  });
});

test("texts of ten thousand characters are counted and refused, never cut", async ({ page }) => {
  const values = applicant();
  const form = await openForm(page);
  const long = "Ọ̀rọ̀ gígùn ".repeat(1000).slice(0, 10_000);
  await fillIn(form, { ...values, "Business Types": long, "Why Join Mindsync": long });
  await expect(form.getByText("10000/1000")).toHaveCount(2);
  await send(form);
  await expect(
    form.getByText("Business Types must be less than 1000 characters", { exact: true }),
  ).toBeVisible();
  await expect(form.getByText("Why Join must be less than 1000 characters", { exact: true })).toBeVisible();
  await expect(form.getByLabel("Business Types")).toHaveValue(long);
  await form.getByLabel("Business Types").fill(long.slice(0, 900));
  await form.getByLabel("Why Join Mindsync").fill(long.slice(0, 900));
  await form.getByLabel("Full Name").fill("N".repeat(10_000));
  await send(form);
  await expect(form.getByText("Full Name must be less than 100 characters", { exact: true })).toBeVisible();
  await form.getByLabel("Full Name").fill(values["Full Name"]);
  await send(form);
  await expect(submitted(page)).toBeVisible();
  const [row] = await applications(values);
  expect(row?.business_types).toBe(long.slice(0, 900).normalize("NFC").trim());
});
