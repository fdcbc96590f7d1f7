import { expect, test } from "vitest";
import { contactInput } from "#app/leads/contract.ts";
import { keepContact } from "#app/leads/leads.server.ts";
import { db, sql } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { keepExchange } from "#tests/support/exchange.ts";
import { aContact } from "#tests/support/lead.ts";
import { namePattern, reachPattern } from "./patterns.ts";
import { findPerson, personWith } from "./person-keys.server.ts";

testDatabase();

const keep = (email: string, phone: string) => keepContact(contactInput.parse(aContact({ email, phone })));

test("an address or number inside a longer one is another person's", () => {
  const pattern = new RegExp(
    reachPattern({ phones: ["+2348031234567"], emails: ["ade@gmail.com"] }) ?? "",
    "i",
  );
  for (const own of ["ADE@gmail.com.", "<ade@gmail.com>", "call 0803 123 4567 now", "+234-803-123-4567"])
    expect([own, pattern.test(own)]).toEqual([own, true]);
  for (const other of ["folade@gmail.com", "ade@gmail.com.ng", "x.ade@gmail.com", "10803123456799"])
    expect([other, pattern.test(other)]).toEqual([other, false]);
});

test("only a whole full name is found in a text, at the borders of words", () => {
  const pattern = new RegExp(namePattern(["Ada  O'Bi", "Ngozi", "A B"]) ?? "", "i");
  for (const own of ["ask ada o’bi.", "(Ada O'Bi)", "ADA\nO'BI"])
    expect([own, pattern.test(own)]).toEqual([own, true]);
  for (const other of ["Ada", "Ada O'Binna", "Nada O'Bi", "Ngozi", "a b"])
    expect([other, pattern.test(other)]).toEqual([other, false]);
  expect(namePattern(["Ngozi"])).toBeNull();
});

test("a chat in which somebody names a friend stays with whoever wrote it", async () => {
  await keep("ade@gmail.com", "0805 111 0000");
  const { ref } = await keep("folade@gmail.com", "0805 222 0000");
  await keepExchange({ question: "ask my partner ade@gmail.com, or me: folade@gmail.com" });
  const [chat] = await sql()`select conversation_id from concierge_exchanges`;
  await sql()`update leads set conversation_id = ${chat?.conversation_id} where ref = ${ref}`;
  await keepExchange({ question: "my address is ade@gmail.com" });
  const found = await findPerson("ade@gmail.com");
  expect(found?.emails).toEqual(["ade@gmail.com"]);
  expect(found?.leads).toHaveLength(1);
  expect(found?.conversations).toHaveLength(1);
  expect(found?.conversations).not.toContain(chat?.conversation_id);
});

test("a form with somebody's number and another address joins nobody: the other address is named, and followed only when it is given too", async () => {
  await keep("victim@gmail.com", "0805 777 0000");
  await keep("thief@gmail.com", "0805 777 0000");
  await keep("thief@gmail.com", "0805 333 0000");
  const found = await findPerson("victim@gmail.com");
  expect([found?.leads.length, found?.also]).toEqual([1, ["+2348057770000"]]);
  const byPhone = await findPerson("0805 777 0000");
  expect([byPhone?.leads.length, byPhone?.also]).toEqual([2, ["thief@gmail.com", "victim@gmail.com"]]);
  const both = await findPerson("victim@gmail.com, 0805 777 0000");
  expect([both?.leads.length, both?.submissions.length, both?.also]).toEqual([2, 2, ["thief@gmail.com"]]);
  const unreadable = await findPerson("nobody, victim@gmail.com");
  expect(unreadable).toBeNull();
});

test("what came after a time is not of the person who was erased then", async () => {
  await keep("back@gmail.com", "0805 444 0000");
  const then = new Date();
  await sql()`update leads set created_at = created_at - interval '1 hour' where email = 'back@gmail.com'`;
  await sql()`update contact_submissions set created_at = created_at - interval '1 hour' where email = 'back@gmail.com'`;
  await keep("back@gmail.com", "0805 444 0000");
  const earlier = await personWith(db(), { emails: ["back@gmail.com"] }, new Date(then.getTime() - 60_000));
  expect([earlier.leads.length, earlier.submissions.length]).toEqual([1, 1]);
});
