import { inWords } from "#content/fields.ts";
import { readApplication } from "./application-one.server.ts";
import { applicationRows, shownApplication } from "./application-rows.server.ts";
import { countFound, filterOf, foundIds } from "./applications-list.server.ts";
import { printedMost } from "./contract.ts";
import { listedFields } from "./said-fields.ts";

interface Reader {
  query: URLSearchParams;
  hidden: boolean;
  reviewerId: string;
}

async function readList(query: URLSearchParams, hidden: boolean) {
  const filter = await filterOf(query, hidden);
  const [total, ids] = await Promise.all([countFound(filter, hidden), foundIds(filter, hidden, printedMost)]);
  const rows = await applicationRows(ids);
  const applications = rows.map((row) => {
    // Only the columns of the table are sent.
    const { id, ref, person, status, score, created_at, ...shown } = shownApplication(row, hidden);
    const said = listedFields.map(({ field, column }) => inWords(field, shown[column]));
    return { id, ref, person, status, score, created_at, said };
  });
  return { filter, total, applications };
}

export type PrintedList = Awaited<ReturnType<typeof readList>>;
export type PrintedApplication = Awaited<ReturnType<typeof readApplication>>;

/**
 * What an address prints: one application (?application=…), or the list. Personal data: only for admins and recruiters,
 * and none of it while identities are hidden.
 * @throws AppError not-found
 */
export async function readToPrint({ query, hidden, reviewerId }: Reader) {
  const made = new Date();
  const application = query.get("application");
  if (application === null) return { hidden, made, one: null, listed: await readList(query, hidden) };
  const one = await readApplication(application, { query, hidden, reviewerId });
  return { hidden, made, one, listed: null };
}
