/*
 * Private links open one person's application, call or paid ebook to whoever has them. Their keys are in no log, no
 * conversation and no figure, and stay in no address (opened-link.server.ts).
 */

/** Whether a text is a key, the secret part of a private link: 128 random bits. */
export const isPrivateKey = (text: string): boolean => /^[\w-]{22}$/.test(text);

/** The page where an applicant sees the state of an application and can withdraw it. It is never counted or logged. */
export function applicantPath(key: string): string {
  return `/recruitment/application/${key}`;
}

/** The page where a visitor moves or cancels a call, by the secret of a private link. It is never counted or logged. */
export function ownAppointmentPath(key: string): string {
  return `/your-call/${key}`;
}

/** The paths of private pages in any spelling: a server also accepts capitals, and %61 for a letter. */
const privateAddress = /recruitment\/+application|your-call|store\/+download/i;
const callAddress = /your-call/i;
const bookAddress = /store\/+download/i;

/** Decodes an address. A malformed escape stays as it is. */
function spelledOut(address: string): string {
  return address.replace(/%([0-7][\da-f])/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}

/**
 * Whether a text contains, or tries to contain, the address of a private page: of an applicant, a call or a paid ebook. It
 * may hold a key, so it is stored nowhere.
 */
export function holdsPrivateLink(text: string): boolean {
  return privateAddress.test(spelledOut(text));
}

/** Whoever knows the number of an upload can go on with it or remove it, until an application has it. */
const uploadAddress = /api\/+uploads\/+./i;

/** A path without the key, for logs and conversations. */
export function withoutPrivateKey(path: string): string {
  if (uploadAddress.test(spelledOut(path))) return "/api/uploads/…";
  if (!holdsPrivateLink(path)) return path;
  if (bookAddress.test(spelledOut(path))) return "/store/download/…";
  return callAddress.test(spelledOut(path)) ? ownAppointmentPath("…") : applicantPath("…");
}

/** A typed text without the keys of private links. */
export function hidePrivateKeys(text: string): string {
  return text.replace(/((?:recruitment\/+application|your-call|store\/+download)\/+)[^\s/?#]+/gi, "$1…");
}
