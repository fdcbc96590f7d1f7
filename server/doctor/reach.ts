import { once } from "node:events";
import { connect, isIP } from "node:net";
import { connect as connectSafely } from "node:tls";
import type { Config } from "#server/platform/config.ts";
import { type Connection, connectionsOf } from "#server/platform/outgoing/connections.ts";
import { type Finding, failed, ok, reasonOf, warning } from "./finding.ts";
import { isRunning } from "./machine.ts";
import { isOfThisMachine } from "./settings.ts";

/** How long another machine may take, in milliseconds. */
const patience = 5_000;

const byName = "Let the name lead to this machine: an A record at whoever keeps the names of your domain.";
const certificate =
  "Renew the certificate for exactly this name. Caddy does so by itself when ports 80 and 443 lead to it.";

/** What to do about the reasons why an address cannot be opened. */
const mends: Readonly<Record<string, string>> = {
  ENOTFOUND: byName,
  EAI_AGAIN: byName,
  ECONNREFUSED: "Start the proxy, and let ports 80 and 443 of this machine through the firewall.",
  CERT_HAS_EXPIRED: certificate,
  ERR_TLS_CERT_ALTNAME_INVALID: certificate,
  DEPTH_ZERO_SELF_SIGNED_CERT: certificate,
  SELF_SIGNED_CERT_IN_CHAIN: certificate,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "Give the proxy the whole chain of the certificate.",
};

/** Reasons that visitors meet too. Others may be this machine's own, such as a router that does not lead back inside. */
const forEverybody = /^(ENOTFOUND|CERT_|ERR_TLS_CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_VERIFY)/;

/** The reason behind an error: `fetch` wraps it. */
function reasonBehind(error: unknown): string {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  const late = cause instanceof Error && /^(Timeout|Abort)Error$/.test(cause.name);
  return late ? `no answer within ${patience / 1000} s` : reasonOf(cause);
}

/**
 * Whether SITE_URL leads to the running site: the name, the certificate and the proxy.
 * @param ask opens an address
 */
export async function publicAddress(
  config: Pick<Config, "SITE_URL" | "PORT" | "HOST">,
  ask: (address: string, options: RequestInit) => Promise<Response> = fetch,
): Promise<Finding> {
  const about = "Public address";
  const url = config.SITE_URL ? new URL(config.SITE_URL) : undefined;
  if (!url || isOfThisMachine(url)) return ok(about, "there is none yet");
  if (!(await isRunning(config))) return ok(about, "it is tried while the site runs");
  try {
    const answer = await ask(`${url.origin}/healthz`, {
      redirect: "manual",
      signal: AbortSignal.timeout(patience),
    });
    if (answer.ok && (await answer.text()) === "ok") return ok(about, `${url.origin} leads to the site`);
    return failed(
      about,
      `${url.origin} answers (${answer.status}), but not as this site does`,
      `Let the proxy pass every address on to port ${config.PORT}, and the name lead to this machine (docs/deploying.md).`,
    );
  } catch (error) {
    const reason = reasonBehind(error);
    const says = `${url.origin} cannot be opened from this machine (${reason})`;
    const mend =
      mends[reason] ?? "Open it on a phone without Wi-Fi. If that fails too, look at proxy and firewall.";
    return (forEverybody.test(reason) ? failed : warning)(about, says, mend);
  }
}

/** Connects to a server, with its certificate checked where the setting demands that, and leaves again. */
async function reach({ host, port, isSafe }: Connection): Promise<void> {
  // Without the name, a server with several certificates presents the wrong one or none.
  const servername = isIP(host) ? "" : host;
  const socket = isSafe ? connectSafely({ host, port, servername }) : connect({ host, port });
  try {
    await once(socket, isSafe ? "secureConnect" : "connect", { signal: AbortSignal.timeout(patience) });
  } finally {
    socket.destroy();
  }
}

/** What only takes what the site sends, by its setting. The site works without it. */
const collectors: Readonly<Record<string, { about: string; lost: string }>> = {
  LOG_SYSLOG_URL: {
    about: "Logs on another system",
    lost: "lines wait in memory, and are lost with the process",
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: { about: "Traces", lost: "no trace is kept" },
};

/** Whether the systems for logs and traces can be reached; nothing where none is set. */
export function collecting(config: Config): Promise<Finding[]> {
  const wanted = connectionsOf(config).flatMap((connection) => {
    const collector = collectors[connection.setting];
    return collector ? [{ connection, ...collector }] : [];
  });
  return Promise.all(
    wanted.map(async ({ connection, about, lost }) => {
      const { setting, host, port } = connection;
      try {
        await reach(connection);
        return ok(about, `${host}:${port} can be reached`);
      } catch (error) {
        return warning(
          about,
          `${host}:${port} cannot be reached (${reasonBehind(error)}): ${lost}`,
          `Check ${setting}, that system, and its certificate (NODE_EXTRA_CA_CERTS for an authority of your own).`,
        );
      }
    }),
  );
}
