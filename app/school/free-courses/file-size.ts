/** A size in words: 109 KB, 1.2 MB. */
export function fileSize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
