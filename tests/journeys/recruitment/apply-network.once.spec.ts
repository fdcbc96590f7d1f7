import type { Route } from "@playwright/test";
import { axe, expect, test } from "../fixtures.ts";
import {
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

// The tests read the records in the server's own database.
test.slow();
test.beforeEach(({ database: _ }) => {});

const post = "**/recruitment/apply.data*";
const failed = ["Submission Failed", "Please try again or contact support."] as const;
const refused = ["Validation Error", "Please correct the errors in the form."] as const;

/** Handles the form's request in a special way, and leaves all other requests alone. */
const onPost = (act: (route: Route) => Promise<void>) => (route: Route) =>
  route.request().method() === "POST" ? act(route) : route.continue();

test.describe("a server that fails", () => {
  test.use({
    ownContext: true,
    expectedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of (422|503)/],
  });

  test("everything stays, support is offered with it, and the application is stored once", async ({
    page,
    context,
  }) => {
    const { form, values } = await openFilled(page);
    await page.waitForLoadState("networkidle");
    const fails = async () => {
      await send(form);
      await expect(notice(page, ...failed)).toBeVisible();
      await expectFilled(form, values);
      await page.unroute(post);
    };
    await test.step("the network fails for a while", async () => {
      await context.setOffline(true);
      await fails();
      await context.setOffline(false);
    });
    await test.step("the server cannot answer", async () => {
      await page.route(
        post,
        onPost((route) => route.fulfill({ status: 503, body: "Service Unavailable" })),
      );
      await fails();
      await expect(form.getByText("Everything you typed is still here.")).toBeVisible();
      const support = form.getByRole("link", { name: "Contact support on WhatsApp" });
      const chat = new URL((await support.getAttribute("href")) ?? "");
      expect(chat.origin + chat.pathname).toBe(recruitmentLine);
      const text = chat.searchParams.get("text") ?? "";
      expect(text).toContain(`Email: ${values.Email}`);
      expect(text).toContain("Tools you know: Zoho, None yet but willing to learn");
      await axe(page);
      expect(await applications(values)).toHaveLength(0);
    });
    await test.step("the server finds an error that the page does not know of", async () => {
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
      await expect(notice(page, ...refused)).toBeVisible();
      await expectFilled(form, values);
      await page.unroute(post);
    });
    await test.step("the response is lost", async () => {
      await page.route(
        post,
        onPost(async (route) => {
          await route.fetch();
          await route.abort();
        }),
      );
      await fails();
    });
    const [row] = await applications(values);
    await send(form);
    await expect(submitted(page)).toBeVisible();
    await expect(page.getByText(row?.ref, { exact: true })).toBeVisible();
    await expect(page.getByText(failed[0], { exact: true })).toHaveCount(0);
    expect(await applications(values)).toHaveLength(1);
  });
});

test("texts of ten thousand characters are never cut, and a form submitted twice is sent once", async ({
  page,
}) => {
  const values = applicant();
  const form = await openForm(page);
  const long = "Ọ̀rọ̀ gígùn ".repeat(1000).slice(0, 10_000);
  await test.step("they are counted and refused", async () => {
    await fillIn(form, { ...values, "Business Types": long, "Why Join Mindsync": long });
    await expect(form.getByText("10000/1000")).toHaveCount(2);
    await send(form);
    for (const field of ["Business Types", "Why Join"])
      await expect(
        form.getByText(`${field} must be less than 1000 characters`, { exact: true }),
      ).toBeVisible();
    await expect(form.getByLabel("Business Types")).toHaveValue(long);
    await form.getByLabel("Business Types").fill(long.slice(0, 900));
    await form.getByLabel("Why Join Mindsync").fill(long.slice(0, 900));
    await form.getByLabel("Full Name").fill("N".repeat(10_000));
    await send(form);
    await expect(form.getByText("Full Name must be less than 100 characters", { exact: true })).toBeVisible();
    await form.getByLabel("Full Name").fill(values["Full Name"]);
  });
  // The notice of the earlier errors must not be taken for a new one.
  for (const close of await page.getByRole("button", { name: "Dismiss" }).all()) await close.click();
  let sent = 0;
  const held = Promise.withResolvers<void>();
  await page.route(
    post,
    onPost(async (route) => {
      sent += 1;
      await held.promise;
      await route.continue();
    }),
  );
  await submitButton(form).dblclick();
  const busy = form.getByRole("button", { name: "Submitting Application..." });
  await expect(busy).toBeDisabled();
  await busy.click({ force: true });
  await form.getByLabel("Age").press("Enter");
  await expect(notice(page, ...refused)).toHaveCount(0);
  held.resolve();
  await expect(submitted(page)).toBeVisible();
  expect(sent).toBe(1);
  const rows = await applications(values);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.business_types).toBe(long.slice(0, 900).normalize("NFC").trim());
});
