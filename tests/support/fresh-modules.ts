/** Vitest's setup of every test file. A worker runs many files, so each file gets fresh modules. */
import { vi } from "vitest";

// Packages stay loaded. Our modules run again, so that nothing they keep in memory reaches the next file.
vi.resetModules();

// React's build for development renders pages at half the speed, and visitors never get it. It is chosen when it is first
// loaded, and stays loaded.
const environment = process.env.NODE_ENV;
process.env.NODE_ENV = "production";
await Promise.all([import("react"), import("react/jsx-runtime"), import("react-dom/server")]);
process.env.NODE_ENV = environment;

// Hashing a password takes 200 ms of the processor, on purpose. Of all tests only those of the hashes need that.
vi.mock("#app/accounts/hash-cost.ts", () => {
  const cheap = { N: 2 ** 10, r: 8, p: 1 };
  return { passwordCost: cheap, codeCost: cheap };
});
// A backup's passphrase takes half a second. What a command encrypts in a process of its own has the real cost.
vi.mock("#server/backup/passphrase-cost.ts", () => ({ scryptWorkFactor: 10 }));
