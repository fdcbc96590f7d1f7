import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { join } from "node:path";
import type { DatabaseTarget } from "#server/platform/database.ts";

export interface BrokenNetwork {
  /** The address of the database through this network. */
  target: DatabaseTarget;
  /** Ends every connection and refuses new ones. */
  cut(): Promise<void>;
  /** Resets every connection, which is an error of its socket; new ones are accepted. */
  reset(): void;
  mend(): Promise<void>;
  /** From now on nothing passes on the open connections, which stay open; new ones work. */
  silence(): void;
  /** From now on every connection is reset on which the site sends this text; none is without a text. */
  resetAt(text?: string): void;
}

/** A network path to a database that a test can cut and restore: it looks like a dead server or cable. */
export async function breakableNetwork(target: DatabaseTarget): Promise<BrokenNetwork> {
  const url = "url" in target ? new URL(target.url) : undefined;
  const far =
    "url" in target
      ? { host: url?.hostname ?? "", port: Number(url?.port || 5432) }
      : target.host.startsWith("/")
        ? { path: join(target.host, `.s.PGSQL.${target.port}`) }
        : { host: target.host, port: target.port };
  const sockets = new Set<Socket>();
  /** Those of them that the site opened. */
  const accepted = new Set<Socket>();
  let server: Server;
  let fatal: string | undefined;

  async function listen(port: number): Promise<number> {
    server = createServer((near) => {
      const distant = connect(far);
      accepted.add(near);
      near.on("data", (data) => fatal && data.includes(fatal) && near.resetAndDestroy());
      near.on("close", () => accepted.delete(near));
      for (const [one, other] of [
        [near, distant],
        [distant, near],
      ] as const) {
        sockets.add(one);
        one.on("error", () => other.destroy());
        one.on("close", () => sockets.delete(one) && other.destroy());
        one.pipe(other);
      }
    });
    await new Promise<void>((done, failed) => server.once("error", failed).listen(port, "127.0.0.1", done));
    return (server.address() as AddressInfo).port;
  }

  const port = await listen(0);
  if (url) Object.assign(url, { hostname: "127.0.0.1", port: String(port) });
  return {
    target: url
      ? { url: url.href }
      : { ...(target as Exclude<DatabaseTarget, { url: string }>), host: "127.0.0.1", port },
    async cut() {
      const closed = new Promise((done) => server.close(done));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    reset() {
      for (const socket of accepted) socket.resetAndDestroy();
    },
    async mend() {
      await listen(port);
    },
    resetAt(text) {
      fatal = text;
    },
    silence() {
      for (const socket of sockets) socket.unpipe().resume();
    },
  };
}

/** The address of the database through these networks, in this order. */
export function addressThrough(...networks: BrokenNetwork[]): string {
  const places = networks.map(({ target: place }) =>
    "url" in place
      ? new URL(place.url)
      : new URL(`postgres://${place.user}@${place.host}:${place.port}/${place.database}`),
  );
  return String(places[0]).replace(places[0]?.host ?? "", places.map(({ host }) => host).join());
}
