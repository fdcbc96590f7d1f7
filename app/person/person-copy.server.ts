import { searchedText } from "#app/admin/search.server.ts";
import { personTables, personTexts } from "#content/person.ts";
import { site } from "#content/site.ts";
import { csvMoment } from "#server/platform/csv.ts";
import { AppError } from "#server/platform/errors.ts";
import { findPerson, type PersonKeys } from "./person-keys.server.ts";
import { type PersonRecords, readRecords } from "./read-person.server.ts";
import { factsOf } from "./row-words.ts";

const texts = personTexts.copy;

const special: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const plain = (text: string) => text.replace(/[&<>"]/g, (sign) => special[sign] ?? sign);

/** A page that opens on any phone without the network, and prints well. */
const style =
  "body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:0 auto;padding:1.5rem;color:#1c1917;background:#fff}" +
  "section{margin:2rem 0}article{border-top:1px solid #d6d3d1;padding:.75rem 0}dl{margin:0}" +
  "div{display:grid;grid-template-columns:11rem 1fr;gap:0 1rem}dt{color:#57534e}dd{margin:0;white-space:pre-line;overflow-wrap:anywhere}" +
  "@media(max-width:30rem){div{grid-template-columns:1fr}dd{margin-bottom:.5rem}}";

function section({ table, rows }: PersonRecords): string {
  const articles = rows.map((row) => {
    const facts = factsOf(table, row).map(
      ({ label, text }) => `<div><dt>${plain(label)}</dt><dd>${plain(text)}</dd></div>`,
    );
    return `<article><dl>${facts.join("")}</dl></article>`;
  });
  return `<section><h2>${plain(personTables[table])} (${rows.length})</h2>${articles.join("")}</section>`;
}

function asPage(records: readonly PersonRecords[], made: Date): string {
  const title = plain(texts.title(site.name));
  return `<!doctype html>
<html lang="en-NG"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>${style}</style></head><body><h1>${title}</h1><p>${texts.made} ${csvMoment(made)}. ${site.legalName}, ${plain(site.email)}</p>
${records.map(section).join("\n") || `<p>${texts.nothing}</p>`}
<p>${plain(texts.visits)}</p></body></html>
`;
}

function asJson(records: readonly PersonRecords[], made: Date): string {
  const byTable = Object.fromEntries(records.map(({ table, rows }) => [table, rows]));
  return `${JSON.stringify({ from: site.name, made: made.toISOString(), records: byTable }, null, 2)}\n`;
}

/** The form of a copy. */
export type CopyForm = "html" | "json";

const types: Readonly<Record<CopyForm, string>> = {
  html: "text/html; charset=utf-8",
  json: "application/json; charset=utf-8",
};

/** A download with all records of these keys. The file name contains no personal data. */
export async function copyOf(keys: PersonKeys, form: CopyForm, made = new Date()): Promise<Response> {
  const { records } = await readRecords(keys);
  return new Response(form === "html" ? asPage(records, made) : asJson(records, made), {
    headers: {
      "Content-Type": types[form],
      "Content-Disposition": `attachment; filename="your-data.${form}"`,
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}

/**
 * The copy of everything about the person in the query. Personal data: for admins only.
 * @throws AppError not-found if the query finds nobody
 */
export async function copyResponse(query: URLSearchParams, form: CopyForm): Promise<Response> {
  const keys = await findPerson(await searchedText(query));
  if (!keys) throw new AppError("not-found", personTexts.nobody.title);
  return copyOf(keys, form);
}
