import { existsSync } from "node:fs";
import { Launcher } from "chrome-launcher";

/** Nothing of the browser's own may use the network or the graphics card while it measures. */
export const chromeFlags: readonly string[] = [
  "--headless=new",
  "--no-sandbox",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-gpu",
];

/** The Chromium or Chrome to measure with: CHROME_PATH, Debian's, or whichever is installed. */
export function chromePath(): string {
  const debian = "/usr/bin/chromium";
  const path = process.env.CHROME_PATH ?? (existsSync(debian) ? debian : Launcher.getInstallations()[0]);
  if (!path) throw new Error("No Chromium or Chrome is installed: install one or set CHROME_PATH.");
  return path;
}
