import { type RunningUpload, resumableUpload } from "#app/recruitment/upload/resumable-upload.ts";
import { type CuttingProxy, cuttingProxy } from "./cutting-proxy.ts";
import type { ServerProcess } from "./server-process.ts";

/** The tests cut connections. One that only a busy machine delays must not be cut: a second upload would begin. */
const patientMs = 20_000;

/** Sends a file as the form's field does, to the end. @returns the upload's id, and the upload itself while it runs */
export function sendFile(
  file: Buffer,
  origin: string,
  { name = "me.mp4", known, stallMs = patientMs }: { name?: string; known?: string; stallMs?: number } = {},
) {
  const done = Promise.withResolvers<string>();
  const told = { ids: new Set<string>(), waits: 0, furthest: 0 };
  const running: RunningUpload = resumableUpload(
    file,
    {
      onBegun: (id) => told.ids.add(id),
      onProgress: (sent) => {
        told.furthest = Math.max(told.furthest, sent);
      },
      onWaiting: () => {
        told.waits += 1;
      },
      onDone: done.resolve,
      onRefused: (words) => done.reject(new Error(words)),
    },
    { name, known, origin, stallMs },
  );
  return { ...running, done: done.promise, told };
}

/** This many different offsets in a file, the same for the same seed. */
export function places(count: number, size: number, seed: number): number[] {
  let state = seed;
  return Array.from({ length: count }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * size);
  }).sort((one, other) => one - other);
}

interface Trouble {
  start: () => Promise<ServerProcess>;
  file: Buffer;
  /** How often the connection is cut; the same seed cuts at the same offsets. */
  cuts: number;
  seed: number;
  /** At which offset the server is ended, and by which signal; undefined leaves it running. */
  end?: { at: number; signal: NodeJS.Signals };
}

/**
 * Sends a file over a connection that is cut, to a server that is ended and restarted meanwhile.
 * @returns the upload's id, the traffic on the connection, and the server, which the caller must end
 */
export async function sendThroughTrouble({ start, file, cuts, seed, end }: Trouble) {
  let server = await start();
  const ended = Promise.withResolvers<void>();
  let reached = !end;
  const network: CuttingProxy = await cuttingProxy({
    to: server.address,
    cutAt: places(cuts, file.length, seed),
    onProgress(furthest) {
      if (reached || !end || furthest < end.at) return;
      reached = true;
      void server.end(end.signal).then(() => ended.resolve());
    },
  });
  try {
    const began = performance.now();
    const sending = sendFile(file, network.address);
    if (end) {
      await Promise.race([ended.promise, sending.done]);
      server = await start();
      network.leadTo(server.address);
    }
    const id = await sending.done;
    return {
      id,
      ids: [...sending.told.ids],
      ms: performance.now() - began,
      traffic: network.traffic,
      server,
    };
  } catch (error) {
    await server.end("SIGKILL");
    throw error;
  } finally {
    await network.close();
  }
}
