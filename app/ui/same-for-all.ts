/**
 * Headers of a rendered page that is the same for everybody. The browser may show it again within a minute: a held press
 * fetches the page of its link before it goes there (page-finish/browser/hydrate.js).
 */
export function sameForAll(): HeadersInit {
  return { "Cache-Control": "private, max-age=60" };
}
