/** The package ships no types; these cover what s3-server.ts uses. */
declare module "s3rver" {
  import type { RequestListener } from "node:http";

  interface Stored {
    size: number;
    md5: string;
  }

  /** An S3 server over a folder. */
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
