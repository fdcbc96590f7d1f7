import { bookLinkPath } from "#app/store/contract.ts";

/*
 * Private links open one person's application, call or paid ebook to whoever has them. Their keys are in no log, no
 * conversation and no figure, and stay in no address (opened-link.server.ts).
 */

/** Whether a text is the key of an application or a call: 128 random bits. */
export const isPrivateKey = (text: string): boolean => /^[\w-]{22}$/.test(text);

/** Whether a text is the key of a paid book: 144 random bits. */
export const isBookToken = (text: string): boolean => /^[\w-]{24}$/.test(text);

/** Whether a text is the token of a mailed link, which works once. Those made today have 24 or 32 characters. */
export const isMailToken = (text: string): boolean => /^[\w-]{16,100}$/.test(text);

/** The page where an applicant sees the state of an application and can withdraw it. It is never counted or logged. */
export function applicantPath(key: string): string {
  return `/recruitment/application/${key}`;
}

/** The page where a visitor moves or cancels a call, by the secret of a private link. It is never counted or logged. */
export function ownAppointmentPath(key: string): string {
  return `/your-call/${key}`;
}

/** The pages whose addresses hold a key, in any spelling that a server accepts, each with its path without the key. */
const privatePages: readonly (readonly [RegExp, path: string])[] = [
  [/store\/+download/i, bookLinkPath("…")],
  [/your-call/i, ownAppointmentPath("…")],
  [/recruitment\/+application/i, applicantPath("…")],
];

/** Whoever knows the number of an upload can go on with it or remove it, until an application has it. */
const upload = [/api\/+uploads\/+./i, "/api/uploads/…"] as const;

/** Decodes an address: %61 is an a. A malformed escape stays as it is. */
function spelledOut(address: string): string {
  return address.replace(/%([0-7][\da-f])/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}

/**
 * Whether a text contains, or tries to contain, the address of a private page: of an applicant, a call or a paid ebook. It
 * may hold a key, so it is stored nowhere.
 */
export function holdsPrivateLink(text: string): boolean {
  const address = spelledOut(text);
  return privatePages.some(([page]) => page.test(address));
}

/** A path without the key, for logs and conversations. */
export function withoutPrivateKey(path: string): string {
  const address = spelledOut(path);
  return [upload, ...privatePages].find(([page]) => page.test(address))?.[1] ?? path;
}

/** A typed text without the keys of private links. */
export function hidePrivateKeys(text: string): string {
  return text.replace(/((?:recruitment\/+application|your-call|store\/+download)\/+)[^\s/?#]+/gi, "$1…");
}
