import { createReadStream } from "node:fs";
import { basename } from "node:path";
import type { Config } from "#server/platform/config.ts";
import { type BucketServer, bucketClient } from "#server/platform/storage/bucket-client.ts";

/** The settings of the bucket that backups are copied to. */
type BucketConfig = Pick<Config, "BACKUP_BUCKET" | "S3_BUCKET"> & BucketServer;

/** Copies are under this prefix, so that recordings and other files of the bucket are left alone. */
const prefix = "backups/";

/** Copies of backups in a bucket, away from the machine that could be lost with all it holds. */
export interface BucketCopies {
  bucket: string;
  put(path: string): Promise<void>;
  /** Names of the copies, without the prefix. */
  names(): Promise<string[]>;
  remove(name: string): Promise<void>;
}

/** The bucket for copies: `BACKUP_BUCKET`, else that of the recordings, else none. */
export async function bucketCopies(config: BucketConfig): Promise<BucketCopies | undefined> {
  const bucket = config.BACKUP_BUCKET ?? config.S3_BUCKET;
  if (!bucket) return undefined;
  // Loaded only here: most sites have no bucket.
  const { S3 } = await import("@aws-sdk/client-s3");
  const { Upload } = await import("@aws-sdk/lib-storage");
  const client = new S3(bucketClient(config));
  return {
    bucket,
    async put(path) {
      const Body = createReadStream(path);
      try {
        await new Upload({ client, params: { Bucket: bucket, Key: prefix + basename(path), Body } }).done();
      } finally {
        Body.destroy();
      }
    },
    async names() {
      const names: string[] = [];
      for (let ContinuationToken: string | undefined; ; ) {
        const page = await client.listObjectsV2({ Bucket: bucket, Prefix: prefix, ContinuationToken });
        names.push(...(page.Contents ?? []).map(({ Key = "" }) => Key.slice(prefix.length)));
        ContinuationToken = page.NextContinuationToken;
        if (!ContinuationToken) return names;
      }
    },
    async remove(name) {
      await client.deleteObject({ Bucket: bucket, Key: prefix + name });
    },
  };
}
