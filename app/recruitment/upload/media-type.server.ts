import { mediaRefusals } from "#content/application-media.ts";
import { AppError } from "#server/platform/errors.ts";
import { servedTypes } from "./media-contract.ts";

/**
 * As what a file is served, by its first bytes; what its name or its sender says counts for nothing.
 * @throws AppError unsupported when it is no video or audio that browsers play
 */
export async function servedTypeOf(firstBytes: Uint8Array): Promise<string> {
  // Read when the first file comes: most servers never see one.
  const { fileTypeFromBuffer } = await import("file-type");
  const found = await fileTypeFromBuffer(firstBytes);
  const type = found && servedTypes.get(found.mime);
  if (!type) throw new AppError("unsupported", mediaRefusals.type);
  return type;
}
