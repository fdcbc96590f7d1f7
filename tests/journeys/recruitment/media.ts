/** The field of the video or audio, as an applicant uses it, and the records it becomes. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page, Request, Route } from "@playwright/test";
import { uploadsPath } from "#app/recruitment/upload/media-contract.ts";
import { sql } from "#server/platform/database.ts";
import { aRecording } from "#tests/support/media-files.ts";
import { expect } from "../fixtures.ts";

/** The requests that create uploads. */
export const calls = `**${uploadsPath}/*`;

export const fieldOf = (page: Page) => page.getByRole("group", { name: /^Video or audio/ });
export const button = (page: Page, name: string) => fieldOf(page).getByRole("button", { name, exact: true });
export const idOf = async (page: Page) => fieldOf(page).locator("input[name=videoFile]").inputValue();

/** Five pieces and a bit: 5.12 MB. */
export const video = aRecording("mp4", 5 * 1024 * 1024 + 123_456);

export interface Selected {
  name?: string;
  type?: string;
  content?: Buffer;
}

const folder = mkdtempSync(join(tmpdir(), "mindsync-media-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

/** Where a file of this name with this content is on the disk. */
function onDisk(name: string, content: Buffer): string {
  const of = join(folder, createHash("sha256").update(content).digest("hex"));
  mkdirSync(of, { recursive: true });
  if (!existsSync(join(of, name))) writeFileSync(join(of, name), content);
  return join(of, name);
}

/**
 * Selects a file as the phone's own dialog does. The browser reads it from the disk, because handing its content over costs
 * more than uploading it. Where its name does not tell its type, that is the only way.
 */
export async function choose(
  page: Page,
  { name = "My introduction.mp4", type = "video/mp4", content = video }: Selected = {},
): Promise<void> {
  const isTold = name.endsWith(".mp4") && type === "video/mp4";
  await fieldOf(page)
    .locator("input[type=file]")
    .setInputFiles(isTold ? onDisk(name, content) : { name, mimeType: type, buffer: content });
}

/** The visible text; the same may also be in a live region beside it. */
export const words = (page: Page, text: string | RegExp) =>
  fieldOf(page).locator("p:not(.sr-only)").filter({ hasText: text });

/** Waits for the upload; after errors the page itself waits longer and longer before it retries. */
export const isWhole = (page: Page): Promise<void> =>
  expect(words(page, "We have the file, and it goes with your application.")).toBeVisible({
    timeout: 20_000,
  });

export const mediaOf = (id: string) => sql()`select * from recruitment_media where id = ${id}`;

const isPiece = (request: Request) => request.method() === "PATCH";
export const offsetOf = (request: Request) => Number(request.headers()["upload-offset"] ?? Number.NaN);

/** Records the offsets at which pieces began. */
export function watchPieces(page: Page): number[] {
  const offsets: number[] = [];
  page.on("request", (request) => {
    if (isPiece(request)) offsets.push(offsetOf(request));
  });
  return offsets;
}

/**
 * Holds back the piece that begins at an offset, as a slow network does.
 * @returns lets it go on
 */
export async function holdPiece(page: Page, offset: number): Promise<() => Promise<void>> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const hold = async (route: Route) => {
    if (isPiece(route.request()) && offsetOf(route.request()) === offset) await held;
    // A page that was closed meanwhile no longer needs a response.
    await route.continue().catch(() => {});
  };
  await page.route(calls, hold);
  return async () => {
    letGo();
    await page.unroute(calls, hold);
  };
}

export const progress = (page: Page): Locator => fieldOf(page).getByRole("progressbar");
