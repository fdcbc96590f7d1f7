import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open, rm } from "node:fs/promises";
import { pipeline as pipe, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as WebStream } from "node:stream/web";
import { createGunzip, createGzip } from "node:zlib";
import { Decrypter, Encrypter } from "age-encryption";
import { createTarDecoder, createTarPacker } from "modern-tar";
import { scryptWorkFactor } from "./passphrase-cost.ts";

/** A file of a backup, as its manifest names it. */
export interface Part {
  name: string;
  bytes: number;
  sha256: string;
}

/** Adds a file to a backup. `content` must have exactly this many bytes. */
export type AddPart = (name: string, bytes: number, content: AsyncIterable<Uint8Array>) => Promise<Part>;

/** A file read from a backup. Its content must be read before the next one. */
export interface Entry {
  name: string;
  bytes: number;
  content: AsyncIterable<Uint8Array>;
}

/** A backup that cannot be made or used. The message is for the owner and contains no personal data. */
export class BackupError extends Error {
  override name = "BackupError";
}

/** Fast and nearly as small as the default: most bytes are recordings, which are compressed already. */
const zipLevel = 3;

/** Type of the streams of Node, which age and modern-tar know by the name of the browsers' type. */
const asWeb = (stream: Readable) => Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>;
const asNode = (stream: ReadableStream<Uint8Array>) =>
  Readable.fromWeb(stream as unknown as WebStream<Uint8Array>);

function encryptWith(passphrase: string) {
  return async function* encrypt(source: AsyncIterable<Uint8Array>) {
    const encrypter = new Encrypter();
    encrypter.setPassphrase(passphrase);
    encrypter.setScryptWorkFactor(scryptWorkFactor);
    yield* asNode(await encrypter.encrypt(asWeb(Readable.from(source))));
  };
}

/**
 * Writes a tar, compressed with gzip and, with a passphrase, encrypted as age does it, and syncs it to the disk. The
 * file must not exist yet; it is removed when writing fails.
 * @param fill adds the files one after the other
 */
export async function writeArchive(
  path: string,
  passphrase: string | undefined,
  fill: (add: AddPart) => Promise<void>,
): Promise<void> {
  const { readable, controller } = createTarPacker();
  const file = createWriteStream(path, { flags: "wx", mode: 0o600, flush: true });
  const zip = createGzip({ level: zipLevel });
  const source = asNode(readable);
  const written = passphrase
    ? pipeline(source, zip, encryptWith(passphrase), file)
    : pipeline(source, zip, file);
  // The pipeline has the reason when both fail, such as a full disk.
  const outcome = written.then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  try {
    await fill(async (name, bytes, content) => {
      const writer = controller.add({ name, size: bytes, type: "file", mode: 0o600 }).getWriter();
      const hash = createHash("sha256");
      for await (const chunk of content) {
        hash.update(chunk);
        await writer.write(chunk);
      }
      await writer.close();
      return { name, bytes, sha256: hash.digest("hex") };
    });
    controller.finalize();
  } catch (error) {
    controller.error(error);
    const failed = await outcome;
    await rm(path, { force: true });
    throw failed?.error ?? error;
  }
  const failed = await outcome;
  if (!failed) return;
  await rm(path, { force: true });
  throw failed.error;
}

const damaged = (cause: unknown) =>
  cause instanceof BackupError
    ? cause
    : new BackupError("The backup is damaged or incomplete. Nothing was changed; use another one.", {
        cause,
      });

async function beginningOf(path: string): Promise<Buffer> {
  const file = await open(path).catch((cause: NodeJS.ErrnoException) => {
    throw new BackupError(
      cause.code === "ENOENT" ? `There is no file ${path}.` : `${path} cannot be read (${cause.code}).`,
      { cause },
    );
  });
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(21), 0, 21, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Whether the file is encrypted, by its first bytes. Throws for a file that cannot be a backup. */
async function isEncrypted(path: string): Promise<boolean> {
  const beginning = await beginningOf(path);
  if (beginning.toString("latin1") === "age-encryption.org/v1") return true;
  if (beginning[0] === 0x1f && beginning[1] === 0x8b) return false;
  throw new BackupError("This file is not a backup of this site.");
}

async function decrypted(source: Readable, passphrase: string | undefined): Promise<Readable> {
  if (!passphrase) {
    throw new BackupError(
      "The backup is encrypted. Set BACKUP_PASSPHRASE to the passphrase that it was made with.",
    );
  }
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    return asNode(await decrypter.decrypt(asWeb(source)));
  } catch (cause) {
    throw new BackupError(
      "BACKUP_PASSPHRASE is not the passphrase that this backup was made with, or the file is damaged.",
      { cause },
    );
  }
}

async function* contentOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (error) {
    throw damaged(error);
  }
}

/**
 * The files of a backup in their order.
 * @throws BackupError for a file that is damaged, cut off, encrypted otherwise, or no backup
 */
export async function* readArchive(path: string, passphrase: string | undefined): AsyncGenerator<Entry> {
  const encrypted = await isEncrypted(path);
  const file = createReadStream(path);
  try {
    const unzipped = createGunzip();
    pipe(encrypted ? await decrypted(file, passphrase) : file, unzipped, () => {});
    const decoder = createTarDecoder({ strict: true });
    const entries = asWeb(unzipped).pipeThrough(decoder);
    for await (const { header, body } of entries as unknown as AsyncIterable<{
      header: { name: string; size: number };
      body: AsyncIterable<Uint8Array>;
    }>) {
      yield { name: header.name, bytes: header.size, content: contentOf(body) };
    }
  } catch (error) {
    throw damaged(error);
  } finally {
    file.destroy();
  }
}
