import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** How often each server is asked whether it is ready, and how long it has for the answer; in milliseconds. */
const check = { every: 500, patience: 2_000 };

/** A proxy in front of several servers, as deploy/Caddyfile makes one. */
export interface RoundRobin {
  address: string;
  /** Leads to these servers from now on. */
  leadTo(addresses: readonly string[]): void;
  close(): void;
}

/**
 * Gives each connection to the next server that says it is ready. A server that cannot be reached is passed over; while
 * none is ready all are tried, so that the site's own words about an outage reach its visitors.
 */
export async function roundRobin(first: readonly string[]): Promise<RoundRobin> {
  let servers = first;
  let ready = new Set(first);
  let turn = 0;
  const sockets = new Set<Socket>();

  async function look(): Promise<void> {
    const answers = await Promise.all(
      servers.map((server) =>
        fetch(`${server}/readyz`, { signal: AbortSignal.timeout(check.patience) }).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    );
    ready = new Set(servers.filter((_, index) => answers[index]));
  }

  function next(tried: ReadonlySet<string>): string | undefined {
    const left = servers.filter((server) => !tried.has(server));
    const best = left.filter((server) => ready.has(server));
    const choice = best.length ? best : left;
    turn += 1;
    return choice[turn % choice.length];
  }

  function lead(near: Socket, tried: Set<string>): void {
    const server = next(tried);
    if (!server) {
      near.destroy();
      return;
    }
    const { hostname, port } = new URL(server);
    const far = connect({ host: hostname, port: Number(port) });
    far.once("error", () => lead(near, tried.add(server)));
    far.once("connect", () => {
      far.removeAllListeners("error");
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        one.on("error", () => other.destroy());
        one.on("close", () => other.destroy());
        one.pipe(other);
      }
    });
  }

  const proxy = createServer((near) => {
    sockets.add(near);
    near.on("error", () => near.destroy());
    near.on("close", () => sockets.delete(near));
    lead(near, new Set());
  });
  await new Promise<void>((done) => proxy.listen(0, "127.0.0.1", done));
  const timer = setInterval(() => void look(), check.every);
  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    leadTo(addresses) {
      servers = addresses;
    },
    close() {
      clearInterval(timer);
      proxy.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
