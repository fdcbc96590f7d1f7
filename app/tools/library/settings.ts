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

/** Which places of work a text speaks of. */
export const settingsIn = (text: string): readonly boolean[] => settings.map((words) => words.test(text));

/** Whether all places of work of a text are among those of a company. */
export const fitsSettings = (ofText: readonly boolean[], ofCompany: readonly boolean[]): boolean =>
  ofText.every((speaks, at) => !speaks || ofCompany[at] === true);
