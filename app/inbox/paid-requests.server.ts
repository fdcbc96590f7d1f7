import { wonRequests } from "#app/school/enroll/tier-requests.server.ts";
import { enrollmentsList } from "#content/enrollments-list.ts";
import { inboxTexts as texts } from "#content/inbox.ts";
import { tierName } from "#content/school.ts";
import type { Transaction } from "#server/platform/database.ts";

/**
 * A sentence about what opened for those of the leads just won that ask for a tier: for a single one where it is open, and
 * for all of them whose account cannot be known. Undefined if there is nothing to say.
 */
export async function paidRequests(
  transaction: Transaction,
  ids: readonly string[],
): Promise<string | undefined> {
  const requests = await wonRequests(transaction, ids);
  const unknown = requests.filter(({ account, email }) => !account && !email);
  if (unknown.length) return texts.nobodyKnown(unknown.map(({ ref }) => ref));
  const [only, ...others] = requests;
  if (!only || others.length) return undefined;
  const { ref, tier, account, isOpen } = only;
  const paid = enrollmentsList.changed.paid(ref, tierName(tier));
  const opened = isOpen && account ? enrollmentsList.openFor(account) : enrollmentsList.opensLater;
  return `${paid} ${opened}`;
}
