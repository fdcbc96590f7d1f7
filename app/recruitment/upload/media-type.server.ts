import { mediaRefusals } from "#content/application-media.ts";
import { AppError } from "#server/platform/errors.ts";
import { servedTypes } from "./media-contract.ts";

/**
 * Detects from its first bytes the type that a file is served as. Its name and the type that the client gives are
 * ignored.
 * @throws AppError unsupported when it is no video or audio that browsers play
 */
export async function servedTypeOf(firstBytes: Uint8Array): Promise<string> {
  // Loaded with the first file, because most servers never receive one.
  const { fileTypeFromBuffer } = await import("file-type");
  const found = await fileTypeFromBuffer(firstBytes);
  const type = found && servedTypes.get(found.mime);
  if (!type) throw new AppError("unsupported", mediaRefusals.type);
  return type;
}
