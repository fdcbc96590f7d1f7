import { mediaRefusals } from "#content/application-media.ts";
import { givenNameLength, mediaBytes } from "./media-contract.ts";

/** Extensions of files for which some phones give no type. */
const endings = /\.(mp4|m4v|mov|webm|3gpp?|mp3|m4a|aac|og[ga]|opus|wav|flac)$/i;

/** Checks a file before it is sent: "too-large" is the specification's alert. The server checks the content itself. */
export function firstLook({
  size,
  type,
  name,
}: Pick<File, "size" | "type" | "name">): "fine" | "too-large" | string {
  if (size > mediaBytes) return "too-large";
  if (Array.from(name).length > givenNameLength) return mediaRefusals.name;
  if (size === 0) return mediaRefusals.empty;
  const unsaid = ["", "application/octet-stream", "application/ogg"].includes(type);
  const fits = unsaid ? endings.test(name) : /^(video|audio)\//.test(type);
  return fits ? "fine" : mediaRefusals.type;
}

/** A size as the form shows it: in MB with two decimals. */
export function inMegabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(2);
}
