import { accessSync, constants } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";
import { site, usualApplicationMonths } from "#content/site.ts";
import { addressesIn } from "./database-address.ts";
import { logLevels } from "./log-level.ts";
import { demandsEncryption, unsafeProblems, withCheckedCertificate } from "./outgoing/connections.ts";
import { withSecretFiles } from "./secret-files.ts";

const port = z.coerce.number().int().min(0).max(65535);
/** Number of our own proxies in front of this server; 'true' means one. */
const proxies = z.preprocess(
  (value) => ({ true: 1, false: 0 })[String(value)] ?? value,
  z.coerce.number().int().min(0).max(10),
);
/** An empty variable is an unset one, as in most shells and hosting panels. */
const unset = (value: unknown) => (value === "" ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(unset, schema.optional());

/** The address of one PostgreSQL. */
const databaseAddress = z.url({ protocol: /^postgres(ql)?$/ });

/** Who may write for the tools in place of the built-in engine. */
const providers = ["openai-compatible", "anthropic"] as const;

function isReadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

/** The hosts of a list with commas or spaces. */
const listed = (hosts: string): string[] =>
  hosts
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);

const environment = z.object({
  PORT: z.preprocess(unset, port.default(3000)),
  HOST: z.preprocess(unset, z.string().default("127.0.0.1")),
  DATA_DIR: z.preprocess(unset, z.string().default("data")).transform((path) => resolve(path)),
  DATABASE_URL: optional(
    z
      .string()
      .refine(
        (value) => addressesIn(value).every((address) => databaseAddress.safeParse(address).success),
        "DATABASE_URL starts with postgres:// or postgresql://",
      ),
  ),
  PGSSLCERT: optional(z.string()),
  PGSSLKEY: optional(z.string()),
  PGSSLROOTCERT: optional(z.string()),
  PRIVATE_HOSTS: z.preprocess(unset, z.string().default("")).transform(listed),
  OUTGOING_HOSTS: z
    .preprocess(
      unset,
      z
        .string()
        .regex(
          /^([^\s,:]+(:\d+)?([\s,]+|$))*$/,
          "OUTGOING_HOSTS is a list such as push.example, proxy.example:8080",
        )
        .default(""),
    )
    .transform((places) =>
      listed(places).map((place) => {
        const [host = "", port = "443"] = place.split(":");
        return { host, port: Number(port) };
      }),
    ),
  ADMIN_EMAIL: optional(z.email("ADMIN_EMAIL is not an e-mail address")),
  ADMIN_PASSWORD: optional(z.string().min(10, "ADMIN_PASSWORD has at least 10 characters").max(128)),
  REQUIRE_SECOND_FACTOR: optional(
    z.enum(["admin", "staff", "everybody"], {
      error: "REQUIRE_SECOND_FACTOR is admin, staff or everybody",
    }),
  ),
  SITE_URL: optional(z.url({ protocol: /^https?$/, error: "SITE_URL starts with http:// or https://" })),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: "SMTP_URL starts with smtp:// or smtps://" })),
  MAIL_FROM: z.preprocess(
    unset,
    z
      .string()
      .regex(
        /^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
        "MAIL_FROM is an e-mail address, or Name <address>",
      )
      .default(`${site.name} <${site.email}>`),
  ),
  S3_BUCKET: optional(z.string().trim().min(1)),
  S3_ENDPOINT: optional(
    z.url({ protocol: /^https?$/, error: "S3_ENDPOINT starts with http:// or https://" }),
  ),
  S3_REGION: optional(z.string().trim().min(1)),
  AWS_PROFILE: optional(z.string().trim().min(1)),
  S3_ACCESS_KEY_ID: optional(z.string().trim().min(1)),
  S3_SECRET_ACCESS_KEY: optional(z.string().trim().min(1)),
  CLAMD_HOST: optional(
    z
      .string()
      .trim()
      .regex(/^(\/\S+|[^\s/:]+(:\d+)?)$/, "CLAMD_HOST is host:port, or the path of a socket"),
  ),
  BACKUP_PASSPHRASE: optional(z.string().min(12, "BACKUP_PASSPHRASE has at least 12 characters")),
  BACKUP_BUCKET: optional(z.string().trim().min(1)),
  BACKUP_HOUR: z
    .preprocess(
      unset,
      z
        .string()
        .regex(/^(off|1?\d|2[0-3])$/, "BACKUP_HOUR is an hour from 0 to 23, or off")
        .default("3"),
    )
    .transform((hour) => (hour === "off" ? ("off" as const) : Number(hour))),
  APPLICATION_MONTHS: z.preprocess(
    unset,
    z.coerce.number().int().min(1).max(120).default(usualApplicationMonths),
  ),
  TRUST_PROXY: z.preprocess(unset, proxies.default(0)),
  METRICS_TOKEN: optional(z.string().trim().min(16, "METRICS_TOKEN has at least 16 characters")),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(
    z.url({ protocol: /^https?$/, error: "OTEL_EXPORTER_OTLP_ENDPOINT starts with http:// or https://" }),
  ),
  LOG_SYSLOG_URL: optional(
    z.url({
      protocol: /^tls$/,
      error: "LOG_SYSLOG_URL starts with tls://, such as tls://logs.example.com:6514",
    }),
  ),
  LOG_LEVEL: z.preprocess(
    unset,
    z.enum(logLevels, { error: "LOG_LEVEL is debug, info, warn, error or silent" }).default("info"),
  ),
  OTEL_SERVICE_NAME: z.preprocess(unset, z.string().trim().min(1).default("mindsync")),
  AI_PROVIDER: optional(z.enum(providers, { error: `AI_PROVIDER is one of ${providers.join(", ")}` })),
  AI_MODEL: optional(z.string().trim().min(1)),
  AI_API_KEY: optional(z.string().trim().min(1)),
  AI_BASE_URL: optional(
    z.url({ protocol: /^https?$/, error: "AI_BASE_URL starts with http:// or https://" }),
  ),
  AI_DAILY_TOKENS: optional(z.coerce.number().int().min(0)),
  AI_TIMEOUT_SECONDS: z.preprocess(unset, z.coerce.number().min(1).max(300).default(30)),
});

/** The names of all settings except the brand's. */
export const settingNames = Object.keys(environment.shape);

/** The settings that each provider needs. Anthropic has one public address; other servers can be anywhere. */
const neededBy = {
  "openai-compatible": ["AI_MODEL", "AI_BASE_URL"],
  anthropic: ["AI_MODEL", "AI_API_KEY"],
} as const;

/** The server's settings. Every one has a default that works. */
export type Config = z.infer<typeof environment>;

type Setting = keyof Config;

const missing = (config: Config, names: readonly Setting[]) =>
  names.filter((name) => config[name] === undefined);

/** Problems of settings that have no effect because the setting that switches them on is missing. */
function withoutEffect(
  config: Config,
  names: readonly Setting[],
  needs: Setting,
  choices?: string,
): string[] {
  const idle = names.filter((name) => config[name] !== undefined);
  if (idle.length === 0) return [];
  return [`${needs}: is needed for ${idle.join(", ")} to have any effect${choices ? `: ${choices}` : ""}`];
}

/** Problems of model settings that cannot work together, each with what is missing. */
function modelProblems(config: Config): string[] {
  const provider = config.AI_PROVIDER;
  if (!provider) {
    const names = ["AI_MODEL", "AI_API_KEY", "AI_BASE_URL"] as const;
    return withoutEffect(config, names, "AI_PROVIDER", providers.join(" or "));
  }
  return missing(config, neededBy[provider]).map(
    (name) => `${name}: is needed when AI_PROVIDER is ${provider}`,
  );
}

/**
 * Problems of storage settings that cannot work together. Amazon S3 needs a region but no address. A profile has keys of its
 * own, and is set for other programs too: it is no mistake without a bucket.
 */
function storeProblems(config: Config): string[] {
  const keys = ["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;
  const bucket = (["S3_BUCKET", "BACKUP_BUCKET"] as const).find((name) => config[name]);
  if (!bucket) return withoutEffect(config, ["S3_ENDPOINT", "S3_REGION", ...keys], "S3_BUCKET");
  const hasOwnKeys = keys.some((name) => config[name] !== undefined);
  const neededKeys = config.AWS_PROFILE && !hasOwnKeys ? [] : keys;
  const needed = missing(config, config.S3_ENDPOINT ? neededKeys : [...neededKeys, "S3_REGION"]);
  return needed.map(
    (name) =>
      `${name}: is needed when ${bucket} is set${name === "S3_REGION" ? " and S3_ENDPOINT is not" : ""}`,
  );
}

/** Problems of the certificate with which the site signs in to the database: it needs its key, and TLS. */
function certificateProblems(config: Config): string[] {
  const names = ["PGSSLCERT", "PGSSLKEY"] as const;
  const all = [...names, "PGSSLROOTCERT"] as const;
  if (!config.DATABASE_URL) return withoutEffect(config, all, "DATABASE_URL");
  const absent = missing(config, names);
  if (absent.length === 1)
    return [`${absent[0]}: is needed with ${names.find((name) => name !== absent[0])}`];
  const unread = all.filter((name) => config[name] && !isReadable(config[name]));
  if (unread.length > 0) return unread.map((name) => `${name}: the file cannot be read`);
  const idle = all.some((name) => config[name]) && !addressesIn(config.DATABASE_URL).every(demandsEncryption);
  return idle ? ["DATABASE_URL: needs ?sslmode=verify-full for the certificate to have any effect"] : [];
}

function withSafeDatabase(config: Config): Config {
  const { DATABASE_URL: address, PRIVATE_HOSTS } = config;
  return address ? { ...config, DATABASE_URL: withCheckedCertificate(address, PRIVATE_HOSTS) } : config;
}

/**
 * Reads the environment once, at the start.
 * @throws Error that names each variable that is wrong and what it should be
 */
export function readConfig(variables: NodeJS.ProcessEnv = process.env): Config {
  const result = environment.safeParse(withSecretFiles(variables));
  const problems = result.success
    ? [
        ...modelProblems(result.data),
        ...storeProblems(result.data),
        ...certificateProblems(result.data),
        ...unsafeProblems(result.data),
      ]
    : result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  if (result.success && problems.length === 0) return withSafeDatabase(result.data);
  throw new Error(`These settings cannot be used:\n${problems.map((line) => `  ${line}`).join("\n")}`);
}
