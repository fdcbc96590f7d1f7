/** Follows every link of the built site from the home page and checks everything it finds. */
import { vi } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import "./head.ts";
import "./links.ts";
import "./sitemap.ts";
import "./structure.ts";
import "./structured-data.ts";
import "./validity.ts";

// The first test waits for the crawl.
vi.setConfig({ testTimeout: 120_000 });
testDatabase();
