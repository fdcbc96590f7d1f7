import { expect, test } from "vitest";
import { searchQuery } from "./search.server.ts";

const sent = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

test("the address of a search has its filters, and never so much that a proxy would end the response", async () => {
  expect(await searchQuery(sent({ q: "", status: "new", source: "WhatsApp status" }))).toBe(
    "?status=new&source=WhatsApp+status",
  );
  const long = await searchQuery(sent({ status: "new", change: "💥".repeat(1_300), id: "7", note: "" }));
  expect(long).toBe("?status=new&id=7");
});
