import { randomInt } from "node:crypto";
import { createAccount, hasAdmin } from "../accounts.server.ts";
import { isCommonPassword } from "../common-passwords.server.ts";
import { temporaryPasswordHours } from "../contract.ts";

/** Without letters and digits that are easily misread on paper. */
const alphabet = "abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789";

/** A password of 20 letters and digits: about 115 bits. */
export function randomPassword(): string {
  return Array.from({ length: 20 }, () => alphabet[randomInt(alphabet.length)]).join("");
}

/** What to do with a password that was made here. */
const hint = (email: string) =>
  `    Sign in with it within ${temporaryPasswordHours} hours. You then choose your own.\n    Too late? Make another: npm run admin -- reset ${email}\n`;

/**
 * Creates the first admin if there is none, and prints how to sign in: once, on standard output, never in the log. When
 * the environment sets the password, nothing secret is printed. A common password is replaced by a random one, because
 * a site without an admin would be no better.
 */
export async function firstAdmin({
  email = "admin@mindsync.example",
  password,
}: {
  email?: string | undefined;
  password?: string | undefined;
}): Promise<void> {
  if (await hasAdmin()) return;
  const given = password !== undefined && !isCommonPassword(password) ? password : undefined;
  const chosen = given ?? randomPassword();
  const account = { email, full_name: "Admin", role: "admin", password: chosen } as const;
  await createAccount(account, { temporary: !given });
  process.stdout.write(
    `\n  Your admin account (shown this once):\n    e-mail    ${email}\n    password  ${given ? "the one in ADMIN_PASSWORD" : chosen}\n${password && !given ? "    ADMIN_PASSWORD is too easy to guess, so this one was made instead.\n" : ""}${given ? "" : hint(email)}\n`,
  );
}
