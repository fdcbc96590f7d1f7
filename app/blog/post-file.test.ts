import { expect, test } from "vitest";
import { parsePostFile } from "./post-file.server.ts";

const facts = {
  title: "How to count a drawer",
  description: "d".repeat(120),
  published: "2026-11-02",
  topic: "money",
  related: "/tools",
  relatedTitle: "Tools",
  relatedText: "Nine free tools for the writing.",
  relatedLabel: "See the tools",
};

const lines = (values: object) =>
  Object.entries(values)
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n");
const file = (values: object, body = "\nText: with a colon.\n\n---\n\nMore") =>
  `---\n${lines(values)}\n---\n${body}`;

test("a post's front matter and its text are separated", () => {
  const { head, body } = parsePostFile("a.md", file({ ...facts, title: "Say: ‘yes’ to it" }));
  expect(head).toEqual({ ...facts, title: "Say: ‘yes’ to it" });
  expect(body).toBe("\nText: with a colon.\n\n---\n\nMore");
  expect(parsePostFile("a.md", file(facts).replaceAll("\n", "\r\n")).head).toEqual(facts);
  expect(parsePostFile("a.md", file(facts).replace("---\n", "---\n\n")).head).toEqual(facts);
});

test.each([
  ["is not there", "Just text", "between two lines"],
  ["has no end", `---\n${lines(facts)}\n`, "between two lines"],
  ["has a line that is no fact", `---\n${lines(facts)}\nnothing\n---\nText`, "‘nothing’ is not a fact"],
  ["says something twice", `---\n${lines(facts)}\ntopic: ai\n---\nText`, "says twice what its topic is"],
  ["says something unknown", file({ ...facts, author: "me" }), "author"],
  ["leaves something out", file({ ...facts, topic: undefined }).replace("topic: undefined\n", ""), "topic"],
  ["has a topic that is none", file({ ...facts, topic: "cars" }), "topic"],
  ["has a day that is none", file({ ...facts, published: "2026-02-30" }), "published"],
  ["has a title too long for a search result", file({ ...facts, title: "t".repeat(61) }), "title"],
  ["has a description too short", file({ ...facts, description: "d".repeat(109) }), "description"],
  ["has a description too long", file({ ...facts, description: "d".repeat(156) }), "description"],
  ["leads away from the site", file({ ...facts, related: "https://example.com" }), "related"],
])("front matter that %s is rejected with the file's name", (_, text, reason) => {
  expect(() => parsePostFile("a.md", text)).toThrow(/^a\.md/);
  expect(() => parsePostFile("a.md", text)).toThrow(reason);
});
