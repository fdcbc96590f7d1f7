/** How long something takes, from seconds: '1h 5m', or '45m' below an hour. What has begun counts as a minute. */
export function durationText(seconds: number): string {
  const minutes = Math.ceil(Math.max(0, seconds) / 60);
  const hours = Math.floor(minutes / 60);
  return hours ? `${hours}h ${minutes % 60}m` : `${minutes}m`;
}

/** Bytes a minute of video costs where nobody knows it better: about 480p, as players choose it on a phone. */
const videoBytesAMinute = 6_000_000;

/** How much data playing a video costs, in bytes; worked out from its length where it is not known. */
export function videoData(seconds: number | null, bytes: number | null): number | null {
  return bytes ?? (seconds === null ? null : Math.ceil(seconds / 60) * videoBytesAMinute);
}

/** An amount of data as people buy it: '850 KB', '12 MB', '1.4 GB'. */
export function dataText(bytes: number): string {
  if (bytes >= 1_000_000_000) return `${(bytes / 1_000_000_000).toFixed(1)} GB`;
  if (bytes >= 1_000_000) return `${Math.round(bytes / 1_000_000)} MB`;
  return `${Math.max(1, Math.round(bytes / 1000))} KB`;
}
