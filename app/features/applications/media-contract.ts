/** The largest recording: 100 MB as the specification counts them, in bytes. */
export const mediaBytes = 100 * 1024 * 1024;

/** How far an upload is: on its way, whole and checked, or to be erased as soon as its file can be. */
export const mediaStates = ["uploading", "complete", "erasing"] as const;
export type MediaState = (typeof mediaStates)[number];

/** Longest file name that is kept, in characters; a longer one is shortened, its ending kept. */
export const mediaNameLength = 120;

/** How long an upload that no application took is kept, in hours. */
export const unusedMediaHours = 24;
