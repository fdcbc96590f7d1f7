import fc from "fast-check";
import { expect, test } from "vitest";
import {
  choice,
  cleanText,
  emailField,
  optionalChoice,
  optionalEmailField,
  optionalPhoneField,
  optionalText,
  phoneField,
  requiredText,
  submissionKey,
} from "./contract.ts";
import { newSubmissionKey } from "./submission-key.ts";

/** Any JavaScript string, including lone surrogates. */
const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: "grapheme" }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
);

const firstMessage = (result: { success: boolean; error?: { issues: { message: string }[] } }) =>
  result.success ? undefined : result.error?.issues[0]?.message;

test("a cleaned text can be stored in PostgreSQL, and cleaning it again changes nothing", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const clean = cleanText(text);
      expect(clean.isWellFormed()).toBe(true);
      expect(clean).not.toMatch(/[^\P{Cc}\t\n]/u);
      expect(clean).toBe(clean.trim());
      expect(clean).toBe(clean.normalize("NFC"));
      expect(cleanText(clean)).toBe(clean);
    }),
    { numRuns: 2000 },
  );
});

test("a required text reports what is missing, too short or too long", () => {
  const field = requiredText("Name", { least: 2, most: 4 });
  expect(field.parse(" abcd ")).toBe("abcd");
  for (const empty of ["", "  ", "\0", undefined, null, 1]) {
    expect(firstMessage(field.safeParse(empty))).toBe("Name is required");
  }
  expect(firstMessage(field.safeParse("a"))).toBe("Name must be at least 2 characters");
  expect(firstMessage(field.safeParse("abcde"))).toBe("Name must be less than 4 characters");
});

test("an optional text is stored as null when it is empty", () => {
  const field = optionalText("Company", { most: 4 });
  for (const empty of ["", " ", "\0", undefined, null]) expect(field.parse(empty)).toBeNull();
  expect(field.parse(" abcd")).toBe("abcd");
  expect(firstMessage(field.safeParse("abcde"))).toBe("Company must be less than 4 characters");
  expect(firstMessage(field.safeParse(1))).toBe("Company must be text");
});

test("choices accept only listed values", () => {
  const must = choice("Level", ["low", "high"]);
  const may = optionalChoice("Level", ["low", "high"]);
  for (const field of [must, may]) {
    expect(field.parse("low")).toBe("low");
    for (const wrong of ["other", 1, "toString"]) {
      expect(firstMessage(field.safeParse(wrong))).toBe("Please choose one of the listed options for Level");
    }
  }
  for (const empty of ["", undefined]) {
    expect(firstMessage(must.safeParse(empty))).toBe("Level is required");
    expect(may.parse(empty)).toBeNull();
  }
  expect(may.parse(null)).toBeNull();
});

test("whatever is typed, fields return a value or a message and never throw", () => {
  const fields = [emailField(), phoneField(), requiredText("A", { most: 9 }), optionalText("B", { most: 9 })];
  fc.assert(
    fc.property(fc.oneof(anyText, fc.anything()), (value) => {
      for (const field of fields) {
        const result = field.safeParse(value);
        if (!result.success) expect(firstMessage(result)).toMatch(/[a-z]/);
      }
    }),
  );
});

test("a phone field accepts numbers as people write them", () => {
  for (const typed of [
    "0803 123 4567",
    "+44 20 7946 0958",
    "(0803) 123-4567",
    "0803.123.4567",
    "00234/8031234567",
  ]) {
    expect(phoneField().parse(` ${typed} `)).toBe(typed);
  }
  for (const typed of ["123456", "1".repeat(21), "08o3 123 4567", "++234 803 123 4567", "٠٨٠٣١٢٣٤٥٦٧"]) {
    expect(firstMessage(phoneField().safeParse(typed))).toBe("Please enter a valid phone number");
  }
});

test("an optional address and an optional number are checked when they are filled in", () => {
  for (const field of [optionalEmailField(), optionalPhoneField()]) {
    for (const nothing of ["", " \t", "\0", null, undefined]) expect(field.parse(nothing)).toBeNull();
    for (const wrong of [1, [], {}]) expect(field.safeParse(wrong).success).toBe(false);
  }
  expect(optionalEmailField().parse(" ada@mindsync.example ")).toBe("ada@mindsync.example");
  expect(firstMessage(optionalEmailField().safeParse("ada@"))).toBe("Please enter a valid email address");
  expect(optionalPhoneField().parse(" 0803 123 4567 ")).toBe("0803 123 4567");
  expect(firstMessage(optionalEmailField().safeParse("a".repeat(321)))).toBe(
    "Please enter a valid email address",
  );
  for (const wrong of ["12", "0".repeat(41), "abcdefgh", 1]) {
    expect(firstMessage(optionalPhoneField().safeParse(wrong))).toBe("Please enter a valid phone number");
  }
});

test("a form's key is new each time, and valid in its contract", () => {
  const keys = Array.from({ length: 100 }, newSubmissionKey);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(submissionKey().parse(key)).toBe(key);
});

test("a form's key is none that every program could send", () => {
  for (const sign of ["0", "f", "F"]) {
    const key = "00000000-0000-0000-0000-000000000000".replaceAll("0", sign);
    expect(firstMessage(submissionKey().safeParse(key))).toMatch(/^This form is out of date/);
  }
});

test("a line break is one character, however the browser sent it", () => {
  expect(cleanText("one\r\ntwo\rthree\nfour")).toBe("one\ntwo\nthree\nfour");
});
