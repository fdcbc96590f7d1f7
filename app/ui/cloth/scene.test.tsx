import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { postScenes, sceneMotifs } from "#app/blog/post-scenes.ts";
import { CourseCover, coverMotifs } from "#app/school/courses/course-cover.tsx";
import { certificateScene, courseScene } from "#app/school/courses/course-scenes.ts";
import { learningPaths } from "#content/school.ts";
import { motifsOf, type Scene, ScenePicture } from "./scene.tsx";
import { tiles } from "./tiles.ts";

const courses = learningPaths.map(({ id }) => {
  const scene = courseScene(id);
  if (!scene) throw new Error(`${id} has no drawing`);
  return [id, scene] as const;
});
const all: (readonly [string, Scene])[] = [
  ...Object.entries(postScenes),
  ...courses,
  ["certificate", certificateScene],
];
const drawn = (scene: Scene) => renderToStaticMarkup(<ScenePicture scene={scene} className="" />);

test("no two drawings are alike", () => {
  const drawings = all.map(([, scene]) => JSON.stringify(scene.pieces));
  expect(new Set(drawings).size).toBe(all.length);
});

test("courses of one category have covers of their own", () => {
  const covers = learningPaths.map(({ id }) =>
    renderToStaticMarkup(<CourseCover thumbnail={null} category="technology" path={id} />),
  );
  expect(new Set(covers).size).toBe(learningPaths.length);
});

test("a course of the owner's without a learning path has the cloth of its category", () => {
  for (const path of [null, "toString", "baking"]) {
    const cover = renderToStaticMarkup(<CourseCover thumbnail={null} category="finance" path={path} />);
    expect(cover).toContain("#t-waves");
  }
});

test("the pages with the drawings have their motifs", () => {
  expect(coverMotifs).toEqual(expect.arrayContaining(motifsOf(courses.map(([, scene]) => scene))));
  expect(sceneMotifs).toEqual(expect.arrayContaining(motifsOf(Object.values(postScenes))));
  for (const motif of sceneMotifs) expect(Object.keys(tiles)).toContain(motif);
});

describe.each(all)("%s", (_, scene) => {
  test("is two rows of four squares with a drawing that stays in the picture", () => {
    expect(scene.squares).toHaveLength(8);
    for (const piece of scene.pieces) {
      for (const path of [piece.fill, piece.line, piece.solid]) {
        const starts = [...(path ?? "").matchAll(/M(-?[\d.]+)[ ,]?(-?[\d.]+)/g)];
        for (const [, x, y] of starts) {
          expect(Number(x)).toBeGreaterThanOrEqual(60);
          expect(Number(x)).toBeLessThanOrEqual(360);
          expect(Number(y)).toBeGreaterThanOrEqual(0);
          expect(Number(y)).toBeLessThanOrEqual(200);
        }
      }
    }
  });

  test("is light and hidden from screen readers", () => {
    const html = drawn(scene);
    expect(html).toContain('aria-hidden="true"');
    expect(html).not.toContain("NaN");
    expect(html.length).toBeLessThan(4_000);
  });
});
