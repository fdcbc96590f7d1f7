import { expect, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { openSealedText, sealText } from "./sealed-text.ts";

testDatabase();

test("a text can be opened with the secret, and looks different each time", async () => {
  for (const text of ["0803 123 4567", "Ọlọ́runṣẹ́un O'Neil", "👩🏾‍💻".repeat(40)]) {
    const [one, other] = await Promise.all([sealText(text), sealText(text)]);
    expect(one).toMatch(/^[\w-]+$/);
    expect(one).not.toBe(other);
    expect(await openSealedText(one)).toBe(text);
    expect(await openSealedText(other)).toBe(text);
  }
});

test("a text that was changed, cut or made up cannot be opened", async () => {
  const sealed = await sealText("amaka@mindsync.example");
  const changed = Buffer.from(sealed, "base64url");
  changed.writeUInt8(changed.readUInt8(30) ^ 1, 30);
  for (const wrong of [
    changed.toString("base64url"),
    sealed.slice(0, -4),
    sealed.slice(0, 8),
    "",
    "amaka",
    "%",
  ])
    expect(await openSealedText(wrong), wrong).toBeNull();
});

test("a key of the model cannot be opened as the text of an address", async () => {
  const sealed = await sealText("sk-test-key", "writer-key");
  expect(sealed).not.toContain("sk-test");
  expect(await openSealedText(sealed, "writer-key")).toBe("sk-test-key");
  expect(await openSealedText(sealed)).toBeNull();
});
