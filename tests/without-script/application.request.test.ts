/** The application form and the applicant's own page in a browser without script. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { applicationFields } from "#content/application-form.ts";
import { applicationPage } from "#content/recruitment.ts";
import { sql } from "#server/platform/database.ts";
import { anApplication } from "#tests/support/application.ts";
import { testDatabase } from "#tests/support/database.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { type WholeSite, wholeSite } from "#tests/support/whole-site.ts";

testDatabase();
let site: WholeSite;
beforeAll(async () => {
  site = await wholeSite();
});
afterAll(() => site.close());

const applications = () => sql()`select * from recruitment_applications`;

/** What an applicant types and selects, by the labels of the fields. */
function applicant(): Record<string, string> {
  const sample: Readonly<Record<string, unknown>> = anApplication();
  const values = Object.entries(applicationFields).flatMap(([name, { label }]) => {
    const value = sample[name];
    return typeof value === "string" ? [[label, value]] : [];
  });
  return { ...Object.fromEntries(values), Age: "30", Email: "ngozi@mindsync.example" };
}

test("an application is refused, corrected, stored, seen and withdrawn", async () => {
  const visitor = new PlainBrowser(site.fetch);
  const values = applicant();
  const expectAll = (typed: Readonly<Record<string, string>>) => {
    const found = Object.keys(typed).map((label) => [label, visitor.value(label)]);
    expect(Object.fromEntries(found)).toEqual(typed);
    expect(visitor.value("Zoho")).toBe(true);
  };
  await visitor.open("/recruitment/apply");
  expect(visitor.text()).toContain("Sending a video or audio needs JavaScript.");
  visitor.fill("Age", "17");
  await visitor.press("Submit Application");
  expect(visitor.status).toBe(422);
  for (const said of [
    "Validation Error",
    "Full Name is required",
    "Please enter a valid age between 18 and 80",
  ])
    expect(visitor.text()).toContain(said);
  expect(visitor.value("Age")).toBe("17");

  const typed = { ...values, "Phone Number": "0803 123 4567" };
  for (const [label, value] of Object.entries(typed)) visitor.fill(label, value);
  visitor.check("Zoho");
  await visitor.press("Submit Application");
  expect(visitor.text()).toContain("Please enter a valid phone number");
  expect(visitor.text()).toContain("Please correct the errors in the form.");
  expectAll(typed);
  visitor.fill("Phone Number", "+234 803 123 4567");
  await visitor.press("Submit Application");
  expect(visitor.document.one("h1").text).toBe("Application Submitted!");
  const rows = await applications();
  expect(rows).toMatchObject([
    { email: values.Email, phone_number: "+2348031234567", tools_knowledge: ["Zoho"] },
  ]);
  expect(visitor.text()).toContain(rows[0]?.ref);
  await visitor.again();
  expect(await applications()).toHaveLength(1);

  // Script copies; the style sheet hides what needs it (no-script.once.spec.ts).
  const copies = () =>
    visitor.document
      .all("button")
      .filter(({ text }) => text === applicationPage.success.copyLabel)
      .map((button) => button.closest(".needs-js") !== undefined);
  expect(copies()).toEqual([true]);
  const link = visitor.link("Open my application").attribute("href") ?? "";
  expect(link).toMatch(/^\/recruitment\/application\/[\w-]{22}$/);
  await visitor.follow("Open my application");
  // The key was exchanged for a cookie: the address only names the application.
  expect(visitor.address).toMatch(/^\/recruitment\/application\/[\w-]{12}$/);
  expect(visitor.address).not.toContain(link.split("/").at(-1));
  expect(visitor.document.one("h1").text).toBe("We have your application");
  expect(copies()).toEqual([true]);
  await visitor.follow("Withdraw my application");
  await visitor.press("Yes, withdraw and erase");
  expect(visitor.document.one("h1").text).toBe("Your application is withdrawn");
  expect(await applications()).toEqual([]);
});
