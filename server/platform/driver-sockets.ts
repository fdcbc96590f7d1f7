import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { connect, isIP, Socket, type TcpNetConnectOpts } from "node:net";
import { connect as encrypt, type SecureContextOptions } from "node:tls";
import postgres, { type Options as DriverOptions, type PostgresType, type Sql } from "postgres";
import { limitUnderWay, neverFull } from "./reserved-connections.ts";
import { breakWhenSilent } from "./silent-sockets.ts";

/** A connected socket, and the name against which a certificate is checked. */
export type Connected = Socket & { host?: string };

/** What the driver has read from an address, its options and the environment. */
type ReadOptions = Sql["options"] & { max_pipeline?: number; sslnegotiation?: string | null };

class NotAcceptedError extends Error {
  readonly code = "CONNECT_TIMEOUT";

  constructor() {
    super("The database did not accept a connection, or not in time.");
  }
}

/** Waits for an event of a socket. The socket is destroyed if it fails or closes first, or if the time is over. */
async function waitFor(socket: Socket, event: string, timeout: AbortSignal): Promise<unknown[]> {
  const closing = new AbortController();
  const close = () => closing.abort();
  socket.once("close", close);
  try {
    return await once(socket, event, { signal: AbortSignal.any([timeout, closing.signal]) });
  } catch (error) {
    socket.destroy();
    throw error instanceof Error && error.name === "AbortError" ? new NotAcceptedError() : error;
  } finally {
    socket.removeListener("close", close);
  }
}

/** Connects to one server. @param longest milliseconds */
export async function connectTo(
  { host, port, path }: { host?: string; port?: number; path?: string },
  longest: number,
): Promise<Connected> {
  const socket = connect(path === undefined ? ({ host, port } as TcpNetConnectOpts) : { path });
  await waitFor(socket, "connect", AbortSignal.timeout(longest));
  return Object.assign(socket, { host });
}

/** Asks for encryption: a length, and a number that is no version of the protocol. */
const encryptionRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

/**
 * The certificate with which the site signs in to the database, its key, and who vouches for the server's: files, as libpq's
 * variables name them. They are read for each connection, so that short-lived ones can be renewed while the site runs.
 */
async function certificates(): Promise<SecureContextOptions> {
  const { PGSSLCERT, PGSSLKEY, PGSSLROOTCERT } = process.env;
  const [cert, key, ca] = await Promise.all(
    [PGSSLCERT, PGSSLKEY, PGSSLROOTCERT].map((path) => (path ? readFile(path) : undefined)),
  );
  return { ...(cert && key ? { cert, key } : {}), ...(ca ? { ca } : {}) };
}

/** Encrypts a connection as the driver does, which would not hand out that socket. @param longest milliseconds */
async function encrypted(
  plain: Connected,
  { ssl, sslnegotiation }: ReadOptions,
  files: SecureContextOptions,
  longest: number,
): Promise<Connected> {
  const signal = AbortSignal.timeout(longest);
  const isDirect = sslnegotiation === "direct";
  if (!isDirect) {
    plain.write(encryptionRequest);
    const [answer] = await waitFor(plain, "data", signal);
    if (String(answer)[0] !== "S" && ssl === "prefer") return plain;
  }
  const socket = encrypt({
    ...files,
    socket: plain,
    servername: isIP(plain.host ?? "") ? undefined : plain.host,
    rejectUnauthorized: !["require", "allow", "prefer"].includes(String(ssl)),
    ...(isDirect ? { ALPNProtocols: ["postgresql"] } : {}),
  });
  await waitFor(socket, "secureConnect", signal);
  return socket;
}

/**
 * A socket that breaks with this error at the first byte. The driver needs it: it loses a connection whose socket is
 * not there, or that breaks before its first bytes are written.
 */
function brokenSocket(error: unknown): Socket {
  const socket = new Socket();
  const breaks = () => {
    socket.destroy(error as Error);
    return false;
  };
  return Object.assign(socket, { write: breaks });
}

/**
 * Repeats the error of a socket when it closes. The driver never ends queries that it was given between the two, which
 * lie apart with TLS.
 */
function repeatError(socket: Socket): void {
  socket.on("error", () => {});
  socket.once("close", (hadError) => {
    if (hadError) socket.emit("error", socket.errored);
  });
}

interface Limits {
  /** Milliseconds until a server has to accept a connection. */
  longestConnect: number;
  /** Milliseconds without a byte after which a connection is given up. */
  silence?: number | undefined;
}

/**
 * A client of the driver whose sockets are opened here.
 * @param read what another client has read, which need not connect
 * @param open connects to a server; by default to the one that was read
 */
export function clientWithSockets(
  read: ReadOptions,
  { longestConnect, silence }: Limits,
  open = () => {
    const place = read.path ? { path: read.path } : { host: read.host[0], port: read.port[0] };
    return connectTo(place, longestConnect);
  },
): Sql {
  let ended = false;
  const socket = async () => {
    try {
      // Before the socket is there: nobody would hear its errors while files are read.
      const files = read.ssl ? await certificates() : {};
      const plain = await open();
      const secure = read.ssl ? await encrypted(plain, read, files, longestConnect) : plain;
      if (silence !== undefined) breakWhenSilent(secure, silence);
      repeatError(secure);
      if (!ended) return neverFull(secure);
      // The driver would use it, and never close it.
      secure.destroy();
      throw new NotAcceptedError();
    } catch (error) {
      return brokenSocket(error);
    }
  };
  const { max_pipeline, exceptBegin } = limitUnderWay(read.max_pipeline);
  // The driver takes what it has read as it is. Its types do not say so.
  const client = postgres({ ...read, ssl: false, socket, max_pipeline } as unknown as DriverOptions<
    Record<string, PostgresType>
  >);
  const { end } = client;
  client.end = (options) =>
    end(options).finally(() => {
      ended = true;
    });
  return exceptBegin(client);
}
