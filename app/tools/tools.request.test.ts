/** The pages of the writing tools, as forms sent without script. */
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { formOf, toolForms } from "#content/tool-forms.ts";
import { toolLimits } from "#content/tool-limits.ts";
import { followUp, toolTexts } from "#content/tool-texts.ts";
import { sql } from "#server/platform/database.ts";
import { enforceLimit } from "#server/platform/rate-limit.ts";
import { testDatabase } from "#tests/support/database.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";
import { toolExamples } from "#tests/support/tool-examples.ts";
import { toolCalls } from "./contract.ts";
import { generate } from "./generate.server.ts";
import { writeFromLibrary } from "./library/write.server.ts";
import { wholeToolPage } from "./page/whole-tool-page.server.ts";

testDatabase();
let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
beforeEach(async () => {
  await sql()`truncate contact_submissions cascade`;
});

function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return site.fetch(path, { method: "POST", headers, body: new URLSearchParams(fields) });
}

const letters: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const withLetters = (html: string) =>
  html.replace(/&([#\w]+);/g, (written, name) => letters[name] ?? written);

/** The visible part of a page, without its data for the script. */
async function shown(answer: Response): Promise<string> {
  return withLetters((await answer.text()).replace(/<script[\s\S]*?<\/script>/g, ""));
}

const hiddenValue = (html: string, name: string) =>
  new RegExp(`<input type="hidden" name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";

/** Every text in an answer. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return value.split("\n").map((line) => line.trim());
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const forms = Object.entries(toolForms);

describe("a tool's form without script", () => {
  test.each(forms)(
    "%s: the page comes back with what was typed and the answer of the call",
    async (slug, form) => {
      const typed = toolExamples[form.call];
      const answer = await post(`/tools/${slug}`, typed);
      expect(answer.status).toBe(200);
      const page = await shown(answer);
      for (const value of Object.values(typed)) expect(page).toContain(value);
      const input = toolCalls[form.call].input.parse(typed);
      const {
        engine,
        versions: _,
        about: __,
        ...written
      } = await generate(form.call, input, { visitor: "a test" });
      const missing = textsIn(written).filter(
        (text) => !page.includes(text.replace(/^([-•]|\d+[.)])\s+/, "")),
      );
      expect(missing).toEqual([]);
      expect(page).toContain(toolTexts.engines[engine]);
    },
  );

  test("gives the next version when asked for it", async () => {
    const typed = toolExamples["generate-business-names"];
    const first = await (await post("/tools/business-name-generator", typed)).text();
    expect(hiddenValue(first, "version")).toBe("2");
    const second = await (await post("/tools/business-name-generator", { ...typed, version: "2" })).text();
    expect(hiddenValue(second, "version")).toBe("3");
    expect(hiddenValue(second, "written")).not.toBe(hiddenValue(first, "written"));
  });

  test("asks which trade is meant where two are likely, and writes for the one that is chosen", async () => {
    const typed = { productServiceName: "tailor and fabrics" };
    const unclear = await post("/tools/faq-generator", typed);
    expect(unclear.status).toBe(422);
    const page = await shown(unclear);
    expect(page).toContain(toolTexts.unclear.trades.question);
    expect(hiddenValue(page, "productServiceName")).toBe(typed.productServiceName);
    expect(page.match(/<button[^>]*name="nearest"[^>]*>/g)).toHaveLength(3);
    const barber = await shown(await post("/tools/faq-generator", { ...typed, nearest: "barber" }));
    expect(barber).toContain(toolTexts.writtenFor.says("Barber"));
    const none = await post("/tools/faq-generator", { ...typed, nearest: "none" });
    expect(none.status).toBe(200);
    expect(await shown(none)).toContain(toolTexts.writtenFor.saysOwn);
  });

  test("writes from the visitor's own words at once where no trade is likely, and offers to choose one", async () => {
    const page = await shown(await post("/tools/faq-generator", { productServiceName: "gribbles & co" }));
    expect(page).toContain(toolTexts.writtenFor.saysOwn);
    expect(page).toContain(toolTexts.writtenFor.chooseLabel);
    expect(page).toContain(toolTexts.ownerQuestions.both[0]);
  });

  test.each([
    ["cocaine and heroin, delivered", "NDLEA"],
    ["help my shop is on fire help", "112"],
    ["Double your money in 30 days", "SEC"],
  ])("writes nothing for %j, and says what applies", async (businessIdea, said) => {
    const answer = await post("/tools/idea-evaluator", { businessIdea });
    expect(answer.status).toBe(422);
    expect(await shown(answer)).toContain(said);
  });

  test("puts what was typed under 'Make it yours' into the text, whole", async () => {
    const own = { price: "₦4,500 a head", place: "12 Allen Avenue", contact: "0803 000 0000" };
    const typed = toolExamples["generate-marketing-content"];
    const page = await shown(await post("/tools/marketing-generator", { ...typed, ...own }));
    for (const fact of Object.values(own)) expect(page.split(fact).length).toBeGreaterThan(2);
    const long = await post("/tools/marketing-generator", {
      ...typed,
      price: "9".repeat(toolLimits.line + 1),
    });
    expect(long.status).toBe(422);
    expect(await shown(long)).toContain(toolTexts.tooLong("Price", toolLimits.line));
  });

  test("says when every version was shown", async () => {
    const typed = toolExamples["generate-faq"];
    const last = await shown(await post("/tools/faq-generator", { ...typed, version: "3" }));
    expect(last).toContain(toolTexts.allSeen(3));
    expect(last).not.toContain(`>${toolTexts.again}<`);
  });

  test("names empty and too long fields, and keeps everything that was typed", async () => {
    const long = "Rice & beans ".repeat(900);
    const answer = await post("/tools/product-description", { productName: "  ", featuresBenefits: long });
    expect(answer.status).toBe(422);
    const page = await shown(answer);
    expect(page).toContain("Please fill in all fields");
    expect(page).toContain(toolTexts.tooLong("Features and benefits", toolLimits.long));
    expect(page).toContain(long);
  });

  test("reports the rate limit, and keeps what was typed", async () => {
    const visitor = "203.0.113.77";
    const turns = Array.from({ length: 500 }, () => enforceLimit("tools", visitor));
    await expect(Promise.all(turns)).rejects.toThrow("Too many tries");
    const typed = { productServiceName: "Akara & co" };
    const answer = await post("/tools/faq-generator", typed, { "x-forwarded-for": visitor });
    expect(answer.status).toBe(429);
    const page = await shown(answer);
    expect(page).toContain(formOf("generate-faq").failed);
    expect(page).toContain("Too many tries from here.");
    expect(page).toContain("Akara & co");
  });

  test.each(forms)("%s shows the call's own answer to its example", async (slug, form) => {
    const page = await shown(await site.fetch(`/tools/${slug}`));
    const { example } = (await wholeToolPage(slug)) ?? {};
    const { output } = await writeFromLibrary(
      form.call,
      toolCalls[form.call].input.parse(example?.typed) as never,
    );
    const written = JSON.stringify(output);
    const lines = (example?.output ?? []).flatMap(({ lines }) => lines);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      expect(page).toContain(line);
      const inAnswer = line
        .split(/(?<=\?) /)
        .every((part) => written.includes(JSON.stringify(part).slice(1, -1)));
      expect(inAnswer, line).toBe(true);
    }
  });

  test("is filled with the example at the example's address", async () => {
    expect(await shown(await site.fetch("/tools/sop-writer?example"))).toContain('value="Supermarket"');
    expect(await shown(await site.fetch("/tools/sop-writer"))).not.toContain('value="Supermarket"');
  });

  test("gives 404 for a tool that does not exist", async () => {
    expect((await site.fetch("/tools/nothing")).status).toBe(404);
    expect((await post("/tools/nothing", {})).status).toBe(404);
    expect((await post("/tools/nothing/document", {})).status).toBe(404);
  });
});

describe("the form under the marketing tool without script", () => {
  const typed = toolExamples["generate-marketing-content"];
  const leads = () => sql()`select * from contact_submissions`;

  async function generated() {
    const page = await (await post("/tools/marketing-generator", typed)).text();
    return {
      intent: "follow-up",
      result: withLetters(hiddenValue(page, "result")),
      submissionKey: hiddenValue(page, "submissionKey"),
    };
  }
  const details = {
    name: "Amaka Okafor",
    email: "amaka@example.com",
    business_type: "Home cleaning",
    message: "Three posts a week.",
  };

  test("counts like the other forms that leave a message", async () => {
    const hidden = await generated();
    const from = { "x-forwarded-for": "203.0.113.91" };
    const body = () => new URLSearchParams({ ...hidden, ...details });
    await Promise.all(Array.from({ length: 200 }, () => enforceLimit("contact", "203.0.113.91")));
    const refused = await site.fetch("/tools/marketing-generator", {
      method: "POST",
      body: body(),
      headers: from,
    });
    expect(refused.status).toBe(429);
    expect(await shown(refused)).toContain(details.message);
    expect(await leads()).toEqual([]);
  });

  test("appears only with a text, is saved as specified, and then goes away", async () => {
    expect(await shown(await site.fetch("/tools/marketing-generator"))).not.toContain(followUp.heading);
    const hidden = await generated();
    const written = JSON.parse(hidden.result).written;
    const answer = await post("/tools/marketing-generator", { ...hidden, ...details, phone: "" });
    expect(answer.status).toBe(200);
    const page = await shown(answer);
    const [lead] = await leads();
    expect(lead).toMatchObject({
      name: details.name,
      email: details.email,
      phone: null,
      company: null,
      project_type: "marketing-system",
    });
    const generatedText = `Instagram caption\n\n${written.instagramCaption}\n\n\nAdvert headline\n\n${written.adHeadline}\n\n\nWhatsApp message\n\n${written.whatsappMessage}`;
    expect(lead?.message).toBe(
      `Business type: Home cleaning\n\nMessage: Three posts a week.\n\nGenerated content:\n${generatedText}`,
    );
    expect(page).toContain(lead?.ref);
    expect(page).not.toContain(followUp.heading);
    expect(page).toContain(written.adHeadline);
    const chat = new URL(/href="(https:\/\/wa\.me\/\d+[^"]*Ref[^"]*)"/.exec(page)?.[1] ?? "");
    expect(chat.searchParams.get("text")).toMatch(new RegExp(`Ref: ${lead?.ref}$`));
  });

  test("is saved once when it is sent twice", async () => {
    const hidden = await generated();
    for (let turn = 0; turn < 2; turn += 1)
      await post("/tools/marketing-generator", { ...hidden, ...details });
    expect(await leads()).toHaveLength(1);
  });

  test("says what is missing, and keeps the text and the input", async () => {
    const hidden = await generated();
    const answer = await post("/tools/marketing-generator", {
      ...hidden,
      ...details,
      email: " ",
      phone: "12",
    });
    expect(answer.status).toBe(422);
    const page = await shown(answer);
    expect(page).toContain("Please fill in all required fields");
    expect(page).toContain("Please enter a valid phone number");
    expect(page).toContain("Three posts a week.");
    expect(page).toContain(JSON.parse(hidden.result).written.adHeadline);
    expect(await leads()).toHaveLength(0);
  });

  test("accepts nothing that the tool did not write", async () => {
    const hidden = { ...(await generated()), result: '{"written":{"adHeadline":"x"}}' };
    expect((await post("/tools/marketing-generator", { ...hidden, ...details })).status).toBe(422);
    expect(await leads()).toHaveLength(0);
  });
});
