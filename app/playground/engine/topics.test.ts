import { expect, test } from "vitest";
import { messagesByTopic, questionsAboutUs } from "#tests/exams/playground/messages.ts";
import { newChat } from "./chat.ts";
import { asksAboutUs } from "./ours.ts";
import { plain } from "./plain.ts";
import { readMessage } from "./read-message.ts";

const listed = Object.entries(messagesByTopic).flatMap(([topic, texts]) =>
  texts.map((text) => [text, topic] as const),
);

test.each(listed)("‘%s’ is about %s", (text, topic) => {
  expect(asksAboutUs(plain(text)), "about us").toBe(false);
  expect(readMessage(text, newChat(), "sales").topics).toContain(topic);
});

test.each(questionsAboutUs)("‘%s’ is about the consultancy", (text) => {
  expect(asksAboutUs(plain(text))).toBe(true);
});

test("two questions in one message are both recognised", () => {
  const read = (text: string) => readMessage(text, newChat(), "sales").topics;
  expect(read("How much be the cake and do you deliver to Lekki?")).toEqual(["price", "delivery"]);
  expect(read("What time do you open? And where is your shop?")).toEqual(["hours", "location"]);
});

test("understands what visitors tell in their own words", () => {
  const told = (text: string) => readMessage(text, newChat(), "sales").told;
  expect(told("I sell ankara bags at 15k each")).toEqual({
    business: "the ankara bag business",
    product: "ankara bags",
    priced: { product: "ankara bags", amount: 15_000 },
  });
  expect(told("i wan buy 2 bags of rice")).toEqual({ product: "bags of rice", quantity: 2 });
  expect(told("Do you deliver to bodija?")).toEqual({ place: "Bodija" });
  expect(told("my order ORD-1042 has not come")).toEqual({ reference: "ORD-1042" });
  expect(told("My name is ada obi")).toEqual({ name: "Ada Obi" });
});

test("a phone number is never repeated", () => {
  const talk = newChat();
  talk.asked = { ask: "reference", by: "sales" };
  expect(readMessage("0803 123 4567", talk, "sales").told).toEqual({ reference: "the number you sent" });
});
