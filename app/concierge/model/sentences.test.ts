import { describe, expect, test } from "vitest";
import { plainText, SentenceReader } from "./sentences.ts";

describe("a model's text becomes plain text", () => {
  test.each([
    ["**LeadBot** is _small_.", "LeadBot is small."],
    ["# Prices\nIt is `ready`.", "Prices\nIt is ready."],
    ["- one thing\n* another", "one thing\nanother"],
    ["See [the page](https://evil.example/x).", "See the page."],
    ["<b>Hello</b> <a href='https://evil.example'>you</a>.", "Hello you."],
    ["<script>alert(1)</script>Hi.", "Hi."],
    ["&lt;img src=x onerror=alert(1)&gt;Hi.", "Hi."],
    ["Great! 🎉", "Great. "],
    ["It costs &#8358;40,000.", "It costs ₦40,000."],
  ])("%s", (written, plain) => {
    expect(plainText(written)).toBe(plain);
  });
});

describe("sentences are returned once they are complete", () => {
  test("piece by piece, each once", () => {
    const text =
      "LeadBot Basic costs ₦250,000. It works 9:00 AM to 6:00 PM at 1.5 times. Is that right for you? Write to us";
    const reader = new SentenceReader();
    const came: string[] = [];
    for (let to = 1; to <= text.length; to += 1) came.push(...reader.more(text.slice(0, to)));
    expect(came).toEqual([
      "LeadBot Basic costs ₦250,000.",
      "It works 9:00 AM to 6:00 PM at 1.5 times.",
      "Is that right for you?",
    ]);
    expect(reader.rest(text)).toEqual(["Write to us"]);
  });
});
