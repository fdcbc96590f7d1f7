import { describe, expect, test } from "vitest";
import { newPasswordInput, resetRequest, signUpInput } from "./contract.ts";

describe("a password", () => {
  const takes = (password: string) => [
    signUpInput.safeParse({ name: "Amaka", email: "amaka@mindsync.example", password }).success,
    newPasswordInput.safeParse({ token: "a".repeat(32), password }).success,
  ];

  test.each([
    [9, false],
    [10, true],
    [64, true],
    [128, true],
    [129, false],
  ])("of %i characters: taken is %s", (length, taken) => {
    expect(takes("a".repeat(length))).toEqual([taken, taken]);
  });

  test("may hold any characters, and is neither trimmed nor changed", () => {
    const password = "  ọ̀rọ̀ aṣínà 🔑  ";
    expect(signUpInput.parse({ name: "Amaka", email: "amaka@mindsync.example", password }).password).toBe(
      password,
    );
  });
});

test("no form that leads into an account asks a question whose answer others may know", () => {
  const fields = [signUpInput, resetRequest, newPasswordInput].map(({ shape }) => Object.keys(shape).sort());
  expect(fields).toEqual([["email", "name", "password"], ["email"], ["password", "token"]]);
});
