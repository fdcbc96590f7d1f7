import { expect, test } from "vitest";
import { aRecording } from "#tests/support/media-files.ts";
import { fileMark } from "./file-mark.ts";

const file = (content: Buffer, name = "me.mp4", lastModified = 1) =>
  new File([new Uint8Array(content)], name, { lastModified });

test("the same file is recognised under another name and date", async () => {
  const content = aRecording("mp4", 500_000);
  expect(await fileMark(file(content))).toBe(await fileMark(file(content, "VID_2.mp4", 99)));
});

test("another file gets another mark: by size, beginning, middle or end", async () => {
  const content = aRecording("mp4", 500_000);
  const marks = await Promise.all([
    fileMark(file(content)),
    fileMark(file(content.subarray(0, 499_999))),
    ...[0, 200_000, 499_999].map((place) => {
      const other = Buffer.from(content);
      other[place] = (other[place] ?? 0) ^ 1;
      return fileMark(file(other));
    }),
    fileMark(file(Buffer.from("a"))),
    fileMark(file(Buffer.alloc(0))),
  ]);
  expect(new Set(marks).size).toBe(marks.length);
  for (const mark of marks) expect(mark).toMatch(/^[a-z\d-]+$/);
});
