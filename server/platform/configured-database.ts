import { type EmbeddedPostgres, startEmbeddedPostgres } from "#packages/embedded-postgres/index.ts";
import type { Config } from "./config.ts";
import { openDatabase } from "./database.ts";
import { databaseAlarm } from "./health.ts";
import { log } from "./log.ts";

/** Opens the configured database: the given one, or the embedded one of the data directory. */
export async function openConfiguredDatabase(config: Config): Promise<EmbeddedPostgres | undefined> {
  if (config.DATABASE_URL) {
    openDatabase({ url: config.DATABASE_URL });
    return undefined;
  }
  const embedded = await startEmbeddedPostgres({
    dataDirectory: `${config.DATA_DIR}/postgres`,
    log: (message) => log.info({ postgres: message }),
    alarm: databaseAlarm,
  });
  openDatabase(embedded);
  return embedded;
}
