import { passkey as passkeys } from "@better-auth/passkey";
import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { APIError } from "better-auth/api";
import { twoFactor as codes } from "better-auth/plugins";
import { and, eq, isNotNull } from "drizzle-orm";
import { resetMail } from "#content/mails.ts";
import { site } from "#content/site.ts";
import { account, session, user, userProfiles, verification } from "#db/schema/accounts.ts";
import { passkey, twoFactor } from "#db/schema/second-factor.ts";
import { cookieName, secureCookies } from "#server/platform/cookie-name.ts";
import { type Database, db } from "#server/platform/database.ts";
import { log } from "#server/platform/log.ts";
import { mailLeaves, sendMail } from "#server/platform/mail.ts";
import { siteSecret } from "#server/platform/site-secret.ts";
import { handedLinkHours, passwordLength, pendingSignInSeconds } from "./contract.ts";
import { deviceName } from "./device-name.server.ts";
import { hashedSessions } from "./hashed-sessions.server.ts";
import { emailProven } from "./proven-email.server.ts";
import { limitedPasskeys } from "./second-factor/passkey-limit.server.ts";
import { sessionEnds } from "./session-age.ts";
import { isHashOf, slowHash } from "./slow-hash.server.ts";

/** How many hours a link for a new password is valid. */
function resetHours(): number {
  return mailLeaves() ? 1 : handedLinkHours;
}

/**
 * Refuses a session for a disabled account, whichever way it signs in. The message is the library's own for a wrong
 * password, so that the sender learns no more.
 */
async function refuseDisabled({ userId }: { userId: string }): Promise<void> {
  const [disabled] = await db()
    .select({ id: userProfiles.id })
    .from(userProfiles)
    .where(and(eq(userProfiles.id, userId), isNotNull(userProfiles.disabled_at)));
  if (disabled) throw new APIError("UNAUTHORIZED", { message: "Invalid email or password" });
}

/** A passkey replaces both password and code, so the device must have checked who holds it. */
function requireUserCheck(checked: boolean | undefined): void {
  if (!checked) throw new APIError("UNAUTHORIZED", { message: "The passkey did not check its user." });
}

/** Codes of authenticator apps. Failed ones are counted by our own limits, which slow down instead of locking. */
const codesPlugin = () =>
  codes({
    issuer: site.name,
    twoFactorCookieMaxAge: pendingSignInSeconds,
    accountLockout: { enabled: false },
    // The plugin compares texts and removes the one that was used. Ours are hashes, which codes.server.ts makes.
    backupCodeOptions: { storeBackupCodes: "plain", customBackupCodesGenerate: () => [] },
  });

function passkeysPlugin() {
  const { hostname, origin } = new URL(site.url);
  return passkeys({
    rpID: hostname,
    rpName: site.name,
    // On a developer's machine any port of localhost will do.
    origin: hostname === "localhost" ? null : origin,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    registration: {
      afterVerification: ({ verification: { registrationInfo } }) =>
        requireUserCheck(registrationInfo?.userVerified),
    },
    authentication: {
      afterVerification: ({ verification: { authenticationInfo } }) =>
        requireUserCheck(authenticationInfo.userVerified),
    },
  });
}

/** The accounts library on a database. */
export function makeAuth(database: Database, secret: string) {
  return betterAuth({
    database: hashedSessions(
      limitedPasskeys(database, (on) =>
        drizzleAdapter(on, {
          provider: "pg",
          schema: { user, session, account, verification, twoFactor, passkey },
        }),
      ),
    ),
    secret,
    baseURL: site.url,
    emailAndPassword: {
      enabled: true,
      // accounts.server.ts creates accounts, with their profile.
      disableSignUp: true,
      minPasswordLength: passwordLength.least,
      maxPasswordLength: passwordLength.most,
      password: {
        hash: (password) => slowHash(password),
        verify: ({ hash, password }) => isHashOf(hash, password),
      },
      resetPasswordTokenExpiresIn: resetHours() * 60 * 60,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user: { email }, token }) =>
        sendMail({ to: email, ...resetMail(token, resetHours()) }),
      // The user of a mailed link can read that address. Without a mail server an admin passed it on, which proves
      // nothing.
      onPasswordReset: async ({ user: { id } }) => {
        if (mailLeaves()) await emailProven(id);
      },
    },
    // A mailed link is worth as much as a password, so the table stores only its hash.
    verification: { storeIdentifier: "hashed" },
    // Every request reads the database, so that a session that was ended elsewhere is over at once.
    session: {
      expiresIn: sessionEnds.afterStart,
      disableSessionRefresh: true,
      // Adding a passkey asks for the password, so the age of a session does not matter there.
      freshAge: 0,
      cookieCache: { enabled: false },
    },
    databaseHooks: {
      session: {
        create: {
          before: async (made) => {
            await refuseDisabled(made);
            // The owner of an account sees its sessions by the name of the browser; nothing else of it is stored.
            return { data: { ...made, userAgent: deviceName(made.userAgent) } };
          },
        },
      },
    },
    plugins: [codesPlugin(), passkeysPlugin()],
    // Our own rate limiter runs before every sign-in (server/platform/rate-limit.ts).
    rateLimit: { enabled: false },
    advanced: {
      // The library's own prefix is __Secure-, which lets other hosts of the domain set the cookie.
      cookiePrefix: cookieName("mindsync"),
      useSecureCookies: false,
      defaultCookieAttributes: { secure: secureCookies() },
      ipAddress: { disableIpTracking: true },
    },
    telemetry: { enabled: false },
    logger: { log: (level, message) => log[level === "debug" ? "debug" : "warn"]({ auth: message }) },
  });
}

export type Auth = ReturnType<typeof makeAuth>;

let made: { database: Database; auth: Promise<Auth> } | undefined;

/** The accounts library for the database that is open now. Its secret signs session cookies. */
export function auth(): Promise<Auth> {
  const database = db();
  if (made?.database !== database) {
    const fresh = siteSecret("auth").then((secret) => makeAuth(database, secret));
    made = { database, auth: fresh };
    // If the database was down at the first try, the next call tries again.
    fresh.catch(() => {
      if (made?.auth === fresh) made = undefined;
    });
  }
  return made.auth;
}
