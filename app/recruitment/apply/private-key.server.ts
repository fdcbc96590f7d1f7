import { createHash } from "node:crypto";

const hash = (text: string) => createHash("sha256").update(text).digest();

/**
 * The secret in the private link of an application: made from the key of its form, which only the applicant's browser
 * knows, so that the same form sent again gets the same link although the tables hold neither.
 */
export function privateKeyOf(submissionKey: string): string {
  return hash(`application link:${submissionKey.toLowerCase()}`).subarray(0, 16).toString("base64url");
}

/** What the tables hold of an application's private key, and of the form that it was made from. */
export interface StoredKeys {
  private_key: string;
  submission_key: string;
}

/**
 * The hashes of a private key. An application from before keys were made from forms (migration 0011) has a random key:
 * it is found by the first, or, by a link that its form was given later, by the second.
 */
export function storedKeys(privateKey: string): StoredKeys {
  const private_key = hash(privateKey).toString("hex");
  const submission_key = private_key
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  return { private_key, submission_key };
}
