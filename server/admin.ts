/** `npm run admin`: makes, lists, resets and removes the accounts of staff. Works beside a running server. */
import { parseArgs } from "node:util";

process.env.LOG_LEVEL ??= "warn";
process.chdir(new URL("..", import.meta.url).pathname);

const { createAccount, listStaff, removeAccount, resetPassword } = await import(
  "#app/features/accounts/accounts.server.ts"
);
const { roles } = await import("#app/features/accounts/contract.ts");
const { randomPassword } = await import("#app/features/accounts/first-admin.server.ts");
const { openConfiguredDatabase } = await import("./main.ts");
const { readConfig } = await import("./platform/config.ts");
const { closeDatabase, migrateDatabase } = await import("./platform/database.ts");
const { AppError } = await import("./platform/errors.ts");

const usage = `
  npm run admin -- list
  npm run admin -- add <e-mail> --name "Full Name" [--role admin|recruiter] [--password …]
  npm run admin -- reset <e-mail> [--password …]
  npm run admin -- remove <e-mail>

  Without --password a random one is made and printed once.
`;

async function obey(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: "string" },
      role: { type: "string", default: "admin" },
      password: { type: "string" },
    },
  });
  const [command, email = ""] = positionals;
  const password = values.password ?? randomPassword();
  const shownPassword = values.password ? "as given" : password;
  if (command === "list") {
    const staff = await listStaff();
    for (const { role, email, full_name } of staff)
      console.log(`  ${role.padEnd(10)} ${email}  (${full_name})`);
    if (!staff.length) console.log("  Nobody yet.");
  } else if (command === "add" && email) {
    const role = roles.find((known) => known === values.role);
    if (!role) throw new AppError("invalid", `The role is one of ${roles.join(", ")}.`);
    await createAccount({ email, full_name: values.name ?? email, role, password });
    console.log(`  Added ${email} as ${role}. Password: ${shownPassword}`);
  } else if (command === "reset" && email) {
    await resetPassword(email, password);
    console.log(`  New password of ${email}: ${shownPassword}. Every session of it is over.`);
  } else if (command === "remove" && email) {
    await removeAccount(email);
    console.log(`  Removed ${email}.`);
  } else {
    console.log(usage);
    process.exitCode = command ? 2 : 0;
  }
}

const embedded = await openConfiguredDatabase(readConfig());
try {
  await migrateDatabase();
  await obey();
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(`  ${error.message}`);
  process.exitCode = 1;
} finally {
  await closeDatabase();
  await embedded?.release();
}
