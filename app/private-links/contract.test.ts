import { describe, expect, test } from "vitest";
import { emailProof, newPasswordInput } from "#app/accounts/contract.ts";
import { confirmInput } from "#app/your-data/contract.ts";
import {
  applicantPath,
  hidePrivateKeys,
  holdsPrivateLink,
  ownAppointmentPath,
  withoutPrivateKey,
} from "./contract.ts";

describe("the key of a private link", () => {
  const key = "aB3_-xYz0123456789QRST";

  test.each([
    applicantPath(key),
    `${applicantPath(key)}.data`,
    `${applicantPath(key)}/`,
    `${applicantPath(key)}.`,
    `/RECRUITMENT/Application/${key}`,
    `/recruitment/%61pplication/${key}`,
    `/recruitment%2Fapplication%2f${key}`,
    `/tools/../recruitment/application/${key}`,
    `//recruitment//application/${key}`,
    `/recruitment/applications/${key}`,
    `/?from=/recruitment/application/${key}`,
    `${applicantPath(key)}%`,
  ])("does not stay in %s", (path) => {
    expect(holdsPrivateLink(path)).toBe(true);
    expect(withoutPrivateKey(path)).toBe("/recruitment/application/…");
  });

  test.each([
    "/",
    "/recruitment/apply",
    "/recruitment/overview",
    "/api/recruitment_applications",
    "/%E0%A4%A",
  ])("leaves %s unchanged", (path) => {
    expect(holdsPrivateLink(path)).toBe(false);
    expect(withoutPrivateKey(path)).toBe(path);
  });

  test.each([
    ownAppointmentPath(key),
    `${ownAppointmentPath(key)}.data`,
    `/YOUR-call/${key}`,
    `/%79our-call/${key}`,
  ])("of a call does not stay in %s", (path) => {
    expect(holdsPrivateLink(path)).toBe(true);
    expect(withoutPrivateKey(path)).toBe("/your-call/…");
    expect(hidePrivateKeys(`See ${ownAppointmentPath(key)}, please`)).toBe("See /your-call/… please");
  });

  test.each(["/api/uploads/1f0c", "/api//uploads/1f0c", "/API/%75ploads/1f0c"])(
    "of an upload does not stay in %s",
    (path) => {
      expect(withoutPrivateKey(path)).toBe("/api/uploads/…");
      expect(withoutPrivateKey("/api/uploads")).toBe("/api/uploads");
    },
  );

  test("is removed from a text, whose other words remain", () => {
    expect(hidePrivateKeys(`See https://mindsync.example${applicantPath(key)}?withdraw, please`)).toBe(
      "See https://mindsync.example/recruitment/application/…?withdraw, please",
    );
    expect(hidePrivateKeys("How is my application?")).toBe("How is my application?");
  });
});

test.each([
  [15, false],
  [16, true],
  [100, true],
  [101, false],
])("a mailed link's token of %i characters is taken by every form alike: %s", (length, taken) => {
  const sent = { token: "t".repeat(length), password: "correct horse battery" };
  const forms = [emailProof, newPasswordInput, confirmInput];
  expect(forms.map((form) => form.safeParse(sent).success)).toEqual(forms.map(() => taken));
});
