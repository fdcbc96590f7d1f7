/** The package ships no types; this is the part that s3-server.ts uses. */
declare module "s3rver" {
  import type { RequestListener } from "node:http";

  interface Stored {
    size: number;
    md5: string;
  }

  /** A server that speaks S3 over a folder. */
  export default class S3rver {
    constructor(options: { directory: string; silent?: boolean; configureBuckets?: { name: string }[] });
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
    logger: { exceptions: { unhandle(): void } };
    store: {
      getResourcePath(bucket: string, key: string | undefined, resource: string): string;
      putObject(object: { bucket: string; key: string }): Promise<Stored>;
      putPart(bucket: string, uploadId: string, part: string, content: unknown): Promise<Stored>;
    };
  }
}
