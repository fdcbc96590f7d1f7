import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { AppError } from "#server/platform/errors.ts";

/** An international number formatted for reading: 0803 123 4567; other countries' numbers have their code. */
export function readablePhone(international: string): string {
  const number = parsePhoneNumberFromString(international);
  if (!number) return international;
  return number.countryCallingCode === "234" ? number.formatNational() : number.formatInternational();
}

/**
 * Converts a phone number to international form (+2348031234567). A number without a country code is taken as Nigerian.
 * @throws AppError invalid, with the message of the form's phone field
 */
export function internationalPhone(typed: string): string {
  const number = parsePhoneNumberFromString(typed.replace(/^00/, "+"), "NG");
  if (!number?.isPossible()) {
    const message = "Please enter a valid phone number";
    throw new AppError("invalid", message, { fields: { phone: [message] } });
  }
  return number.number;
}

/**
 * The international number for a chat, from digits whose country is unknown: +234…, 234… or 8031234567. Null when no
 * numbering plan has it, because a chat with a stranger is worse than none.
 */
export function chatNumber(digits: string): string | null {
  const whole = parsePhoneNumberFromString(digits.startsWith("+") ? digits : `+${digits}`);
  const national = digits.startsWith("+") ? undefined : parsePhoneNumberFromString(digits, "NG");
  const known = [national, whole].find((number) => number?.isValid());
  return (known ?? [whole, national].find((number) => number?.isPossible()))?.number ?? null;
}
