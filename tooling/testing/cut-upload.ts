import { type RunningUpload, resumableUpload } from "#app/features/applications/resumable-upload.ts";

/** Sends a file as the form's field does, to the end. @returns the upload's id, and the upload itself while it runs */
export function sendFile(
  file: Buffer,
  origin: string,
  { name = "me.mp4", known, stallMs = 2_000 }: { name?: string; known?: string; stallMs?: number } = {},
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

/** As many different places in a file as wanted, the same for the same seed. */
export function places(count: number, size: number, seed: number): number[] {
  let state = seed;
  return Array.from({ length: count }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * size);
  }).sort((one, other) => one - other);
}
