import { readFile } from "node:fs/promises";
import { toolForms } from "#content/tool-forms.ts";
import { toolLimits } from "#content/tool-limits.ts";
import { toolTexts } from "#content/tool-texts.ts";
import { expect, test } from "./fixtures.ts";
import { resultHeading, submitButton, toolForm } from "./tool-pages.ts";

test.use({ javaScriptEnabled: false, expectedErrors: [/status of 422/] });

test("a tool is used without script", async ({ scene }) => {
  await scene("a tool is used without script: example, answer, another version, files", async (page) => {
    const form = toolForms["sop-writer"];
    await page.goto("/tools/sop-writer");
    await toolForm(page).getByText(toolTexts.exampleLabel).click();
    await expect(page.getByLabel("Company type")).toHaveValue("Supermarket");
    await page.getByLabel("Department").fill("Store");
    await submitButton(page, form).click();
    await expect(resultHeading(page, form)).toBeInViewport();
    await expect(page.getByLabel("Department")).toHaveValue("Store");
    const document = page.getByRole("article");
    const first = await document.innerText();
    const word = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download Word" }).click();
    expect((await readFile(await (await word).path())).subarray(0, 2).toString()).toBe("PK");
    const text = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download text" }).click();
    const heading = await document.getByRole("heading").first().innerText();
    expect(await readFile(await (await text).path(), "utf8")).toContain(heading);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(resultHeading(page, form)).toBeVisible();
    await expect(page.getByLabel("Department")).toHaveValue("Store");
    expect(await document.innerText()).not.toBe(first);
  });
  await scene("a text that is too long comes back whole, with what is wrong", async (page) => {
    await page.goto("/tools/idea-evaluator");
    const long = "A cold room for tomatoes. ".repeat(100);
    await page.getByLabel("Business idea").fill(long);
    await submitButton(page, toolForms["idea-evaluator"]).click();
    await expect(page.getByText(toolTexts.tooLong("Business idea", toolLimits.long))).toBeInViewport();
    await expect(page.getByLabel("Business idea")).toHaveValue(long);
  });
});
