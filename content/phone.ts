/**
 * A number in international form, grouped for reading: `+234 803 123 4567`. Only for the site's own lines, which are
 * known to be valid; libphonenumber on the server parses what visitors type.
 */
export function internationalForm(e164: string): string {
  const digits = e164.replace(/\D/g, "");
  const nigerian = /^(234)(\d{3})(\d{3})(\d{4})$/.exec(digits);
  if (nigerian) return `+${nigerian.slice(1).join(" ")}`;
  return `+${digits.replace(/\d{3}(?=\d{2})/g, "$& ")}`;
}
