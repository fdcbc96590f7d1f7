/** A duration in seconds as text: '1h 5m', or '45m' below an hour. A started minute counts as a full one. */
export function durationText(seconds: number): string {
  const minutes = Math.ceil(Math.max(0, seconds) / 60);
  const hours = Math.floor(minutes / 60);
  return hours ? `${hours}h ${minutes % 60}m` : `${minutes}m`;
}

/** Estimated bytes per minute of video, if the size is unknown: about 480p, which players select on a phone. */
const videoBytesAMinute = 6_000_000;

/** Bytes that playing a video costs, estimated from its length if its size is unknown. */
export function videoData(seconds: number | null, bytes: number | null): number | null {
  return bytes ?? (seconds === null ? null : Math.ceil(seconds / 60) * videoBytesAMinute);
}

/** An amount of data in the units people buy: '850 KB', '12 MB', '1.4 GB'. */
export function dataText(bytes: number): string {
  if (bytes >= 1_000_000_000) return `${(bytes / 1_000_000_000).toFixed(1)} GB`;
  if (bytes >= 1_000_000) return `${Math.round(bytes / 1_000_000)} MB`;
  return `${Math.max(1, Math.round(bytes / 1000))} KB`;
}
