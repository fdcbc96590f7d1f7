/** `npm run admin`: adds, lists, resets and removes staff accounts. It may run beside the server. */
import "./platform/quick-imports.ts";
import { parseArgs } from "node:util";

process.env.LOG_LEVEL ||= "warn";
process.chdir(`${import.meta.dirname}/..`);

const { listStaff, removeAccount } = await import("#app/accounts/accounts.server.ts");
const { resetPassword } = await import("#app/accounts/reset-password.server.ts");
const { roles, temporaryPasswordHours } = await import("#app/accounts/contract.ts");
const { randomPassword } = await import("#app/accounts/staff/first-admin.server.ts");
const { addAccount, recordInTerminal, removeSecondFactorOf } = await import(
  "#app/accounts/staff/staff-accounts.server.ts"
);
const { openConfiguredDatabase } = await import("./platform/configured-database.ts");
const { readConfig } = await import("./platform/config.ts");
const { closeDatabase, migrateDatabase } = await import("./platform/database.ts");
const { AppError } = await import("./platform/errors.ts");
const { log } = await import("./platform/log.ts");
const { mailsDelivered, openMail, sendMail } = await import("./platform/mail.ts");
const { signInChangedMail } = await import("#content/mails.ts");

const usage = `
  npm run admin -- list
  npm run admin -- add <e-mail> --name "Full Name" [--role admin|recruiter] [--password …]
  npm run admin -- reset <e-mail> [--password …]
  npm run admin -- reset <e-mail> --second-factor
  npm run admin -- remove <e-mail>

  Without --password, a random password is made and printed once. Whoever signs in with it within
  ${temporaryPasswordHours} hours chooses their own before anything else opens. --second-factor is for somebody who lost
  it: it removes the account's authenticator app, recovery codes and passkeys, and leaves the password.
`;

const commands = ["list", "add", "reset", "remove"] as const;

interface Order {
  command: (typeof commands)[number];
  email: string;
  name?: string | undefined;
  role: string;
  password?: string | undefined;
  "second-factor"?: boolean | undefined;
}

/** The order on the command line, or a message that says what is wrong with it; empty when there is no command. */
function readOrder(): Order | string {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        name: { type: "string" },
        role: { type: "string", default: "admin" },
        password: { type: "string" },
        "second-factor": { type: "boolean" },
      },
    });
    const [word = "", email = "", ...more] = positionals;
    if (!word) return "";
    const command = commands.find((known) => known === word);
    if (!command) return `There is no command ${word}.`;
    if (command !== "list" && !email) return "Which e-mail address?";
    if (values["second-factor"] && (command !== "reset" || values.password !== undefined))
      return "--second-factor is only for reset, and without --password.";
    if (more.length) return `What is ${more.join(" ")}? Put a name of several words in quotes.`;
    return { ...values, command, email };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function obey({ command, email, name, role: wanted, ...given }: Order): Promise<void> {
  const password = given.password ?? randomPassword();
  const temporary = given.password === undefined;
  const shownPassword = temporary ? password : "as given";
  const within = temporary
    ? `\n  Whoever signs in with it within ${temporaryPasswordHours} hours chooses another.`
    : "";
  if (command === "list") {
    const staff = await listStaff();
    for (const { role, email, full_name, disabled } of staff)
      console.log(`  ${role.padEnd(10)} ${email}  (${full_name})${disabled ? "  disabled" : ""}`);
    if (!staff.length) console.log("  Nobody yet.");
  } else if (command === "add") {
    const role = roles.find((known) => known === wanted);
    if (!role) throw new AppError("invalid", `The role is one of ${roles.join(", ")}.`);
    await addAccount(null, { email, full_name: name ?? email, role, password }, { temporary });
    console.log(`  Added ${email} as ${role}. Password: ${shownPassword}${within}`);
  } else if (command === "reset" && given["second-factor"]) {
    const { id } = await removeSecondFactorOf(email);
    log.warn({ account: id }, "the second factor of an account was removed in the terminal");
    console.log(`  ${email} now signs in with the password alone. All its sessions have ended.`);
  } else if (command === "reset") {
    const account = await resetPassword(email, password, { temporary });
    await recordInTerminal(account, "password");
    sendMail({ to: account.email, ...signInChangedMail("password") });
    console.log(`  New password of ${email}: ${shownPassword}. All its sessions have ended.${within}`);
  } else {
    await recordInTerminal(await removeAccount(email), "removed");
    console.log(`  Removed ${email}.`);
  }
}

const order = readOrder();
if (typeof order === "string") {
  if (order) console.error(`  ${order}`);
  console.log(usage);
  process.exit(order ? 2 : 0);
}
const config = readConfig();
const embedded = await openConfiguredDatabase(config);
openMail(config);
try {
  await migrateDatabase();
  await obey(order);
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(`  ${error.message}`);
  process.exitCode = 1;
} finally {
  await mailsDelivered();
  await closeDatabase();
  await embedded?.release();
}
