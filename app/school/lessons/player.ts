/** How the page plays a video: in the frame of the service that hosts it, or as a file in the browser. */
export type Player = { kind: "frame"; address: string } | { kind: "file" };

/** The frame of a video on a service that the site's security policy allows (security-headers.ts). */
function frameOf(url: URL): string | null {
  const host = url.hostname.replace(/^(www|m)\./, "");
  const [first = "", second = ""] = url.pathname.split("/").filter(Boolean);
  const onYouTube = { "youtu.be": first, "youtube.com": url.searchParams.get("v") ?? second }[host];
  if (onYouTube && /^[\w-]{6,20}$/.test(onYouTube))
    return `https://www.youtube-nocookie.com/embed/${onYouTube}?autoplay=1`;
  const onVimeo = { "vimeo.com": first, "player.vimeo.com": second }[host];
  if (onVimeo && /^\d{5,12}$/.test(onVimeo))
    return `https://player.vimeo.com/video/${onVimeo}?autoplay=1&dnt=1`;
  return null;
}

/** How an address can be played here; null when it can only be opened as a link. */
export function playerOf(address: string): Player | null {
  const url = URL.parse(address, "https://here.invalid");
  if (url?.protocol !== "https:") return null;
  const frame = frameOf(url);
  if (frame) return { kind: "frame", address: frame };
  return /\.(mp4|webm|m4v|mov)$/i.test(url.pathname) || address.startsWith("/") ? { kind: "file" } : null;
}
