import { readdir, stat } from "node:fs/promises";
import { digits, type Figure, median } from "./figures.ts";
import { type LoadResult, load } from "./load.ts";
import { versionOf } from "./machine.ts";
import { startNginx } from "./nginx.ts";
import { buildIfStale, startSite } from "./site.ts";

const client = "build/client";
const target = 0.35;
const connections = [16, 64];
const rounds = 3;
const seconds = 5;

/** The hashed script of median size, as a typical one. */
async function hashedAsset(): Promise<string> {
  const names = (await readdir(`${client}/assets`)).filter((name) => name.endsWith(".js"));
  const sized = await Promise.all(
    names.map(async (name) => ({ name, size: (await stat(`${client}/assets/${name}`)).size })),
  );
  const largest = sized.filter(({ size }) => size > 8_000).sort((a, b) => a.size - b.size);
  return `/assets/${largest[Math.floor(largest.length / 2)]?.name ?? names[0]}`;
}

function ask(address: string, encoding: string, count: number, duration = seconds): Promise<LoadResult> {
  return load({
    url: address,
    headers: { "Accept-Encoding": encoding },
    connections: count,
    seconds: duration,
  });
}

function speed(runs: readonly LoadResult[]): number {
  if (runs.some((run) => run.failed)) throw new Error("Some answers were not 200: nothing to compare.");
  return median(runs.map((run) => run.perSecond));
}

/** Requests per second for the site's own files, alternating with nginx over the same files. */
export async function benchStatic(): Promise<Figure[]> {
  await buildIfStale();
  const nginxVersion = versionOf("nginx", "-v");
  if (!nginxVersion) console.log("  nginx is not installed here: our own figures only, no ratio.");
  const site = await startSite();
  const nginx = nginxVersion ? await startNginx(client) : undefined;
  const figures: Figure[] = [];
  try {
    for (const path of ["/", await hashedAsset()]) {
      for (const count of connections) {
        await ask(site.address + path, "gzip", count, 2);
        const runs: Record<"br" | "gzip" | "nginx", LoadResult[]> = { br: [], gzip: [], nginx: [] };
        for (let round = 0; round < rounds; round += 1) {
          if (nginx) runs.nginx.push(await ask(nginx.address + path, "gzip", count));
          runs.gzip.push(await ask(site.address + path, "gzip", count));
          runs.br.push(await ask(site.address + path, "br, gzip", count));
        }
        const busy = Math.max(...Object.values(runs).flatMap((list) => list.map((run) => run.generatorBusy)));
        const ours = `ours ${digits(speed(runs.gzip))}/s gzip, ${digits(speed(runs.br))}/s br`;
        const theirs = nginx ? speed(runs.nginx) : Number.NaN;
        const ratio = speed(runs.gzip) / theirs;
        const said = nginx ? `${ratio.toFixed(2)}: ${ours}; nginx ${nginxVersion} ${digits(theirs)}/s` : ours;
        console.log(
          `  ${path}, ${count} connections: ${said}; load process at most ${digits(busy * 100)} % of a core`,
        );
        figures.push({
          what: `${path.replace(/-[\w-]{8}\.js$/, "-….js")}, ${count} connections, requests/s ÷ nginx gzip_static`,
          target: `≥ ${target}`,
          measured: said,
          met: nginx ? ratio >= target : undefined,
        });
      }
    }
    return figures;
  } finally {
    await nginx?.stop();
    await site.stop();
  }
}
