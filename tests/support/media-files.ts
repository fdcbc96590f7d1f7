import { createHash } from "node:crypto";
import { deflateRawSync } from "node:zlib";

/** A box of an MP4 file: its length, its name, its content. */
function box(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(name, 4, "latin1");
  return Buffer.concat([head, content]);
}

const ftyp = (brand: string) => box("ftyp", Buffer.from(`${brand}\0\0\x02\0${brand}`, "latin1"));
const wav = Buffer.from(
  "RIFF\0\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x40\x1f\0\0\x80\x3e\0\0\x02\0\x10\0data",
  "latin1",
);
const ebml = Buffer.from(
  "1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff",
  "hex",
);
const frame = Buffer.from("fffb9064", "hex");

/** The tag before an MP3's sound: its header, and enough of its content for a sample. */
function id3(bytes: number): Buffer {
  const length = [21, 14, 7, 0].map((shift) => (bytes >> shift) & 0x7f);
  return Buffer.concat([
    Buffer.from("ID3\x04\0\0", "latin1"),
    Buffer.from(length),
    Buffer.alloc(Math.min(bytes, 2_000)),
  ]);
}

const opus = Buffer.from(
  "OggS\0\x02\0\0\0\0\0\0\0\0\x01\0\0\0\0\0\0\0\0\0\0\0\x01\x13OpusHead\x01\x01\0\0\x80\xbb\0\0\0\0\0",
  "latin1",
);

/** The first bytes of files of each kind, and the types they are served as. */
export const mediaHeads = {
  mp4: [ftyp("isom"), "video/mp4"],
  m4v: [ftyp("M4V "), "video/mp4"],
  mov: [ftyp("qt  "), "video/quicktime"],
  "3gp": [ftyp("3gp4"), "video/3gpp"],
  m4a: [ftyp("M4A "), "audio/mp4"],
  webm: [ebml, "video/webm"],
  wav: [wav, "audio/wav"],
  ogg: [opus, "audio/ogg"],
  mp3: [Buffer.concat([id3(1_000), frame]), "audio/mpeg"],
  "mp3 with a large cover": [id3(1_000_000), "audio/mpeg"],
  "bare mp3": [frame, "audio/mpeg"],
  flac: [Buffer.from("fLaC\0\0\0\x22", "latin1"), "audio/flac"],
  aac: [Buffer.from("fff15080", "hex"), "audio/aac"],
} satisfies Record<string, [Buffer, string]>;

export type MediaKind = keyof typeof mediaHeads;

/** A file that begins as a recording of its kind does; the rest is noise, always the same for the same seed. */
export function aRecording(kind: MediaKind, bytes: number, seed = "any"): Buffer {
  const block = createHash("shake256", { outputLength: 65_536 }).update(seed).digest();
  const file = Buffer.alloc(bytes, block);
  mediaHeads[kind][0].copy(file);
  // No two blocks are equal, so that pieces in the wrong order are detected.
  for (let at = block.length; at + 8 < bytes; at += block.length) file.writeDoubleBE(at, at);
  return file;
}

const zipHead = Buffer.from("PK\x03\x04\x14\0\0\0\x08\0", "latin1");

/** Files that are no recordings, whatever their names. */
export const hostileFiles: Readonly<Record<string, Buffer>> = {
  svg: Buffer.from(
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  ),
  "svg without its first line": Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  html: Buffer.from("<!doctype html><title>x</title><script>alert(1)</script>"),
  "windows program": Buffer.from(`MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff${"\0".repeat(200)}PE\0\0`, "latin1"),
  "linux program": Buffer.concat([Buffer.from("\x7fELF\x02\x01\x01", "latin1"), Buffer.alloc(100)]),
  zip: Buffer.concat([zipHead, deflateRawSync(Buffer.alloc(5_000))]),
  pdf: Buffer.from("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj <</Type /Catalog>> endobj", "latin1"),
  picture: Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"),
  "picture of a phone": ftyp("heic"),
  shell: Buffer.from("#!/bin/sh\nrm -rf /\n"),
  text: Buffer.from("This is my video."),
  avi: Buffer.from("RIFF\0\0\0\0AVI LIST", "latin1"),
  amr: Buffer.from("#!AMR\n<"),
  zeros: Buffer.alloc(6_000),
  "one byte": Buffer.from("a"),
};
