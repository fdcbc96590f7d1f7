/**
 * Words of one place of work. Advice for any department may be written for one of them: a duty that speaks of wards and
 * patients is none for an office.
 */
const settings = [
  /\b(?:patients?|wards?|nurses?|theatre|clinic|hospital|pharmacist|midwife)\b/i,
  /\b(?:pupils?|teachers?|classes|class|classroom|parents?|school|bursar|lessons?|hostel)\b/i,
  /\b(?:guests?|residents?|host|housekeeping)\b/i,
  /\b(?:garments?|tailor|yards of|sewing|seams?)\b/i,
  /\b(?:chef|kitchen|dish(?:es)?|cooks?|meals?|soups?)\b/i,
  /\b(?:church|pastor|offering|congregation|ushers?)\b/i,
  /\b(?:animals?|birds|slaughter|soil|harvest|crates?|silos?)\b/i,
  /\b(?:passengers?|bus|buses)\b/i,
  /\b(?:tenants?|lifts?|landlord)\b/i,
  /\b(?:lawyer|committee|donors?)\b/i,
  /\b(?:client's brand|chat|script|campaign)\b/i,
] as const;

/** Whether every place of work that a text speaks of is also in the description of the company. */
export const fitsSetting = (text: string, company: string) =>
  settings.every((words) => !words.test(text) || words.test(company));
