import type { Config } from "./config.ts";
import type { Storage } from "./storage/stored-files.ts";

type StorageConfig = Pick<
  Config,
  "DATA_DIR" | "S3_BUCKET" | "S3_ENDPOINT" | "S3_REGION" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY"
>;

interface Open {
  config: StorageConfig;
  storage: Promise<Storage> | undefined;
}

let open: Open | undefined;

/** Takes the storage settings. The store is opened, and its code loaded, with the first request for a file. */
export function openStorage(config: StorageConfig): void {
  open = { config, storage: undefined };
}

async function find({ DATA_DIR, ...config }: StorageConfig): Promise<Storage> {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID = "", S3_SECRET_ACCESS_KEY = "" } = config;
  if (!S3_BUCKET) {
    const { localStorage } = await import("./storage/local.ts");
    return localStorage(`${DATA_DIR}/uploads`);
  }
  const { bucketStorage } = await import("./storage/bucket.ts");
  return bucketStorage({
    bucket: S3_BUCKET,
    region: S3_REGION ?? "us-east-1",
    ...(S3_ENDPOINT ? { endpoint: S3_ENDPOINT } : {}),
    credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
  });
}

/** The store of this server: the bucket where one is configured, else a folder of the data directory. */
export function storage(): Promise<Storage> {
  if (!open) throw new Error("The storage is not open yet.");
  const { config } = open;
  open.storage ??= find(config);
  return open.storage;
}
