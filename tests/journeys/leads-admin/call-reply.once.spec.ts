import { ownAppointmentTexts } from "#content/appointments-list.ts";
import { inboxTexts as texts } from "#content/inbox.ts";
import { sql } from "#server/platform/database.ts";
import { forgetLeads } from "#tests/support/inbox.ts";
import { freeSlots } from "#tests/support/lead.ts";
import { expect, hydrate, test } from "../fixtures.ts";
import { appointment } from "./inbox.ts";

test("the reply to a lead with a call has the private link, is noted once, and the lead stays with Undo", async ({
  page,
  context,
  signedInAs,
}) => {
  await forgetLeads();
  const [slot = ""] = await freeSlots();
  await appointment(slot, { name: "Ngozi Adeyemi", email: "" });
  await signedInAs("admin");
  await page.goto(texts.path);
  await hydrate(page);
  const ngozi = page.getByRole("article").filter({ hasText: "Ngozi Adeyemi" });
  const opened = context.waitForEvent("page");
  await ngozi.getByRole("link", { name: texts.chatOf("Ngozi Adeyemi") }).click();
  const chat = await opened;
  await chat.waitForURL("https://wa.me/**");
  const text = new URL(chat.url()).searchParams.get("text") ?? "";
  await chat.close();
  const link = /\/your-call\/[\w-]{22}/.exec(text)?.[0] ?? "";
  await expect(ngozi.getByRole("button", { name: "Undo: Ngozi Adeyemi" }).first()).toBeVisible();
  expect(await sql()`select kind from lead_history where kind = 'chat'`).toHaveLength(1);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: ownAppointmentTexts.booked })).toBeVisible();
});
