/** The secret part of an applicant's private link: 128 random bits. */
export const isPrivateKey = (text: string): boolean => /^[\w-]{22}$/.test(text);

/** The page where an applicant sees the state of an application and can withdraw it. It is never counted or logged. */
export function applicantPath(key: string): string {
  return `/recruitment/application/${key}`;
}

/** The path of an applicant's page in any spelling: a server also accepts capitals, and %61 for a letter. */
const applicantAddress = /recruitment\/+application/i;

/** Decodes an address. A malformed escape stays as it is. */
function spelledOut(address: string): string {
  return address.replace(/%([0-7][\da-f])/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}

/**
 * Whether a text contains, or tries to contain, the address of an applicant's private page. It may hold a key, so it is
 * stored nowhere.
 */
export function holdsApplicantPath(text: string): boolean {
  return applicantAddress.test(spelledOut(text));
}

/** A path without the key, for logs and conversations. */
export function withoutApplicantKey(path: string): string {
  return holdsApplicantPath(path) ? applicantPath("…") : path;
}

/** A typed text without the keys of private links. */
export function hideApplicantKeys(text: string): string {
  return text.replace(/(recruitment\/+application\/+)[^\s/?#]+/gi, "$1…");
}
