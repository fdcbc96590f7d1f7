import { addressesIn, changedAddress, placeOf } from "../database-address.ts";
import { scannerPlace } from "../virus-scan.ts";
import { isHere, isPrivate } from "./private-hosts.ts";

/** A host and a port. */
export interface HostAndPort {
  host: string;
  port: number;
}

/** A server that the settings tell the site to connect to. */
export interface Connection extends HostAndPort {
  /** The setting that names it. */
  setting: string;
  /** Whether the settings demand encryption and a certificate that is checked. */
  isSafe: boolean;
  /** What makes it so. */
  mend: string;
}

/** The settings that name servers, as config.ts has them. */
interface Settings {
  DATABASE_URL?: string | undefined;
  SMTP_URL?: string | undefined;
  S3_BUCKET?: string | undefined;
  BACKUP_BUCKET?: string | undefined;
  S3_ENDPOINT?: string | undefined;
  S3_REGION?: string | undefined;
  AI_PROVIDER?: string | undefined;
  AI_BASE_URL?: string | undefined;
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  CLAMD_HOST?: string | undefined;
  LOG_SYSLOG_URL?: string | undefined;
}

/** Where Anthropic's models are, unless the settings say otherwise. */
export const anthropicAddress = "https://api.anthropic.com";

/** The values of `sslmode` (libpq) and `ssl` (the driver) that demand encryption. */
const demanding = ["require", "verify-ca", "verify-full", "true"];

/** Whether the address of a database demands encryption. */
export function demandsEncryption(address: string): boolean {
  const { searchParams } = new URL(address);
  return demanding.includes(searchParams.get("sslmode") ?? searchParams.get("ssl") ?? "");
}

/** The port that an address leads to, where it names none itself. */
const usualPorts: Readonly<Record<string, number>> = {
  "http:": 80,
  "https:": 443,
  "smtp:": 587,
  "smtps:": 465,
  "tls:": 6514,
};

/** Where an address leads to: the host in lower case and without the brackets of IPv6, and the port. */
export const placeOfUrl = ({ hostname, port, protocol }: URL): HostAndPort => ({
  host: hostname.replace(/^\[|\]$/g, "").toLowerCase(),
  port: Number(port) || (usualPorts[protocol] ?? 0),
});

function web(setting: string, address: string): Connection {
  const url = new URL(address);
  const isSafe = url.protocol === "https:";
  return { setting, ...placeOfUrl(url), isSafe, mend: `Let ${setting} begin with https://` };
}

/** Logs are sent over TLS or not at all (log-shipping.ts). */
function logCollector(address: string): Connection {
  return { setting: "LOG_SYSLOG_URL", ...placeOfUrl(new URL(address)), isSafe: true, mend: "" };
}

/** Where the driver connects to for an address: without a host, this machine. */
function databasePlace(address: string): HostAndPort {
  const { host, port } = placeOf(address);
  return { host: decodeURIComponent(host) || "localhost", port };
}

function databases(address: string): Connection[] {
  return addressesIn(address).map((one) => ({
    setting: "DATABASE_URL",
    ...databasePlace(one),
    isSafe: demandsEncryption(one),
    mend: "Add ?sslmode=verify-full to DATABASE_URL",
  }));
}

/** Mail servers have to encrypt (mail.ts), unless the address says to do without, or not to check the certificate. */
function mailServer(address: string): Connection {
  const url = new URL(address);
  const careless = [
    ["ignoreTLS", "true"],
    ["tls.rejectUnauthorized", "false"],
  ].some(([name = "", value]) => url.searchParams.get(name) === value);
  return {
    setting: "SMTP_URL",
    ...placeOfUrl(url),
    isSafe: !careless,
    mend: "Remove ignoreTLS and tls.rejectUnauthorized from SMTP_URL",
  };
}

/** Where a bucket is; Amazon's own is found by its region. */
function bucketOf({ S3_BUCKET, BACKUP_BUCKET, S3_ENDPOINT, S3_REGION }: Settings): Connection[] {
  if (S3_ENDPOINT) return [web("S3_ENDPOINT", S3_ENDPOINT)];
  return [S3_BUCKET, BACKUP_BUCKET].flatMap((bucket) => {
    if (!bucket) return [];
    const amazon = `s3.${S3_REGION}.amazonaws.com`;
    return [amazon, `${bucket}.${amazon}`].map((host) => web("S3_BUCKET", `https://${host}`));
  });
}

function modelServer({ AI_PROVIDER, AI_BASE_URL }: Settings): Connection[] {
  if (AI_BASE_URL) return [web("AI_BASE_URL", AI_BASE_URL)];
  return AI_PROVIDER === "anthropic" ? [web("AI_PROVIDER", anthropicAddress)] : [];
}

/** The protocol of clamd has no encryption. */
function scanner(address: string): Connection[] {
  const place = scannerPlace(address);
  if ("path" in place) return [];
  return [{ setting: "CLAMD_HOST", ...place, isSafe: false, mend: "Run clamd on this machine" }];
}

/** Every server that the settings name. */
export function connectionsOf(settings: Settings): Connection[] {
  const { DATABASE_URL, SMTP_URL, OTEL_EXPORTER_OTLP_ENDPOINT: collector } = settings;
  return [
    ...(DATABASE_URL ? databases(DATABASE_URL) : []),
    ...bucketOf(settings),
    ...(SMTP_URL ? [mailServer(SMTP_URL)] : []),
    ...modelServer(settings),
    ...(settings.CLAMD_HOST ? scanner(settings.CLAMD_HOST) : []),
    ...(settings.LOG_SYSLOG_URL ? [logCollector(settings.LOG_SYSLOG_URL)] : []),
    ...(collector ? [web("OTEL_EXPORTER_OTLP_ENDPOINT", collector)] : []),
  ];
}

/** Connections to another machine that could be read or changed on the way. */
export const unsafeConnections = (settings: Settings): Connection[] =>
  connectionsOf(settings).filter(({ host, isSafe }) => !isSafe && !isHere(host));

/** Those of them that PRIVATE_HOSTS does not excuse, each with what to do. */
export function unsafeProblems(settings: Settings & { PRIVATE_HOSTS: readonly string[] }): string[] {
  return unsafeConnections(settings)
    .filter(({ host }) => !isPrivate(host, settings.PRIVATE_HOSTS))
    .map(
      ({ setting, host, mend }) =>
        `${setting}: ${host} is another machine, and others could read or change on the way what is sent there. ${mend}, or name ${host} in PRIVATE_HOSTS if the network between is yours alone`,
    );
}

/**
 * The database's address, in which every demand for encryption also demands that the certificate is checked. Without
 * that, the driver (postgres 3.4.9) takes any certificate for `sslmode=require`.
 */
export function withCheckedCertificate(address: string, privateHosts: readonly string[]): string {
  const mustCheck = addressesIn(address).some((one) => {
    const { host } = databasePlace(one);
    return demandsEncryption(one) && !isHere(host) && !isPrivate(host, privateHosts);
  });
  if (!mustCheck) return address;
  return changedAddress(address, ({ searchParams }) => {
    searchParams.delete("ssl");
    searchParams.set("sslmode", "verify-full");
  });
}
