import { spawn } from "node:child_process";
import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildFixedTexts } from "#app/analytics/fixed-texts.server.ts";
import { buildConcierge } from "#app/concierge/build-concierge.ts";
import { prerenderedPaths } from "#app/prerendered.ts";
import { buildLibrary } from "#app/tools/library/build-library.server.ts";
import { buildMaterials } from "#materials/build.ts";
import { buildEbooks } from "#materials/ebooks/build.ts";
import { buildSampleQuotes } from "#materials/quotes/build.ts";
import { buildPages } from "#packages/page-finish/build-pages.ts";
import { readPages } from "./built-pages.ts";
import { bundleServer } from "./bundle-server.ts";
import { compress } from "./compress.ts";
import { makeCounter } from "./counter.ts";
import { makeFonts } from "./fonts.ts";
import { markBuildFresh } from "./freshness.ts";
import { makePagesWorker } from "./pages-worker.ts";
import { drawPictures } from "./pictures.ts";
import { robots, sitemap } from "./sitemap.ts";
import { makeSlides } from "./slides.ts";
import { makeWorkers } from "./workers.ts";

const client = "build/client";

/** Runs one of the installed command line tools with this Node; rejects when it fails. */
export function run(script: string, args: string[], env: NodeJS.ProcessEnv = process.env): Promise<void> {
  return new Promise((resolve, reject) => {
    spawn(process.execPath, [script, ...args], { stdio: "inherit", env }).on("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`${script} ended with ${code}`)),
    );
  });
}

async function builtFiles(): Promise<string[]> {
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Builds the whole site into `build/`. */
export async function build(): Promise<void> {
  const empty = (directory: string) => rm(directory, { recursive: true, force: true });
  await empty("build");
  // The files of the free courses are built before the pages, which give their sizes.
  await Promise.all([
    makeFonts(),
    makeCounter(),
    makeSlides(),
    buildMaterials(),
    buildEbooks(),
    buildSampleQuotes(),
    buildLibrary(),
    buildConcierge(),
    buildFixedTexts(),
  ]);
  await run("node_modules/@react-router/dev/bin.cjs", ["build"], {
    ...process.env,
    NODE_ENV: "production",
  });
  const files = await builtFiles();
  await buildPages(client, files);
  const built = await readPages(client, files);
  await writeFile(join(client, "sitemap.xml"), sitemap(built));
  await writeFile(join(client, "robots.txt"), robots());
  await makeWorkers(client);
  await makePagesWorker(client, prerenderedPaths);
  await Promise.all([compress(await builtFiles()), drawPictures(client, built), bundleServer()]);
  markBuildFresh();
}
