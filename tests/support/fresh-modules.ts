/** Vitest's setup of every test file. A worker runs many files, so each file gets fresh modules. */
import { vi } from "vitest";

// Packages stay loaded. Our modules run again, so that nothing they keep in memory reaches the next file.
vi.resetModules();
