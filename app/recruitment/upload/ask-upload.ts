import { uploadsPath } from "./media-contract.ts";

const version = { "Tus-Resumable": "1.0.0" };

/**
 * Asks the server how much of an upload it has, in bytes.
 * @returns null when it no longer has the upload, undefined when it does not respond
 */
export async function askUpload(id: string): Promise<number | null | undefined> {
  try {
    const { status, headers } = await fetch(`${uploadsPath}/${id}`, { method: "HEAD", headers: version });
    if (status === 200) return Number(headers.get("upload-offset"));
    return status >= 400 && status < 500 ? null : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Deletes an upload on the server, even while the page is closing. The server clears one that cannot be reached after a
 * day.
 */
export function takeBack(id: string): void {
  fetch(`${uploadsPath}/${id}`, { method: "DELETE", headers: version, keepalive: true }).catch(() => {});
}
