import { inflateRawSync } from "node:zlib";

/** The texts of the files in a zip archive, such as a Word document, by their names. */
export function zippedTexts(archive: Buffer): Record<string, string> {
  const texts: Record<string, string> = {};
  const end = archive.lastIndexOf("PK\x05\x06");
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, size] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 20)];
    const [nameLength, extraLength] = [archive.readUInt16LE(at + 28), archive.readUInt16LE(at + 30)];
    const name = archive.toString("utf8", at + 46, at + 46 + nameLength);
    const local = archive.readUInt32LE(at + 42);
    const content = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const bytes = archive.subarray(content, content + size);
    texts[name] = (method === 8 ? inflateRawSync(bytes) : bytes).toString("utf8");
    at += 46 + nameLength + extraLength + archive.readUInt16LE(at + 32);
  }
  return texts;
}
