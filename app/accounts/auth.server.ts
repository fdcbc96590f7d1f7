import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { resetMail } from "#content/mails.ts";
import { site } from "#content/site.ts";
import { account, session, user, verification } from "#db/schema/accounts.ts";
import { type Database, db } from "#server/platform/database.ts";
import { log } from "#server/platform/log.ts";
import { mailLeaves, sendMail } from "#server/platform/mail.ts";
import { siteSecret } from "#server/platform/site-secret.ts";
import { passwordLength } from "./contract.ts";
import { deviceName } from "./device-name.ts";
import { hashedSessions } from "./hashed-sessions.server.ts";
import { emailProven } from "./proven-email.server.ts";
import { sessionEnds } from "./session-age.ts";

/**
 * How many hours a link for a new password is valid. A link that an admin passes on by hand needs longer than a mailed
 * one.
 */
function resetHours(): number {
  return mailLeaves() ? 1 : 24;
}

function makeAuth(database: Database, secret: string) {
  return betterAuth({
    database: hashedSessions(
      drizzleAdapter(database, { provider: "pg", schema: { user, session, account, verification } }),
    ),
    secret,
    baseURL: site.url,
    emailAndPassword: {
      enabled: true,
      // accounts.server.ts creates accounts, with their profile.
      disableSignUp: true,
      minPasswordLength: passwordLength.least,
      maxPasswordLength: passwordLength.most,
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
      cookieCache: { enabled: false },
    },
    // The owner of an account sees its sessions by the name of the browser; nothing else of it is stored.
    databaseHooks: {
      session: {
        create: { before: async (made) => ({ data: { ...made, userAgent: deviceName(made.userAgent) } }) },
      },
    },
    // Our own rate limiter runs before every sign-in (server/platform/rate-limit.ts).
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: "mindsync",
      useSecureCookies: site.url.startsWith("https:"),
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
