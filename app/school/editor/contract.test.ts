import { describe, expect, test } from "vitest";
import { courseRefusals } from "#content/course-editor.ts";
import { lessonInput } from "./contract.ts";

const lesson = { title: "Replies", minutes: "5" };
/** The messages of a lesson's form, by field. */
const refusalsOf = (values: object) =>
  (lessonInput.safeParse({ ...lesson, ...values }).error?.issues ?? []).map(({ path, message }) => [
    path.join("."),
    message,
  ]);

describe("a lesson's address", () => {
  /** They look like addresses of this site or of https, and lead elsewhere or run script. */
  const hostile = [
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "https:evil.example",
    "https:///evil.example",
    "https://\\evil.example",
    "http://evil.example",
    "javascript:alert(1)",
    "JAVASCRIPT://%0aalert(1)",
    "data:text/html,x",
    "ftp://evil.example",
    "/a b",
    "evil.example",
  ];

  test.each(hostile)("%s is refused, for a file, a video and a sound", (href) => {
    expect(refusalsOf({ files: [{ name: "A file", href, kilobytes: "1" }] })).toEqual([
      ["files.0.href", courseRefusals.fileAddress],
    ]);
    expect(refusalsOf({ videoAddress: href, audioAddress: href })).toEqual([
      ["videoAddress", courseRefusals.https],
      ["audioAddress", courseRefusals.https],
    ]);
  });

  test.each(["https://files.example/a.pdf", "/course-files/a.pdf", "/"])("%s is taken for a file", (href) => {
    expect(lessonInput.parse({ ...lesson, files: [{ name: "A file", href, kilobytes: "" }] }).files).toEqual([
      { name: "A file", href, bytes: 0 },
    ]);
  });

  test("of a video or a sound begins with https, or is empty", () => {
    const videoAddress = "https://videos.example/a.mp4";
    expect(lessonInput.parse({ ...lesson, videoAddress })).toMatchObject({
      videoAddress,
      audioAddress: null,
    });
  });
});
