import { reviewTexts } from "#content/review.ts";

/** An applicant's label on the reviewers' screens: the name, or the reference while identities are hidden. */
export function applicantName({ ref, person }: { ref: string; person: { name: string } | null }): string {
  return person?.name ?? reviewTexts.hidden.name(ref);
}
