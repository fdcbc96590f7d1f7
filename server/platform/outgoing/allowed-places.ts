import type net from "node:net";
import { Socket } from "node:net";
import type { Config } from "../config.ts";
import { log } from "../log.ts";
import { connectionsOf, type HostAndPort, placeOfUrl } from "./connections.ts";

/** The push services of browsers. An admin's browser names one of them when it is added under Alerts. */
const pushServices =
  /^(fcm\.googleapis\.com|(.+\.)?push\.services\.mozilla\.com|(.+\.)?push\.apple\.com|(.+\.)?notify\.windows\.com)$/;

const keyOf = ({ host, port }: HostAndPort) => `${host.toLowerCase()} ${port}`;

/** What the settings name. */
let fromSettings: ReadonlySet<string> = new Set();

/** What admins entered: the model of the Writer screen, and webhooks. */
const entered = new Set<string>();

/** Allows connections to an address that an admin entered on a screen. */
export function allowEntered(address: string): void {
  entered.add(keyOf(placeOfUrl(new URL(address))));
}

/** Whether the server may connect to a place. */
export function isAllowed(place: HostAndPort): boolean {
  if (fromSettings.has(keyOf(place)) || entered.has(keyOf(place))) return true;
  return place.port === 443 && pushServices.test(place.host.toLowerCase());
}

/** Node's own way to begin a connection. */
const connectAnywhere = Socket.prototype.connect;

/** A connection that is not on the list. */
export class NotAllowed extends Error {
  readonly code = "ENOTALLOWED";

  constructor() {
    super("The server does not connect to this place.");
    this.name = "NotAllowed";
  }
}

/** What a call of `connect` asks for; null for a socket of this machine, which has a path. */
function placeOfCall(words: unknown[]): HostAndPort | null {
  // Node's own modules pass one array: the options and the callback.
  const [first, second] = Array.isArray(words[0]) ? words[0] : words;
  if (typeof first === "object" && first !== null) {
    const { path, host = "localhost", port } = first as Partial<HostAndPort & { path: string }>;
    return path ? null : { host, port: Number(port) };
  }
  if (typeof first === "string" && Number.isNaN(Number(first))) return null;
  return { host: typeof second === "string" ? second : "localhost", port: Number(first) };
}

/**
 * Lets this process open connections only to the places that its settings name, that admins entered, and to the push
 * services of browsers. Every connection of Node's own modules and of every package begins in `Socket.connect`, so this
 * is the one place that all of them pass. What is refused is logged.
 * @param more what the site opened itself, such as the embedded database
 * @returns a function that lifts the limit
 */
export function limitConnections(config: Config, more: readonly HostAndPort[] = []): () => void {
  fromSettings = new Set([...connectionsOf(config), ...config.OUTGOING_HOSTS, ...more].map(keyOf));
  const limited = function (this: net.Socket, ...words: unknown[]) {
    const place = placeOfCall(words);
    if (place === null || isAllowed(place)) return Reflect.apply(connectAnywhere, this, words);
    log.error(place, "a connection to a place that is not on the list was refused");
    // Callers hear of it as they hear of any failed connection, by the event.
    process.nextTick(() => this.destroy(new NotAllowed()));
    return this;
  };
  Socket.prototype.connect = limited as typeof connectAnywhere;
  return () => {
    Socket.prototype.connect = connectAnywhere;
  };
}
