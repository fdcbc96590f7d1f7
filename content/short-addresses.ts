import { pages } from "./pages.ts";

/** Addresses that people guess, with the page they mean. */
export const shortAddresses: Readonly<Record<string, string>> = {
  "/pricing": pages.packages.path,
  "/prices": pages.packages.path,
  "/packages": pages.packages.path,
  "/enterprise": pages.systems.path,
  "/school": pages.school.path,
};
