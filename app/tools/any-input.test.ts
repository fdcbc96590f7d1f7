import fc from "fast-check";
import { expect, test } from "vitest";
import { toolLimits } from "#content/tool-limits.ts";
import { toolTexts } from "#content/tool-texts.ts";
import { AppError } from "#server/platform/errors.ts";
import { fullRun } from "#tests/support/budget.ts";
import { type ToolCall, toolCallNames, toolCalls } from "./contract.ts";
import { generate } from "./generate.server.ts";

/** Input of a tool with the given text in all of its fields, and then in one each, as long as each field allows. */
function inputsOf(name: ToolCall, text: string): unknown[] {
  const { input, example } = toolCalls[name];
  const fields = Object.keys(example.input);
  const fitting = (field: string) => {
    const lengths = [text.length, toolLimits.long, toolLimits.text, toolLimits.line].map((length) =>
      text.slice(0, length),
    );
    return lengths.find((value) => input.safeParse({ ...example.input, [field]: value }).success);
  };
  const typed = fields.flatMap((field) => {
    const value = fitting(field);
    return value === undefined ? [] : [{ [field]: value }];
  });
  return [Object.assign({}, ...typed), ...typed].map((part) => ({ ...example.input, ...part }));
}

/** Nothing is written from what nobody can read, or for something harmful: the form says why. */
const isRefusal = (error: unknown) =>
  error instanceof AppError &&
  error.code === "invalid" &&
  Object.values(error.fields ?? {}).flat().length > 0;

async function writes(name: ToolCall, typed: unknown): Promise<void> {
  const { input, output } = toolCalls[name];
  const visitor = "203.0.113.1";
  const made = await generate(name, input.parse(typed) as never, { visitor }).catch((error: unknown) => {
    // What is no offer is not published, and says so.
    if (error instanceof AppError && error.message === toolTexts.nothingToShow) return undefined;
    if (isRefusal(error)) return undefined;
    // If two or more trades or departments are likely, the visitor answers that it is none of them.
    expect(error).toMatchObject({ code: "unclear" });
    expect((error as AppError).choices?.length).toBeGreaterThan(1);
    const chosen = input.parse({ ...(typed as object), nearest: "none" });
    return generate(name, chosen as never, { visitor });
  });
  if (!made) return;
  const { engine, versions: _, about: __, ...written } = made;
  expect(engine).toBe("built-in");
  expect(output.parse(written)).toEqual(written);
}

const repeated = [
  "1,",
  "12345678901234567890 ",
  "A. ",
  "💥",
  "rice, ",
  "9",
  "1 ",
  "9,999,",
  ",",
  ".",
  "-",
  "!",
  "a",
  "₦",
  "1\n",
  "10% ",
  "Ọ̀",
];

test.each(toolCallNames)("%s writes about what is repeated to the end of its fields", async (name) => {
  const units = fullRun ? repeated : repeated.slice(0, 3);
  const texts = units.map((unit) =>
    unit.repeat(Math.ceil(toolLimits.long / unit.length)).slice(0, toolLimits.long),
  );
  // In the full run also in each field alone.
  for (const typed of texts.flatMap((text) => inputsOf(name, text).slice(0, fullRun ? undefined : 2)))
    await writes(name, typed);
});

const words = ["rice", "1", "Rice", "the", "9999999999999", "₦5,000", "-", "and", "WhatsApp", "10%", "\n"];
const anyText = fc.oneof(
  fc.string({ unit: "binary", minLength: 1, maxLength: toolLimits.text }),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 200 }),
  fc.string({ unit: fc.constantFrom(..."0123456789,. -₦%"), minLength: 1, maxLength: 500 }),
  fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 90 }).map((list) => list.join(" ")),
  fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 90 }).map((list) => list.join(",")),
);

test.each(toolCallNames)("%s writes about any text", async (name) => {
  await fc.assert(
    fc.asyncProperty(
      anyText,
      fc.integer({ min: 1, max: 50 }),
      fc.constantFrom("short", "usual", "long"),
      async (text, version, length) => {
        for (const typed of inputsOf(name, text).slice(0, 2)) {
          await writes(name, { ...(typed as object), version, length });
        }
      },
    ),
    { numRuns: fullRun ? 2_000 : 5 },
  );
});
