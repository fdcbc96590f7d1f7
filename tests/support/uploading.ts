import { uploadsPath } from "#app/recruitment/upload/media-contract.ts";

/** Sends a request: the test site's own `fetch`, or one over real HTTP. */
export type Ask = (path: string, options: RequestInit) => Promise<Response>;

const version = { "tus-resumable": "1.0.0" };

/** The file name as tus metadata. */
export const namedInTus = (name: string) => `filename ${Buffer.from(name).toString("base64")}`;

/** The single calls of an upload, for behaviour that tus-js-client does not have. */
export function uploading(ask: Ask) {
  const begin = (bytes: number | string, headers: Record<string, string> = {}) =>
    ask(uploadsPath, {
      method: "POST",
      headers: {
        ...version,
        "upload-length": String(bytes),
        "upload-metadata": namedInTus("me.mp4"),
        ...headers,
      },
    });

  /** Creates an upload. @returns its address */
  async function begun(bytes: number, headers: Record<string, string> = {}): Promise<string> {
    const answer = await begin(bytes, headers);
    if (answer.status !== 201) throw new Error(`Not begun: ${answer.status} ${await answer.text()}`);
    return answer.headers.get("location") ?? "";
  }

  const send = (path: string, offset: number, body: BodyInit, headers: Record<string, string> = {}) =>
    ask(path, {
      method: "PATCH",
      headers: {
        ...version,
        "content-type": "application/offset+octet-stream",
        "upload-offset": String(offset),
        ...headers,
      },
      body,
      ...(body instanceof ReadableStream ? { duplex: "half" } : {}),
    });

  /** Sends a whole file. @returns the upload's id */
  async function whole(file: Buffer, headers: Record<string, string> = {}): Promise<string> {
    const path = await begun(file.length, headers);
    const answer = await send(path, 0, new Uint8Array(file));
    if (answer.status !== 204) throw new Error(`Not taken: ${answer.status} ${await answer.text()}`);
    return path.slice(uploadsPath.length + 1);
  }

  return {
    begin,
    begun,
    send,
    whole,
    head: (path: string) => ask(path, { method: "HEAD", headers: version }),
    remove: (path: string) => ask(path, { method: "DELETE", headers: version }),
  };
}
