/** Vitest's setup of every test file. A worker runs many files, so this gives each of them modules of its own. */
import { vi } from "vitest";

// Packages stay loaded. Our modules run again, so nothing that one keeps in memory reaches the next file.
vi.resetModules();
