import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";

/**
 * A stand-in for WhatsApp, to which the test browser's own resolver leads (playwright.config.ts). Intercepting the
 * address instead would turn the browser's cache off, and every page would load half as fast.
 * @returns its port on this machine
 */
export async function startWhatsApp(): Promise<{ port: number; stop(): void }> {
  const pem = readFileSync(`${import.meta.dirname}/wa.me.pem`);
  const server = createServer({ key: pem, cert: pem }, (_, response) => {
    response.setHeader("Content-Type", "text/html").end("<title>WhatsApp</title><h1>A chat</h1>");
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    port: (server.address() as AddressInfo).port,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
