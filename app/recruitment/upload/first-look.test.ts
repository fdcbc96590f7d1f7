import { expect, test } from "vitest";
import { firstLook, inMegabytes } from "./first-look.ts";
import { mediaBytes } from "./media-contract.ts";

const look = (name: string, type: string, size = 1) => firstLook({ name, type, size });

test("a file may be 100 MB and no byte more", () => {
  expect(look("a.mp4", "video/mp4", mediaBytes)).toBe("fine");
  expect(look("a.mp4", "video/mp4", mediaBytes + 1)).toBe("too-large");
  expect(look("a.mp4", "video/mp4", 0)).toContain("empty");
});

test("a name may have 255 characters, whatever their letters, and no more", () => {
  const named = (letters: number) => `${"ọ".repeat(letters - 4)}.mp4`;
  expect(look(named(255), "video/mp4")).toBe("fine");
  expect(look(named(256), "video/mp4")).toContain("name is too long");
});

test.each([
  ["a.mp4", "video/mp4", true],
  ["a", "audio/ogg", true],
  ["a.MOV", "", true],
  ["PTT-20261121.opus", "application/ogg", true],
  ["a.3gp", "application/octet-stream", true],
  ["a.pdf", "", false],
  ["a.mp4", "application/pdf", false],
  ["a.mp4", "text/html", false],
  ["a.svg", "image/svg+xml", false],
  ["mp4", "", false],
])("%s of type %j is accepted: %s", (name, type, fits) => {
  expect(look(name, type) === "fine").toBe(fits);
});

test.each([
  [0, "0.00"],
  [1, "0.00"],
  [10_486, "0.01"],
  [12_939_428, "12.34"],
  [mediaBytes, "100.00"],
])("%d bytes are %s MB", (bytes, words) => {
  expect(inMegabytes(bytes)).toBe(words);
});
