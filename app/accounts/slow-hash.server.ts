import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { verifyPassword } from "better-auth/crypto";
import { type Cost, passwordCost } from "./hash-cost.ts";

const keyBytes = 32;
const mostMemory = 64 * 1024 * 1024;

function derive(secret: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(secret.normalize("NFKC"), salt, keyBytes, { ...cost, maxmem: mostMemory }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** Hashes a password or a recovery code for storage, as `scrypt$N$r$p$salt$key`. */
export async function slowHash(
  secret: string,
  salt = randomBytes(16),
  cost: Cost = passwordCost,
): Promise<string> {
  const key = await derive(secret, salt, cost);
  return ["scrypt", cost.N, cost.r, cost.p, salt.toString("base64url"), key.toString("base64url")].join("$");
}

/** Hashes a secret with the salt and the cost of a stored hash: the two are equal if the secret is the one stored. */
export function hashLike(stored: string, secret: string): Promise<string> {
  const [, N, r, p, salt = ""] = stored.split("$");
  return slowHash(secret, Buffer.from(salt, "base64url"), { N: Number(N), r: Number(r), p: Number(p) });
}

/** Whether an earlier version made a hash, with Better Auth's function. */
export const isOldHash = (stored: string) => !stored.startsWith("scrypt$");

/** Whether a stored hash is that of a password. */
export async function isHashOf(stored: string, password: string): Promise<boolean> {
  if (isOldHash(stored)) return verifyPassword({ hash: stored, password });
  const [typed, known] = [await hashLike(stored, password), stored].map((hash) => Buffer.from(hash));
  return typed?.length === known?.length && timingSafeEqual(typed ?? Buffer.of(), known ?? Buffer.of());
}
