import { resolve } from "node:path";
import { z } from "zod";

const port = z.coerce.number().int().min(0).max(65535);
/** How many proxies of ours stand before this server; 'true' says one. */
const proxies = z.preprocess(
  (value) => ({ true: 1, false: 0 })[String(value)] ?? value,
  z.coerce.number().int().min(0).max(10),
);
/** An empty variable is an unset one, as in most shells and hosting panels. */
const unset = (value: unknown) => (value === "" ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(unset, schema.optional());

const environment = z.object({
  PORT: z.preprocess(unset, port.default(3000)),
  HOST: z.preprocess(unset, z.string().default("127.0.0.1")),
  DATA_DIR: z.preprocess(unset, z.string().default("data")).transform((path) => resolve(path)),
  DATABASE_URL: optional(
    z.url({ protocol: /^postgres(ql)?$/, error: "DATABASE_URL starts with postgres:// or postgresql://" }),
  ),
  ADMIN_EMAIL: optional(z.email("ADMIN_EMAIL is not an e-mail address")),
  ADMIN_PASSWORD: optional(z.string().min(10, "ADMIN_PASSWORD has at least 10 characters").max(128)),
  SITE_URL: optional(z.url({ protocol: /^https?$/, error: "SITE_URL starts with http:// or https://" })),
  TRUST_PROXY: z.preprocess(unset, proxies.default(0)),
});

/** What the server runs with. Every value has a default that works. */
export type Config = z.infer<typeof environment>;

/**
 * Reads the environment once, at the start.
 * @throws Error that names each variable that is wrong and what it should be
 */
export function readConfig(variables: NodeJS.ProcessEnv = process.env): Config {
  const result = environment.safeParse(variables);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`These settings cannot be used:\n${lines.join("\n")}`);
}
