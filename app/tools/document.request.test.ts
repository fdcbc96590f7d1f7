/** The files that visitors download from the tools. */
import { beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";
import { zippedTexts } from "#tests/support/zip.ts";

testDatabase();
let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});

function post(path: string, fields: Record<string, string>) {
  return site.fetch(path, { method: "POST", body: new URLSearchParams(fields) });
}

const letters: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const withLetters = (html: string) =>
  html.replace(/&([#\w]+);/g, (written, name) => letters[name] ?? written);

describe("a downloaded file", () => {
  const sopTemplate =
    "Closing the till\n\nSteps\n1. Count the cash & sign.\n2. Lock it.\n\nRecords\n- the form";

  test("is a Word document with headings, numbered steps and bullet points", async () => {
    const answer = await post("/tools/sop-writer/document", {
      written: JSON.stringify({ sopTemplate }),
      format: "docx",
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="sop-writer.docx"');
    const files = zippedTexts(Buffer.from(await answer.arrayBuffer()));
    const paragraphs = [...(files["word/document.xml"] ?? "").matchAll(/<w:p>.*?<\/w:p>/g)].map(([xml]) => ({
      text: withLetters([...xml.matchAll(/<w:t[^>]*>([^<]*)/g)].map(([, text]) => text).join("")),
      style: /<w:pStyle w:val="(\w+)"/.exec(xml)?.[1],
      isListed: xml.includes("<w:numPr>"),
    }));
    expect(paragraphs.map(({ text, style, isListed }) => [text, isListed ? "listed" : style])).toEqual([
      ["Closing the till", "Heading1"],
      ["Steps", "Heading2"],
      ["Count the cash & sign.", "listed"],
      ["Lock it.", "listed"],
      ["Records", "Heading2"],
      ["the form", "listed"],
    ]);
    expect(files["word/numbering.xml"]).toContain('w:val="decimal"');
  });

  test("is a plain text for every tool", async () => {
    const written = { faqQuestions: ["a?", "b?", "c?"], faqAnswers: ["1", "2", "₦3"], botReadyFormat: "Q" };
    const answer = await post("/tools/faq-generator/document", {
      written: JSON.stringify(written),
      format: "txt",
    });
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="faq-generator.txt"');
    expect(await answer.text()).toContain("c?\n₦3");
  });

  test.each([
    ["another tool's text", { written: JSON.stringify({ headline: "x" }), format: "docx" }, 422],
    ["a text that is too long", { written: JSON.stringify({ sopTemplate: "a".repeat(20_001) }) }, 422],
    ["no JSON", { written: "{", format: "docx" }, 400],
    ["nothing", {}, 400],
    ["more than a form may carry", { written: "a".repeat(70_000) }, 413],
  ])("is not made from %s", async (_, fields, status) => {
    expect((await post("/tools/sop-writer/document", fields)).status).toBe(status);
  });

  test("is not a Word document if the tool has none", async () => {
    const written = JSON.stringify({
      faqQuestions: ["a", "b", "c"],
      faqAnswers: ["a", "b", "c"],
      botReadyFormat: "Q",
    });
    expect((await post("/tools/faq-generator/document", { written, format: "docx" })).status).toBe(400);
  });

  test("has no page: a GET redirects to the tool", async () => {
    const answer = await site.fetch("/tools/sop-writer/document", { redirect: "manual" });
    expect(answer.headers.get("location")).toBe("/tools/sop-writer");
  });
});
