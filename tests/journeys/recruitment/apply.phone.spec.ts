import { storedKeys } from "#app/recruitment/apply/private-key.server.ts";
import { axe, expect, test } from "../fixtures.ts";
import { expectUsable } from "../usable.ts";
import {
  applicant,
  applications,
  fillIn,
  notice,
  openForm,
  path,
  privateLink,
  send,
  submitted,
} from "./apply.ts";

// The tests read the records in the server's own database.
test.slow();
test.beforeEach(({ database: _ }) => {});
test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("an application is refused, corrected, sent and confirmed, with a private link to save in three ways", async ({
  page,
  baseURL,
}) => {
  const values = applicant();
  const form = await openForm(page);
  await test.step("errors are shown below each field and in a notice", async () => {
    await send(form);
    const messages = {
      "Full Name": "Full Name is required",
      "Phone Number": /Phone Number is required$/,
      Email: "Email is required",
      "City & State": "City & State is required",
      Age: "Age is required",
      "Employment Status": "Employment Status is required",
      "Tech Skills Rating": "Tech Skills Rating is required",
      "Business Types": /Business Types is required$/,
      "Why Join Mindsync": /Why Join is required$/,
    };
    for (const [label, message] of Object.entries(messages))
      await expect(form.getByLabel(label)).toHaveAccessibleDescription(message);
    await expect(notice(page, "Validation Error", "Please correct the errors in the form.")).toBeVisible();
    await expect(form.getByLabel("Full Name")).toBeFocused();
    await expect(form.getByLabel("LinkedIn or portfolio")).not.toHaveAttribute("aria-invalid");
    await expectUsable(page);
  });
  await test.step("editing a field clears its error", async () => {
    await form.getByLabel("Full Name").fill("A");
    await expect(form.getByText("Full Name is required")).toBeHidden();
    await form.getByLabel("Age").fill("17");
    await expect(form.getByText("Age is required")).toBeHidden();
    await form.getByLabel("Employment Status").selectOption("Unemployed");
    await expect(form.getByText("Employment Status is required")).toBeHidden();
    await expect(form.getByText("Email is required")).toBeVisible();
    await send(form);
    await expect(form.getByText("Full Name must be at least 2 characters", { exact: true })).toBeVisible();
    await expect(form.getByText("Please enter a valid age between 18 and 80", { exact: true })).toBeVisible();
    await expect(form.getByLabel("Age")).toHaveAttribute("min", "18");
    await expect(form.getByLabel("Age")).toHaveAttribute("max", "80");
  });
  await test.step("a number in local form is converted by one press", async () => {
    await fillIn(form, { ...values, "Phone Number": "0803 123 4567" });
    const mend = form.getByRole("button", { name: "Use +234 803 123 4567" });
    await send(form);
    await expect(form.getByText("Please enter a valid phone number", { exact: true })).toBeVisible();
    expect(await applications(values)).toHaveLength(0);
    await mend.click();
    await expect(form.getByLabel("Phone Number")).toHaveValue("+2348031234567");
    await expect(form.getByLabel("Phone Number")).toBeFocused();
    await expect(mend).toBeHidden();
    await expect(form.getByText("Please enter a valid phone number", { exact: true })).toBeHidden();
  });
  await expect(form.getByText("22/1000", { exact: true })).toBeVisible();
  await send(form);
  await expect(submitted(page)).toBeInViewport();
  await expect(
    page.getByText(
      "Thanks for applying! We'll review your submission and reach out on WhatsApp within 48 hours if you're shortlisted. Stay sharp.",
      { exact: true },
    ),
  ).toBeVisible();
  const [row] = await applications(values);
  expect(row).toMatchObject({
    ref: expect.stringMatching(/^APP-/),
    full_name: values["Full Name"].normalize("NFC"),
    phone_number: "+2348031234567",
    city_state: "Enugu, Enugu",
    age: 30,
    linkedin_portfolio: "https://linkedin.com/in/ngozi",
    employment_status: "Self-Employed",
    tech_skills_rating: 7,
    tools_knowledge: ["Zoho", "None yet but willing to learn"],
    business_types: "Pharmacies and schools",
    why_join_mindsync: "I know every shop on my street.",
    video_url: null,
    status: "pending",
  });
  await expect(page.getByText(row?.ref, { exact: true })).toBeVisible();
  await axe(page);

  const own = await privateLink(page);
  await test.step("the link is shown, copied and shared", async () => {
    const link = `${baseURL}${own}`;
    expect(storedKeys(own.split("/").at(-1) ?? "").private_key).toBe(row?.private_key);
    await expect(page.getByText(link, { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Copy the link" }).click();
    await expect(page.getByText("Link copied", { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    const share = page.getByRole("link", { name: "Send the link to myself on WhatsApp" });
    const shared = new URL((await share.getAttribute("href")) ?? "");
    expect([shared.origin, shared.pathname]).toEqual(["https://wa.me", "/"]);
    expect(shared.searchParams.get("text")).toContain(link);
  });
  await test.step("it stays confirmed after a reload and after Back", async () => {
    await expect(page).toHaveURL(`${path}#saved=${row?.ref}`);
    await page.reload();
    await expect(submitted(page)).toBeVisible();
    expect(await privateLink(page)).toBe(own);
    await page.getByRole("link", { name: "See the onboarding steps" }).click();
    await expect(page).toHaveURL("/recruitment/onboarding");
    await page.goBack();
    await expect(submitted(page)).toBeVisible();
    expect(await privateLink(page)).toBe(own);
  });
  await test.step("a new form is empty", async () => {
    const anew = await openForm(page);
    for (const label of Object.keys(values)) await expect(anew.getByLabel(label)).toHaveValue("");
    await expect(anew.getByLabel("Employment Status")).toHaveValue("");
    await expect(anew.getByRole("checkbox", { checked: true })).toHaveCount(0);
    expect(await applications(values)).toHaveLength(1);
  });
});
