import { mediaPath } from "#app/recruitment/record-contract.ts";
import { axe, expect, test } from "../fixtures.ts";
import { applicant, applications, fillIn, openForm, send, submitted } from "./apply.ts";
import { choose, fieldOf, holdPiece, idOf, isWhole, mediaOf, progress, video } from "./media.ts";

// The tests read the records in the server's own database.
test.slow();
test.beforeEach(({ database: _ }) => {});

test("a file is uploaded while the form is filled in, is sent with the application, and reviewers see it", async ({
  page,
  request,
  context,
  signedInAs,
}) => {
  const values = applicant();
  const form = await openForm(page);
  const field = fieldOf(page);
  await expect(field.getByText("Maximum 100MB.")).toBeVisible();
  const letGo = await holdPiece(page, 2 * 1024 * 1024);
  await choose(page);
  await expect(field.getByText("My introduction.mp4 · 5.12 MB")).toBeVisible();
  await expect(field.getByText("39% · 2.00 of 5.12 MB")).toBeVisible();
  await expect(progress(page)).toHaveAccessibleName("How much of My introduction.mp4 is sent");
  await axe(page);
  const { height = 800, width = 360 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width: 320, height });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.setViewportSize({ width, height });
  await fillIn(form, values);
  await letGo();
  await isWhole(page);
  await expect(field.getByText("My introduction.mp4 · 5.12 MB")).toBeVisible();
  await axe(page);
  const id = await idOf(page);
  await send(form);
  await expect(submitted(page)).toBeVisible();

  const [application] = await applications(values);
  expect(application?.video_url).toBe(mediaPath(id));
  expect(await mediaOf(id)).toMatchObject([
    {
      application_id: application?.id,
      state: "complete",
      file_name: "My introduction.mp4",
      content_type: "video/mp4",
      visitor: null,
    },
  ]);
  expect((await request.get(mediaPath(id), { maxRedirects: 0 })).status()).toBe(302);
  await signedInAs("recruiter");
  const seen = await context.request.get(mediaPath(id), { headers: { range: "bytes=100-199" } });
  expect([seen.status(), seen.headers()["content-type"]]).toEqual([206, "video/mp4"]);
  expect((await seen.body()).equals(video.subarray(100, 200))).toBe(true);
});
