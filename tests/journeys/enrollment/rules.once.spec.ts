import { expect, test } from "../fixtures.ts";
import {
  control,
  expectFilled,
  fillIn,
  labels,
  openDialog,
  rowsOf,
  send,
  type Visitor,
  visitor,
} from "./form.ts";

// The tests read the records in the server's own database.
test.slow();
test.beforeEach(({ database: _ }) => {});

test.describe("validation", () => {
  test.use({ expectedErrors: [/status of 422/] });

  test("errors are shown beside their fields, and nothing typed is cut or lost", async ({ page }) => {
    await page.goto("/video-courses");
    const dialog = await openDialog(page);
    const values = visitor();
    await test.step("missing fields", async () => {
      await send(dialog);
      const messages: Partial<Record<keyof Visitor, string>> = {
        firstName: "First Name is required",
        lastName: "Last Name is required",
        email: "Email is required",
        phone: "Phone Number is required",
        businessLevel: "Business Level is required",
        learningPath: "Learning Path is required",
      };
      for (const name of Object.keys(labels) as (keyof Visitor)[]) {
        const field = control(dialog, name);
        const message = messages[name];
        if (message) {
          await expect(field).toHaveAccessibleDescription(new RegExp(`${message}$`));
          await expect(dialog.getByText(message, { exact: true })).toBeVisible();
        } else {
          await expect(field).not.toHaveAttribute("aria-invalid");
        }
      }
      await expect(control(dialog, "firstName")).toBeFocused();
      await fillIn(dialog, { firstName: "Amaka" });
      await expect(dialog.getByText("First Name is required")).toBeHidden();
    });
    await test.step("errors that the browser finds, and errors that only the server finds", async () => {
      await fillIn(dialog, { ...values, email: "amaka@", phone: "12 34" });
      await send(dialog);
      await expect(dialog.getByText("Please enter a valid email address", { exact: true })).toBeVisible();
      await expect(dialog.getByText("Please enter a valid phone number", { exact: true })).toBeVisible();
      await fillIn(dialog, { email: values.email, phone: "+999 1234567" });
      await expect(dialog.getByText("Please enter a valid phone number")).toBeHidden();
      await send(dialog);
      await expect(control(dialog, "phone")).toHaveAccessibleDescription(
        /Please enter a valid phone number$/,
      );
      await expectFilled(dialog, { ...values, phone: "+999 1234567" });
    });
    await fillIn(dialog, { phone: values.phone, goals: "" });
    const long = "ọ̀rọ̀ gígùn ".repeat(1000);
    await test.step("a pasted text that is too long", async () => {
      await control(dialog, "goals").focus();
      await page.keyboard.insertText(long);
      await expect(dialog).toContainText(`${Array.from(long).length}/2000`);
      await send(dialog);
      await expect(dialog).toContainText("Goals must be less than 2000 characters");
      expect(await control(dialog, "goals").inputValue()).toBe(long);
      expect(await rowsOf(values.email)).toEqual([]);
    });
    await test.step("a long text within the limit is accepted, and so is its link", async () => {
      await control(dialog, "goals").fill(long.slice(0, 1900));
      const opened = page.waitForEvent("popup");
      await send(dialog);
      const chat = await opened;
      await chat.waitForURL("https://wa.me/**");
      const [row] = await rowsOf(values.email);
      expect(row?.goals).toMatch(/^ọ̀rọ̀ gígùn /u);
      expect(row?.goals?.length).toBeGreaterThan(1000);
      expect(chat.url().length).toBeLessThan(2000);
      expect(new URL(chat.url()).searchParams.get("text")).toMatch(new RegExp(`Ref: ${row?.ref}$`));
    });
  });
});
