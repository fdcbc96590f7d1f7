import { createServer } from "vite";
import { makeFonts } from "#tooling/fonts.ts";

await makeFonts();
const vite = await createServer({ configFile: "vite.config.ts" });
await vite.listen(Number(process.env.PORT ?? 5173));
vite.printUrls();
