import { readFileSync } from "node:fs";

/** The settings that are secret or have a secret in them. */
export const secretSettings = [
  "DATABASE_URL",
  "ADMIN_PASSWORD",
  "SMTP_URL",
  "S3_SECRET_ACCESS_KEY",
  "BACKUP_PASSPHRASE",
  "METRICS_TOKEN",
  "AI_API_KEY",
] as const;

/**
 * Reads secrets from files, which Docker, systemd and vault agents can give to one program alone. For each secret setting,
 * `<NAME>_FILE` is the path of a file with its value; a line break at the end is ignored.
 * @returns the variables with these values; the same variables if no file is named
 * @throws Error that names each file that cannot be read, and each setting that is given twice
 */
export function withSecretFiles(variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const problems: string[] = [];
  const values = secretSettings.flatMap((name) => {
    const path = variables[`${name}_FILE`];
    if (!path) return [];
    if (variables[name]) problems.push(`${name}_FILE: ${name} is set too`);
    try {
      return [[name, readFileSync(path, "utf8").replace(/\r?\n$/, "")]];
    } catch (error) {
      problems.push(`${name}_FILE: ${error instanceof Error ? error.message : error}`);
      return [];
    }
  });
  if (problems.length)
    throw new Error(`These settings cannot be used:\n${problems.map((line) => `  ${line}`).join("\n")}`);
  return values.length ? { ...variables, ...Object.fromEntries(values) } : variables;
}
