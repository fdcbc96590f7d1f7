import type { Profile } from "#app/accounts/contract.ts";
import { labelOf } from "#content/fields.ts";
import { inboxTexts as texts } from "#content/inbox.ts";
import { leadDoors } from "#content/lead-doors.ts";
import { itemNames } from "#content/lead-items.ts";
import { sourceInWords } from "#content/source-words.ts";
import { type CsvColumn, csvFile, csvMoment } from "#server/platform/csv.ts";
import { listFoundLeads } from "./inbox.server.ts";
import type { InboxLead } from "./lead-rows.server.ts";

const { columns: headings, name: fileName } = texts.file;

const columns: readonly CsvColumn<InboxLead>[] = [
  { heading: headings.ref, of: ({ ref }) => ref },
  { heading: headings.came, of: ({ created_at }) => csvMoment(created_at) },
  { heading: headings.door, of: ({ door }) => labelOf(leadDoors, door) },
  { heading: headings.name, of: ({ name }) => name },
  { heading: headings.phone, of: ({ phone }) => phone },
  { heading: headings.email, of: ({ email }) => email },
  { heading: headings.items, of: itemNames },
  { heading: headings.wants, of: ({ wants }) => wants },
  { heading: headings.value, of: ({ value }) => value },
  { heading: headings.source, of: sourceInWords },
  { heading: headings.stage, of: ({ stage }) => texts.stages[stage] },
  { heading: headings.reason, of: ({ lost_reason }) => lost_reason },
  { heading: headings.answered, of: ({ answered_at }) => answered_at && csvMoment(answered_at) },
  { heading: headings.owner, of: ({ owner_name }) => owner_name },
  { heading: headings.followUp, of: ({ follow_up }) => follow_up },
  { heading: headings.tags, of: ({ tags }) => tags.join(", ") },
];

/** The leads that an address selects, as a CSV file. Personal data: for admins only. */
export async function inboxFile(query: URLSearchParams, admin: Profile, now = new Date()) {
  const file = csvFile(columns, await listFoundLeads(query, admin, now));
  return { file, name: fileName(csvMoment(now).slice(0, 10)) };
}
