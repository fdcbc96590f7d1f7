import { strippedPhone } from "#app/forms/contract.ts";

/** How a Nigerian mobile number is written at home: 0803 123 4567. */
const atHome = /^0([789][01]\d{8})$/;

/**
 * The form refuses a number without its country's code. Of one that can only be a Nigerian mobile number the code is
 * known.
 * @returns +2348031234567 for 0803 123 4567; null for any other text
 */
export function nigerianMobile(typed: string): string | null {
  const [, digits] = atHome.exec(strippedPhone(typed)) ?? [];
  return digits ? `+234${digits}` : null;
}
