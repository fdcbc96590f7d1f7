/** The largest recording: 100 MB as the specification counts them, in bytes. */
export const mediaBytes = 100 * 1024 * 1024;

/** States of an upload: being sent; complete and checked; to be erased as soon as its file can be. */
export const mediaStates = ["uploading", "complete", "erasing"] as const;

/** Longest file name accepted, in characters; no device allows longer ones. */
export const givenNameLength = 255;

/** Longest file name stored, in characters. A longer one is shortened, but keeps its extension. */
export const mediaNameLength = 120;

/** How long an upload without an application is stored, in hours. */
export const unusedMediaHours = 24;

/** How long an upload is stored of which no byte has arrived, in minutes. */
export const emptyMediaMinutes = 15;

/** The address of uploads (tus 1.0); one upload's address is this plus its id. */
export const uploadsPath = "/api/uploads";

/**
 * How much is sent at a time, in bytes. A proxy that buffers whole requests loses at most one piece when the connection
 * breaks, and many proxies refuse larger bodies by default (nginx: 1 MB).
 */
export const pieceBytes = 1024 * 1024;

/** How many first bytes of a file decide its type. The first piece contains at least these. */
export const checkedBytes = 4100;

/**
 * The accepted types, as detected from a file's content, and the type each is served as: those that phones and browsers
 * record and reviewers' browsers play. Not accepted: AVI, WMV, MKV, AMR and others that browsers do not play.
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
 * The most bytes that may have arrived of uploads without an application: from one network, because many people may share one address of
 * their mobile provider, and in total.
 */
export const unusedMediaBytes = { network: 2 * 1024 ** 3, everywhere: 10 * 1024 ** 3 } as const;

/**
 * The longest recording in the browser, in seconds, and its bits per second. Both are low because sending it costs the
 * applicant's data.
 */
export const recordingLimits = { seconds: 180, pictureBits: 400_000, soundBits: 32_000 } as const;
