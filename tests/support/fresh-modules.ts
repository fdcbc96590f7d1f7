/** Vitest's setup of every test file. A worker runs many files, so each file gets fresh modules. */
import { vi } from "vitest";

// Packages stay loaded. Our modules run again, so that nothing they keep in memory reaches the next file.
vi.resetModules();

// Hashing a password takes 200 ms of the processor, on purpose. Of all tests only those of the hashes need that.
vi.mock("#app/accounts/hash-cost.ts", () => {
  const cheap = { N: 2 ** 10, r: 8, p: 1 };
  return { passwordCost: cheap, codeCost: cheap };
});
