/** Eleven digits that are named as a bank or identity number, and short ones that are named as a code. */
const named =
  /\b(bvn|nin|cvv2?|cvc|pin|otp|pass ?word|pass ?code|token)\b([^\d\n]{0,20}?)([\d][\d -]{1,14}\d|(?<=(?:pass ?word|pass ?code)\b[^\n]{0,20}?)\S{4,})/gi;

/** Thirteen to nineteen digits, as on a card, in groups or not. */
const card = /(?<![\d+])(?:\d[ -]?){12,18}\d(?!\d)/g;

/** Shown in place of a secret. */
const hidden = "••••";

/** Whether a secret was hidden in this text. */
export const hadSecret = (text: string) => text.includes(hidden);

/** Whether digits end in the check digit of a payment card (Luhn). */
function isCard(text: string): boolean {
  const digits = text.replace(/\D/g, "").split("").map(Number).reverse();
  const sum = digits.reduce((total, digit, at) => {
    const doubled = at % 2 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** The text without card numbers, PINs, codes, BVN, NIN and passwords, which nobody should send in a chat. */
export function hideSecrets(text: string): string {
  return text
    .replace(card, (digits) => (isCard(digits) ? hidden : digits))
    .replace(named, (_, name: string, between: string) => `${name}${between}${hidden}`);
}
