import { uploadsPath } from "./media-contract.ts";

const version = { "Tus-Resumable": "1.0.0" };

/**
 * How much of an upload the server has, in bytes.
 * @returns null when it has none of it any more, undefined when it does not answer
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

/** Takes an upload back, also while the page goes away. One that cannot be reached is cleared by the server after a day. */
export function takeBack(id: string): void {
  fetch(`${uploadsPath}/${id}`, { method: "DELETE", headers: version, keepalive: true }).catch(() => {});
}
