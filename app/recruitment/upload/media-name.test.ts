import fc from "fast-check";
import { expect, test } from "vitest";
import { mediaNameLength } from "./media-contract.ts";
import { cleanFileName } from "./media-name.ts";

test.each([
  ["my video.mp4", "my video.mp4"],
  ["Ọmọ́lará – Ìwé.webm", "Ọmọ́lará – Ìwé.webm".normalize("NFC")],
  ["../../etc/passwd", "passwd"],
  ["C:\\Users\\Ada\\clip.mp4", "clip.mp4"],
  ["/", "recording"],
  ["..", "recording"],
  ["", "recording"],
  ["\u0000\u202e\u2066", "recording"],
  ["photo\u202e4pm.exe", "photo4pm.exe"],
  ["a\0b\r\nc\u0007\u2028.mp4", "abc.mp4"],
  [".htaccess", "htaccess"],
  ["  two   blanks .mp4 ", "two blanks .mp4"],
  ["lone\ud800.mp4", "lone\ufffd.mp4"],
])("%j is stored as %j", (given, kept) => {
  expect(cleanFileName(given)).toBe(kept);
});

test("a name at the limit stays; a longer one is shortened and keeps its extension", () => {
  const of = (length: number, end = ".mp4") => "ẹ".repeat(length - end.length) + end;
  expect(cleanFileName(of(mediaNameLength))).toBe(of(mediaNameLength));
  expect(cleanFileName(of(mediaNameLength + 1))).toBe(of(mediaNameLength));
  expect(cleanFileName(`${"a".repeat(200)}.${"b".repeat(200)}`)).toBe("a".repeat(mediaNameLength));
  // Characters of two UTF-16 units count once, as in PostgreSQL.
  expect(Array.from(cleanFileName(`${"🎥".repeat(300)}.webm`))).toHaveLength(mediaNameLength);
});

test("any name becomes something short that is no path and has no invisible characters", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 400 }), (given) => {
      const name = cleanFileName(given);
      expect(Array.from(name).length).toBeGreaterThan(0);
      expect(Array.from(name).length).toBeLessThanOrEqual(mediaNameLength);
      expect(name).not.toMatch(/[/\\\p{Cc}\p{Cf}\p{Cs}]/u);
      expect(name).not.toMatch(/^\.|^\s|^$/);
    }),
  );
});
