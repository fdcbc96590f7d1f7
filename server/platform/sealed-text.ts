import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { type SiteSecretName, siteSecret } from "./site-secret.ts";

const method = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/** The site's secrets for this. A text that was sealed with one cannot be opened with another. */
type SealingSecret = Extract<
  SiteSecretName,
  "sealed-text" | "private-links" | "writer-key" | "alert-targets"
>;

async function key(secret: SealingSecret): Promise<Buffer> {
  return createHash("sha256")
    .update(await siteSecret(secret))
    .digest();
}

/**
 * Encrypts a text: by default for use in an address, such as a name or a number that an owner searches for. Only
 * processes of this site can open it.
 */
export async function sealText(text: string, secret: SealingSecret = "sealed-text"): Promise<string> {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(method, await key(secret), nonce);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** The text that was sealed; null when it was not sealed by this site with this secret. */
export async function openSealedText(
  sealed: string,
  secret: SealingSecret = "sealed-text",
): Promise<string | null> {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length < nonceBytes + tagBytes) return null;
  const opener = createDecipheriv(method, await key(secret), bytes.subarray(0, nonceBytes));
  opener.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    return opener.update(bytes.subarray(nonceBytes + tagBytes), undefined, "utf8") + opener.final("utf8");
  } catch {
    return null;
  }
}
