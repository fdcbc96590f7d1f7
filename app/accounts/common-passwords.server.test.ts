import { expect, test } from "vitest";
import { isCommonPassword, refuseCommonPassword } from "./common-passwords.server.ts";

test.each([
  "1234567890",
  "password123",
  "Password123",
  " ".repeat(10),
  "qwertyuiop",
  " 1q2w3e4r5t ",
  "aaaaaaaaaa",
  "0123456789",
  "9876543210",
  "abcdefghijkl",
  "1212121212",
  "passwordpassword",
  "ｐａｓｓｗｏｒｄ１２３",
  "Mindsync@2026",
  "school-admin-1",
  "Yemi.Yemi.Yemi",
])("'%s' is refused with a message", (password) => {
  expect(isCommonPassword(password)).toBe(true);
  expect(() => refuseCommonPassword(password)).toThrow("too easy to guess");
});

test.each([
  "correct horse battery",
  "a new password 1",
  "Iya Bose sells rice",
  "k7Rm2xQpLw9s",
  "my school has nine blue doors",
  "8493028475",
  "àkàrà àti ọ̀gì",
])("'%s' is accepted", (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
