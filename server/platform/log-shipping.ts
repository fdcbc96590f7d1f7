import { hostname } from "node:os";
import { connect, type TLSSocket } from "node:tls";
import type { Config } from "./config.ts";
import { type HostAndPort, placeOfUrl } from "./outgoing/connections.ts";

/*
 * Sends the log to another system as it is written: syslog (RFC 5424) over TLS (RFC 5425), which every collector of logs
 * takes. Standard output has each line too. While the other system does not answer, lines wait in memory.
 */

/** How many lines wait while the other system does not answer; then the oldest are given up. */
const mostWaiting = 10_000;

/** How long to wait before the next try, in milliseconds: twice as long each time. */
const pauses = { first: 1_000, longest: 60_000 };

/** How long the end of the process waits for the last lines, in milliseconds. */
const longestEnd = 2_000;

/** Syslog's facility 'local0', which is for programs like this one. */
const facility = 16;

/** Syslog's severities of pino's levels. */
const severities: Readonly<Record<string, number>> = { 20: 7, 30: 6, 40: 4, 50: 3, 60: 2 };

/** A line of the log as a syslog message with its length before it. */
function framed(line: string): string {
  const text = line.trimEnd();
  const severity = severities[/"level":(\d+)/.exec(text)?.[1] ?? ""] ?? 6;
  const time = /"time":"([^"]+)"/.exec(text)?.[1] ?? new Date().toISOString();
  const message = `<${facility * 8 + severity}>1 ${time} ${hostname()} mindsync ${process.pid} - - ${text}`;
  return `${Buffer.byteLength(message)} ${message}`;
}

/** Says in the log when the other system stops answering, and when it answers again. */
type Tell = (isReached: boolean, reason: string) => void;

class Shipper {
  readonly #place: HostAndPort;
  readonly #tell: Tell;
  readonly #waiting: string[] = [];
  #lost = 0;
  #socket: TLSSocket | undefined;
  #isOpen = false;
  #wasTold = false;
  #pause = pauses.first;
  #timer: NodeJS.Timeout | undefined;

  constructor(url: string, tell: Tell) {
    this.#place = placeOfUrl(new URL(url));
    this.#tell = tell;
    this.#connect();
  }

  send(line: string): void {
    if (this.#waiting.length >= mostWaiting) {
      this.#waiting.shift();
      this.#lost += 1;
    }
    this.#waiting.push(framed(line));
    this.#flush();
  }

  #connect(): void {
    const socket = connect({ ...this.#place, servername: this.#place.host });
    this.#socket = socket;
    socket.unref();
    socket.setKeepAlive(true, 60_000);
    socket.on("secureConnect", () => this.#opened());
    socket.on("drain", () => this.#flush());
    // Collectors send nothing; what comes all the same is thrown away, so that the end of the connection is seen.
    socket.resume();
    let reason = "closed";
    socket.on("error", (error: NodeJS.ErrnoException) => {
      reason = error.code ?? error.name;
    });
    socket.on("close", () => this.#closed(reason));
  }

  #opened(): void {
    this.#isOpen = true;
    this.#pause = pauses.first;
    if (this.#wasTold) this.#tell(true, "");
    this.#wasTold = false;
    if (this.#lost > 0) {
      const msg = "lines of the log were lost while the other system did not answer";
      this.#waiting.unshift(framed(JSON.stringify({ level: 40, time: new Date(), lines: this.#lost, msg })));
      this.#lost = 0;
    }
    this.#flush();
  }

  #closed(reason: string): void {
    this.#isOpen = false;
    this.#timer = setTimeout(() => this.#connect(), this.#pause).unref();
    this.#pause = Math.min(this.#pause * 2, pauses.longest);
    if (!this.#wasTold) {
      this.#wasTold = true;
      this.#tell(false, reason);
    }
  }

  /** Writes what waits, as fast as the other system takes it. */
  #flush(): void {
    while (this.#isOpen && this.#waiting.length > 0 && !this.#socket?.writableNeedDrain)
      this.#socket?.write(this.#waiting.shift() ?? "");
  }

  /** Sends the last lines and ends the connection. */
  async close(): Promise<void> {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    socket?.removeAllListeners("close");
    if (!socket || !this.#isOpen) {
      socket?.destroy();
      return;
    }
    this.#flush();
    const ended = new Promise((resolve) => socket.once("close", resolve));
    const late = setTimeout(() => socket.destroy(), longestEnd);
    socket.end();
    await ended;
    clearTimeout(late);
  }
}

let shipper: Shipper | undefined;

/** Starts to send the log to another system if LOG_SYSLOG_URL is set. @param tell logs whether that system answers */
export function openLogShipping({ LOG_SYSLOG_URL }: Pick<Config, "LOG_SYSLOG_URL">, tell: Tell): void {
  if (LOG_SYSLOG_URL && !shipper) shipper = new Shipper(LOG_SYSLOG_URL, tell);
}

/** Passes a line of the log on, as pino is about to write it. */
export function shipLine(line: string): string {
  shipper?.send(line);
  return line;
}

/** Sends the last lines, for at most two seconds. */
export async function closeLogShipping(): Promise<void> {
  const ended = shipper;
  shipper = undefined;
  await ended?.close();
}
