/**
 * The query of a list's address with some parameters changed and the rest of the search unchanged. The notice of the
 * last request is left out, and a changed filter starts at the first page.
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
