import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { AppError } from "#server/platform/errors.ts";

/**
 * A phone number in international form (+2348031234567). A number without a country code is Nigeria's.
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
