import { Readable } from "node:stream";
import { type Options, S3Store } from "@tus/s3-store";
import { filesBehind, type Storage } from "./stored-files.ts";

type BucketOptions = Options["s3ClientConfig"];

/** A multipart upload that was begun. */
interface Unfinished {
  Key?: string;
  UploadId?: string;
  Initiated?: Date;
}

/** The smallest size that a bucket accepts as a part of a file, except for the last part. */
const partBytes = 5 * 1024 * 1024;

const isMissing = (error: unknown) =>
  error instanceof Error && ["NotFound", "NoSuchKey", "NoSuchUpload"].includes(error.name);

/** Runs a command on an object that may be gone already. */
async function unlessMissing<Result>(asked: Promise<Result>): Promise<Result | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/**
 * The bucket store of tus with a corrected removal: its own leaves the bytes of an unfinished part, and fails on a
 * complete file.
 */
class Bucket extends S3Store implements Storage {
  async pieces(): Promise<S3Store> {
    return this;
  }

  async size(id: string): Promise<number | undefined> {
    const head = await unlessMissing(this.client.headObject({ Bucket: this.bucket, Key: id }));
    return head?.ContentLength;
  }

  override async read(id: string, bytes?: { start: number; end: number }): Promise<Readable> {
    const { Body } = await this.client.getObject({
      Bucket: this.bucket,
      Key: id,
      ...(bytes ? { Range: `bytes=${bytes.start}-${bytes.end}` } : {}),
    });
    if (!(Body instanceof Readable)) throw new Error("The bucket gave no stream.");
    return Body;
  }

  async settle(): Promise<void> {
    // Bytes that the bucket has acknowledged are saved.
  }

  override async remove(id: string): Promise<void> {
    for await (const { Key, UploadId } of this.unfinished(id)) {
      await unlessMissing(this.client.abortMultipartUpload({ Bucket: this.bucket, Key, UploadId }));
    }
    for (const Key of [id, this.partKey(id, true), this.infoKey(id)]) {
      await this.client.deleteObject({ Bucket: this.bucket, Key });
    }
    await this.clearCache(id);
  }

  async *list() {
    for (let ContinuationToken: string | undefined; ; ) {
      const page = await this.client.listObjectsV2({ Bucket: this.bucket, ContinuationToken });
      const parts = (page.Contents ?? []).map(({ Key = "", LastModified = new Date() }) => ({
        name: Key,
        changed: LastModified,
      }));
      yield* filesBehind(parts);
      ContinuationToken = page.NextContinuationToken;
      if (!ContinuationToken) break;
    }
    for await (const { Key = "", Initiated = new Date() } of this.unfinished()) {
      yield* filesBehind([{ name: Key, changed: Initiated }]);
    }
  }

  async room(): Promise<number> {
    return Number.POSITIVE_INFINITY;
  }

  /** Files with unfinished multipart uploads. */
  private async *unfinished(
    Prefix = "",
    after: { KeyMarker?: string; UploadIdMarker?: string } = {},
  ): AsyncGenerator<Unfinished> {
    const page = await this.client.listMultipartUploads({ Bucket: this.bucket, Prefix, ...after });
    yield* page.Uploads ?? [];
    const { NextKeyMarker: KeyMarker, NextUploadIdMarker: UploadIdMarker } = page;
    if (page.IsTruncated) yield* this.unfinished(Prefix, { KeyMarker, UploadIdMarker });
  }
}

/** Files in a bucket of Amazon S3, or of a compatible server at its own address. */
export function bucketStorage(options: BucketOptions): Storage {
  return new Bucket({
    partSize: partBytes,
    minPartSize: partBytes,
    s3ClientConfig: options,
  });
}
