import { readLines } from "#app/tools/library/read-library.server.ts";

/**
 * What visitors ask, by label: English and Pidgin first, then what is asked in other languages. The practice bots and the tools,
 * which write in English and Pidgin, learn from the first alone.
 */
export async function readAsked(): Promise<Map<string, string[]>> {
  const asked = await readLines("content/concierge/asked");
  for (const [label, lines] of await readLines("content/concierge/asked-in-languages"))
    asked.get(label)?.push(...lines);
  return asked;
}
