import type { Config } from "../config.ts";

/** The settings of the server that has the buckets. */
export type BucketServer = Pick<
  Config,
  "S3_ENDPOINT" | "S3_REGION" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY"
>;

/**
 * Options of Amazon's client for the server that has the buckets. Without keys the client reads the profile AWS_PROFILE of
 * `~/.aws/config`, whose `credential_process` can give keys that end, and asks for new ones before they do.
 */
export function bucketClient(config: BucketServer) {
  const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config;
  return {
    region: S3_REGION ?? "us-east-1",
    // Compatible servers address a bucket by path, and not all of them know the newer checksums.
    ...(S3_ENDPOINT ? { endpoint: S3_ENDPOINT, forcePathStyle: true } : {}),
    ...(S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
      ? { credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY } }
      : {}),
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 60_000 },
  } as const;
}
