import { expect, test } from "vitest";
import { toolExamples } from "#tests/support/tool-examples.ts";
import { type ToolCall, toolCallNames } from "../contract.ts";
import { brokenRules } from "./read-answer.ts";

const estimates: readonly ToolCall[] = ["evaluate-business-idea", "generate-growth-strategy", "generate-sop"];

test.each(toolCallNames)(
  "%s has amounts of its own only where it estimates, and never an address",
  (name) => {
    const answer = { text: "It is ₦77,777, now 37% off. Write to sales@elsewhere.example." };
    const broken = brokenRules(name, toolExamples[name], answer).join("\n");
    expect(broken).toContain("elsewhere.example");
    for (const amount of ["₦77,777", "37%"]) expect(broken.includes(amount)).toBe(!estimates.includes(name));
  },
);
