/** The largest recording: 100 MB as the specification counts them, in bytes. */
export const mediaBytes = 100 * 1024 * 1024;

/** How far an upload is: on its way, whole and checked, or to be erased as soon as its file can be. */
export const mediaStates = ["uploading", "complete", "erasing"] as const;

/** Longest file name that is taken, in characters: no device gives its files a longer one. */
export const givenNameLength = 255;

/** Longest file name that is kept, in characters; a longer one is shortened, its ending kept. */
export const mediaNameLength = 120;

/** How long an upload that no application took is kept, in hours. */
export const unusedMediaHours = 24;

/** Where uploads go (tus 1.0); an upload's own address is this and its id. */
export const uploadsPath = "/api/uploads";

/**
 * How much is sent at a time, in bytes. A proxy that holds a piece back until it is whole loses one piece at most when the
 * connection breaks, and a larger one than this many of them refuse as they come (nginx: 1 MB).
 */
export const pieceBytes = 1024 * 1024;

/** The first bytes of a file, by which it is judged; the first piece of it holds at least these. */
export const judgedBytes = 4100;

/**
 * What is taken, by what a file's content says it is, and as what it is served: what phones and browsers record, as far
 * as reviewers' browsers play it. Not taken: AVI, WMV, MKV, AMR and others that browsers do not play.
 */
export const servedTypes: ReadonlyMap<string, string> = new Map([
  ["video/mp4", "video/mp4"],
  ["video/x-m4v", "video/mp4"],
  ["video/quicktime", "video/quicktime"],
  ["video/webm", "video/webm"],
  ["video/3gpp", "video/3gpp"],
  ["audio/mpeg", "audio/mpeg"],
  ["audio/mp4", "audio/mp4"],
  ["audio/x-m4a", "audio/mp4"],
  ["audio/aac", "audio/aac"],
  ["audio/ogg", "audio/ogg"],
  ["audio/ogg; codecs=opus", "audio/ogg"],
  ["audio/wav", "audio/wav"],
  ["audio/flac", "audio/flac"],
]);

/**
 * How much may lie in the store that no application took yet, in bytes: from one network, where many people may share
 * one address with their whole mobile provider, and from everywhere.
 */
export const unusedMediaBytes = { network: 2 * 1024 ** 3, everywhere: 10 * 1024 ** 3 } as const;

/** How much of the disk uploads leave free, in bytes: the database lies on the same one. */
export const freeDiskBytes = 1024 ** 3;

/** How long a recording made in the browser may be, in seconds, and its bits a second: sending it costs its maker's data. */
export const recordingLimits = { seconds: 180, pictureBits: 400_000, soundBits: 32_000 } as const;
