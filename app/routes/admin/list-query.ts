/**
 * The query of a list's address with something changed in it, and the rest of the search kept. What the address said of
 * what had just happened is not said again, and another list begins at its first page.
 */
export function listQuery(
  query: URLSearchParams,
  changed: Readonly<Record<string, string | undefined>> = {},
) {
  const next = new URLSearchParams(query);
  next.delete("notice");
  if (!("page" in changed) && Object.keys(changed).length) next.delete("page");
  for (const [name, value] of Object.entries(changed)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return `?${next}`;
}
