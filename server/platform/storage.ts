import type { Config } from "./config.ts";
import { type BucketServer, bucketClient } from "./storage/bucket-client.ts";
import type { Storage } from "./storage/stored-files.ts";

type StorageConfig = Pick<Config, "DATA_DIR" | "S3_BUCKET"> & BucketServer;

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
  if (!config.S3_BUCKET) {
    const { localStorage } = await import("./storage/local.ts");
    return localStorage(`${DATA_DIR}/uploads`);
  }
  const { bucketStorage } = await import("./storage/bucket.ts");
  return bucketStorage({ bucket: config.S3_BUCKET, ...bucketClient(config) });
}

/** The store of this server: the bucket where one is configured, else a folder of the data directory. */
export function storage(): Promise<Storage> {
  if (!open) throw new Error("The storage is not open yet.");
  const { config } = open;
  open.storage ??= find(config);
  return open.storage;
}
