import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { conciergeLimits, savedAnswerLimit } from "#app/concierge/contract.ts";
import { leadLimits } from "#app/inbox/contract.ts";
import { closureName, leadFields } from "#app/leads/contract.ts";
import { applicationForm } from "#app/recruitment/apply/contract.ts";
import { noteLength } from "#app/recruitment/record-contract.ts";
import { notesLength } from "#app/school/enroll/contract.ts";
import { enrollmentForm } from "#app/school/enroll/enrollment-contract.ts";
import { applicationHistory, recruitmentApplications } from "#db/schema/applications.ts";
import { conciergeExchanges } from "#db/schema/concierge.ts";
import { leadHistory, leads } from "#db/schema/inbox.ts";
import { closedDays, contactSubmissions } from "#db/schema/leads.ts";
import { courseEnrollments } from "#db/schema/school.ts";
import type { Transaction } from "#server/platform/database.ts";
import { namePattern, reachPattern } from "./patterns.ts";
import type { PersonKeys } from "./person-keys.server.ts";

/** How short and how long the text of a column may be, in characters. */
interface Lengths {
  least?: number | undefined;
  /** Undefined if the table has no limit. */
  most?: number | undefined;
}

/** Text columns of other people's records that may mention this person's number, address or name. */
const otherTexts: readonly (readonly [AnyPgColumn, Lengths])[] = [
  [leads.wants, { most: leadLimits.wants }],
  [leads.lost_reason, { most: leadLimits.reason }],
  [leadHistory.was, {}],
  [leadHistory.now, { most: leadLimits.note }],
  [contactSubmissions.company, leadFields.company],
  [contactSubmissions.message, leadFields.message],
  [courseEnrollments.company, enrollmentForm.fields.company],
  [courseEnrollments.goals, enrollmentForm.fields.goals],
  [courseEnrollments.notes, { most: notesLength }],
  [recruitmentApplications.business_types, applicationForm.fields.businessTypes],
  [recruitmentApplications.why_join_mindsync, applicationForm.fields.whyJoinMindsync],
  [applicationHistory.was, {}],
  [applicationHistory.now, { most: noteLength }],
  [conciergeExchanges.question, { most: conciergeLimits.message }],
  [conciergeExchanges.answer, { most: savedAnswerLimit }],
  [closedDays.name, { most: closureName }],
];

/** A text without the person, within the limits of its column: '[erased]' may be longer or shorter than what it replaces. */
function without(text: SQL, pattern: string, { least = 0, most }: Lengths): SQL {
  const erased = sql`regexp_replace(${text}, ${pattern}, '[erased]', 'gi')`;
  const short = most === undefined ? erased : sql`left(${erased}, ${most}::int)`;
  return least ? sql`rpad(${short}, greatest(char_length(${short}), ${least}::int), '.')` : short;
}

/** Takes a person's numbers, addresses and full names out of the texts of other people's records. */
export async function takeOutOfTexts(transaction: Transaction, keys: PersonKeys): Promise<void> {
  const pattern = [reachPattern(keys), namePattern(keys.names)].filter(Boolean).join("|");
  if (!pattern) return;
  for (const [column, lengths] of otherTexts) {
    const name = sql.identifier(column.name);
    await transaction.execute(
      sql`update ${column.table} set ${name} = ${without(sql`${name}`, pattern, lengths)} where ${name} ~* ${pattern}`,
    );
  }
  const tag = without(sql`tag`, pattern, { most: leadLimits.tag });
  await transaction.execute(sql`
    update ${leads} set tags = array(select ${tag} from unnest(tags) with ordinality as one (tag, place) order by place)
    where exists (select from unnest(tags) as tag where tag ~* ${pattern})`);
}
