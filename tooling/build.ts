import { build } from "./build-steps.ts";

await build();
