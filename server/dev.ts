import { createServer } from "vite";
import { makeCounter } from "#tooling/counter.ts";
import { makeFonts } from "#tooling/fonts.ts";

await Promise.all([makeFonts(), makeCounter()]);
const vite = await createServer({ configFile: "vite.config.ts" });
await vite.listen(Number(process.env.PORT ?? 5173));
vite.printUrls();
