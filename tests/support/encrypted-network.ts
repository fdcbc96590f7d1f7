import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { TLSSocket } from "node:tls";
import { afterAll, beforeAll } from "vitest";
import { type BrokenNetwork, breakableNetwork } from "./broken-network.ts";
import { testDatabase } from "./database.ts";
import { selfSigned } from "./self-signed.ts";

export interface EncryptedNetwork {
  /** How many connections were encrypted. */
  readonly encrypted: number;
  /** Who the last client's certificate said that it was; undefined if it had none. */
  readonly client: string | undefined;
  /** An address of this network for one behind it. */
  addressFor(address: string, sslmode: string): string;
  /** Resets every connection, which is an error of its socket; new ones are accepted. */
  reset(): void;
  close(): Promise<void>;
}

/** Adds to a database without TLS what PostgreSQL does with it; nobody vouches for the certificate. */
async function encryptedNetwork({ target }: BrokenNetwork): Promise<EncryptedNetwork> {
  const far = "url" in target ? new URL(target.url) : undefined;
  const place =
    "url" in target
      ? { host: far?.hostname ?? "", port: Number(far?.port) }
      : { host: target.host, port: target.port };
  let encrypted = 0;
  let client: string | undefined;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.once("data", () => {
      socket.write("S");
      const near = new TLSSocket(socket, {
        isServer: true,
        ...selfSigned,
        requestCert: true,
        rejectUnauthorized: false,
        ca: selfSigned.cert,
      });
      near.once("secure", () => {
        client = near.getPeerCertificate().subject?.CN?.toString();
      });
      const distant = connect(place);
      encrypted += 1;
      for (const [one, other] of [
        [near, distant],
        [distant, near],
      ] as const) {
        one.on("error", () => other.destroy());
        one.on("close", () => other.destroy());
        one.pipe(other);
      }
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    get encrypted() {
      return encrypted;
    },
    get client() {
      return client;
    },
    addressFor(address, sslmode) {
      const url = new URL(address);
      url.port = String((server.address() as AddressInfo).port);
      url.searchParams.set("sslmode", sslmode);
      return url.href;
    },
    reset() {
      for (const socket of sockets) socket.resetAndDestroy();
      sockets.clear();
    },
    async close() {
      await new Promise((closed) => server.close(closed));
    },
  };
}

/**
 * Gives this test file its own database behind a network that it can cut, and behind one more that encrypts. Call it at the top
 * of the file.
 * @returns the database, and both networks, which are there from the first test on
 */
export function bothNetworks() {
  const target = testDatabase();
  const networks: { plain?: BrokenNetwork; encrypted?: EncryptedNetwork } = {};
  beforeAll(async () => {
    networks.plain = await breakableNetwork(target);
    networks.encrypted = await encryptedNetwork(networks.plain);
  });
  afterAll(async () => {
    await networks.plain?.cut();
    await networks.encrypted?.close();
  });
  return { target, networks: networks as { plain: BrokenNetwork; encrypted: EncryptedNetwork } };
}
