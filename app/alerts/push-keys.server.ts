import { createECDH } from "node:crypto";
import { sql } from "#server/platform/database.ts";
import { openSealedText, sealText } from "#server/platform/sealed-text.ts";
import type { SiteSecretName } from "#server/platform/site-secret.ts";

/** The keys by which push services know this site (VAPID), as base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** The row of site_secrets with the private key, encrypted. */
const name: SiteSecretName = "web-push";

/** The private key. A key that was sealed with a different site secret is deleted, so that a new one replaces it. */
async function readSealed(): Promise<string | null> {
  const [row] = await sql()<{ value: string }[]>`select value from site_secrets where name = ${name}`;
  const opened = row ? await openSealedText(row.value, "alert-targets") : null;
  if (row && !opened) await sql()`delete from site_secrets where name = ${name} and value = ${row.value}`;
  return opened;
}

function publicKeyOf(privateKey: string): string {
  const curve = createECDH("prime256v1");
  curve.setPrivateKey(privateKey, "base64url");
  return curve.getPublicKey("base64url");
}

/** The site's push keys. They are made at the first start; devices that allowed alerts know the public one. */
export async function pushKeys(): Promise<PushKeys> {
  let privateKey = await readSealed();
  if (!privateKey) {
    const curve = createECDH("prime256v1");
    curve.generateKeys();
    const sealed = await sealText(curve.getPrivateKey("base64url"), "alert-targets");
    await sql()`insert into site_secrets (name, value) values (${name}, ${sealed}) on conflict do nothing`;
    privateKey = await readSealed();
  }
  if (!privateKey) throw new Error("The push keys could not be stored.");
  return { publicKey: publicKeyOf(privateKey), privateKey };
}
