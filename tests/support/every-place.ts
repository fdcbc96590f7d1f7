/** Looks for a person in every table and every file. It reads the schema, so a new table is looked through too. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "#server/platform/database.ts";

/** Digits with anything that people write between them. */
const spaced = (digits: string) => digits.split("").join("[\\s().-]*");

/** Who is looked for. */
export interface Wanted {
  names: readonly string[];
  emails: readonly string[];
  /** The last digits of the number, however the rest of it is written. */
  digits: string;
}

const patternOf = ({ names, emails, digits }: Wanted) =>
  [...names, ...emails]
    .map((word) => word.replaceAll(".", "\\."))
    .join("|")
    .concat("|", spaced(digits));

/** The tables in which any row has the name, the address or the number, in the text form of the whole row. */
export async function tablesNaming(wanted: Wanted): Promise<string[]> {
  const tables = await sql()<{ name: string }[]>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    order by relname`;
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await sql()`
      select exists (select 1 from ${sql()(`public.${name}`)} as one where one::text ~* ${patternOf(wanted)}) as there`;
    if (row?.there) found.push(name);
  }
  return found;
}

/** The files under a folder whose name or content has the person. */
export function filesNaming(folder: string, wanted: Wanted): string[] {
  if (!existsSync(folder)) return [];
  const pattern = new RegExp(patternOf(wanted), "i");
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => pattern.test(file) || pattern.test(readFileSync(file, "latin1")));
}
