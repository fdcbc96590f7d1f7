import { strippedPhone } from "#app/forms/contract.ts";

/** A Nigerian mobile number in national format: 0803 123 4567. */
const atHome = /^0([789][01]\d{8})$/;

/**
 * Adds the country code to a number that can only be a Nigerian mobile number. The form refuses numbers without one.
 * @returns +2348031234567 for 0803 123 4567; null for any other text
 */
export function nigerianMobile(typed: string): string | null {
  const [, digits] = atHome.exec(strippedPhone(typed)) ?? [];
  return digits ? `+234${digits}` : null;
}
