import { reviewTexts } from "#content/review.ts";

/** What an applicant is called on the reviewers' screens: by name, or, while identities are hidden, by reference. */
export function applicantName({ ref, person }: { ref: string; person: { name: string } | null }): string {
  return person?.name ?? reviewTexts.hidden.name(ref);
}
