import { expect, test } from "vitest";
import { playerOf } from "./player.ts";

test.each([
  [
    "https://www.youtube.com/watch?v=abc_DEF-123",
    "https://www.youtube-nocookie.com/embed/abc_DEF-123?autoplay=1",
  ],
  ["https://youtu.be/abc_DEF-123", "https://www.youtube-nocookie.com/embed/abc_DEF-123?autoplay=1"],
  [
    "https://m.youtube.com/shorts/abc_DEF-123",
    "https://www.youtube-nocookie.com/embed/abc_DEF-123?autoplay=1",
  ],
  ["https://vimeo.com/123456789", "https://player.vimeo.com/video/123456789?autoplay=1&dnt=1"],
])("%s plays in its own frame", (address, frame) => {
  expect(playerOf(address)).toEqual({ kind: "frame", address: frame });
});

test("a video file plays in the browser; other addresses are opened where they are", () => {
  expect(playerOf("https://files.example/a/rice.mp4?x=1")).toEqual({ kind: "file" });
  expect(playerOf("/media/rice")).toEqual({ kind: "file" });
  for (const other of [
    "https://films.example/rice",
    "http://files.example/rice.mp4",
    "javascript:alert(1)",
    "",
  ])
    expect(playerOf(other), other).toBeNull();
});
