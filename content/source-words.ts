import { inboxTexts } from "./inbox.ts";

interface Source {
  first_source: string | null;
  last_source: string | null;
  campaign: string | null;
  landing: string | null;
  form_page: string | null;
  used: string | null;
}

/** Where a lead came from, in words: first the source that the filter and the figures use. Empty if nothing is known. */
export function sourceInWords(source: Source): string {
  const { last, campaign, landing, page, used } = inboxTexts.sourceWords;
  const { first_source, last_source } = source;
  return [
    first_source,
    source.campaign && campaign(source.campaign),
    source.landing && landing(source.landing),
    last_source && last_source !== first_source ? last(last_source) : null,
    // No page is named twice.
    source.used && source.used !== source.form_page ? used(source.used) : null,
    source.form_page && source.form_page !== source.landing ? page(source.form_page) : null,
  ]
    .filter(Boolean)
    .join(", ");
}
