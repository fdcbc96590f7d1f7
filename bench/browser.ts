import { existsSync } from "node:fs";
import { Launcher } from "chrome-launcher";

/** The browser's own background work must not use the network or the graphics card while it measures. */
export const chromeFlags: readonly string[] = [
  "--headless=new",
  "--no-sandbox",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-gpu",
];

/** The installed Chromium or Chrome: CHROME_PATH, Debian's, or any other; undefined where there is none. */
export function findChrome(): string | undefined {
  const debian = "/usr/bin/chromium";
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  if (existsSync(debian)) return debian;
  try {
    return Launcher.getInstallations()[0];
  } catch {
    // The launcher throws where it finds none.
    return undefined;
  }
}

/** @throws Error with a readable message where there is no browser */
export function chromePath(): string {
  const path = findChrome();
  if (!path) throw new Error("No Chromium or Chrome is installed: install one or set CHROME_PATH.");
  return path;
}
