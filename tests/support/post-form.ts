import type { TestSite } from "./site.ts";

/** Sends forms to a site as a browser does; several values of a field are in a list. */
export function postTo(site: Pick<TestSite, "fetch">) {
  return (path: string, fields: Record<string, unknown>, headers: Record<string, string> = {}) => {
    const body = new URLSearchParams();
    for (const [field, value] of Object.entries(fields))
      for (const one of [value].flat()) body.append(field, String(one));
    return site.fetch(path, { method: "POST", body, headers });
  };
}
