import { beforeEach, describe, expect, test, vi } from "vitest";
import { sql } from "#server/platform/database.ts";
import { keepMail } from "#server/platform/saved-mails.ts";
import { testDatabase } from "#tests/support/database.ts";
import { mailFolder } from "#tests/support/mail-folder.ts";
import {
  createAccount,
  currentProfile,
  hasAdmin,
  listStaff,
  removeAccount,
  requireRole,
  signedInProfile,
  signOutEverywhere,
} from "./accounts.server.ts";
import type { AccountInput, Role } from "./contract.ts";
import { resetPassword } from "./reset-password.server.ts";
import { signIn } from "./sign-in.server.ts";
import { firstAdmin } from "./staff/first-admin.server.ts";
import { listMails } from "./staff/saved-mails.server.ts";

testDatabase();
const { mails } = mailFolder();
beforeEach(async () => {
  await sql()`delete from "user"`;
});

const password = "correct horse battery";
const account = (changed: Partial<AccountInput> = {}): AccountInput => ({
  email: "amaka@mindsync.example",
  full_name: "Amaka Okafor",
  role: "admin",
  password,
  ...changed,
});

/** Signs in and returns the headers of the next request. */
async function session(email = "amaka@mindsync.example", secret = password): Promise<Headers> {
  const { headers } = await signIn({ email, password: secret });
  const [cookie = ""] = headers.getSetCookie();
  expect(cookie).toMatch(/HttpOnly/i);
  expect(cookie).toMatch(/SameSite=Lax/i);
  return new Headers({ cookie: cookie.split(";")[0] ?? "" });
}

describe("an account", () => {
  test("is created with its profile; its password is stored only as a hash", async () => {
    const profile = await createAccount(
      account({ email: "Amaka@Mindsync.example", full_name: " Amaka Okafor " }),
    );
    expect(profile).toEqual({
      id: expect.any(String),
      role: "admin",
      full_name: "Amaka Okafor",
      email: "amaka@mindsync.example",
    });
    expect(await currentProfile(await session("AMAKA@mindsync.example"))).toEqual(profile);
    const [row] = await sql()`select password from account`;
    expect(row?.password).toMatch(/^scrypt\$\d+\$8\$/);
  });

  test("is not created twice for one address, in any spelling", async () => {
    const made = await Promise.allSettled(
      ["amaka@mindsync.example", "AMAKA@mindsync.example"].map((email) => createAccount(account({ email }))),
    );
    expect(made.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(createAccount(account())).rejects.toMatchObject({
      code: "conflict",
      message: "There is an account for amaka@mindsync.example already.",
    });
    expect(await sql()`select 1 from "user"`).toHaveLength(1);
  });

  test.each([
    [{ email: "amaka" }, "That is not an e-mail address"],
    [{ full_name: " " }, "A name is needed"],
    [{ role: "owner" as Role }, "The role is one of admin, recruiter, learner"],
    [{ password: "123456789" }, "A password has at least 10 characters"],
    [{ password: "a".repeat(129) }, "A password has at most 128 characters"],
  ])("is not created with %o", async (changed, message) => {
    await expect(createAccount(account(changed))).rejects.toMatchObject({ code: "invalid", message });
    expect(await sql()`select 1 from "user"`).toHaveLength(0);
  });
});

describe("signing in", () => {
  test("is refused with the same message for a wrong password, an unknown address and nonsense", async () => {
    await createAccount(account());
    for (const [email, secret] of [
      ["amaka@mindsync.example", "wrong horse battery"],
      ["amaka@mindsync.example", password.toUpperCase()],
      ["nobody@mindsync.example", password],
    ] as const) {
      await expect(signIn({ email, password: secret })).rejects.toMatchObject({
        code: "not-signed-in",
        message: "Invalid email or password",
      });
    }
    await expect(signIn({ email: "' or 1=1", password })).rejects.toMatchObject({ code: "not-signed-in" });
    await expect(signIn({ email: "amaka\0@mindsync.example", password })).rejects.toMatchObject({
      code: "not-signed-in",
    });
  });

  test("gives each role access to its own areas only", async () => {
    for (const role of ["admin", "recruiter", "learner"] as const) {
      await createAccount(account({ role, email: `${role}@mindsync.example` }));
      const headers = await session(`${role}@mindsync.example`);
      expect((await requireRole(headers, role)).role).toBe(role);
      const others = (["admin", "recruiter", "learner"] as const).filter((other) => other !== role);
      await expect(requireRole(headers, ...others)).rejects.toMatchObject({ code: "forbidden", status: 403 });
    }
    await expect(requireRole(new Headers(), "admin")).rejects.toMatchObject({
      code: "not-signed-in",
      status: 401,
    });
  });

  test("fails with a forged cookie, and without a profile", async () => {
    await createAccount(account());
    const headers = await session();
    const cookie = headers.get("cookie") ?? "";
    for (const changed of [
      cookie.replace(/=./, "=_"),
      cookie.slice(0, -4),
      "mindsync.session_token=",
      `x${cookie}`,
    ]) {
      expect(await currentProfile(new Headers({ cookie: changed }))).toBeNull();
    }
    await sql()`delete from user_profiles`;
    expect(await currentProfile(headers)).toBeNull();
  });
});

describe("a session that opens while the account changes", () => {
  test.each([
    ["password", "update account set password = 'another'"],
    ["second factor", 'update "user" set two_factor_enabled = true'],
  ])("ends at once when the %s was set meanwhile", async (_, change) => {
    await createAccount(account());
    await sql().unsafe(`
      create function meanwhile() returns trigger language plpgsql as $$ begin ${change}; return new; end $$;
      create trigger meanwhile before insert on session for each row execute function meanwhile()`);
    try {
      await expect(signIn({ email: "amaka@mindsync.example", password })).rejects.toMatchObject({
        code: "conflict",
      });
      expect(await sql()`select id from session`).toEqual([]);
    } finally {
      await sql()`drop function meanwhile cascade`;
    }
  });
});

describe("sessions end", () => {
  test("everywhere when one of them signs out, and only those of that account", async () => {
    await createAccount(account());
    await createAccount(account({ email: "bola@mindsync.example" }));
    const [phone, laptop, other] = [await session(), await session(), await session("bola@mindsync.example")];
    const cleared = await signOutEverywhere(phone);
    expect(cleared.getSetCookie().join()).toMatch(/mindsync\.session_token=;.*Max-Age=0/i);
    expect(await currentProfile(phone)).toBeNull();
    expect(await currentProfile(laptop)).toBeNull();
    expect(await currentProfile(other)).not.toBeNull();
    await signOutEverywhere(phone);
    await signOutEverywhere(new Headers());
  });

  test("when the password is reset, and the old one no longer works", async () => {
    await createAccount(account());
    const headers = await session();
    expect(await resetPassword("Amaka@mindsync.example", "another good password")).toMatchObject({
      role: "admin",
    });
    expect(await currentProfile(headers)).toBeNull();
    await expect(session()).rejects.toMatchObject({ code: "not-signed-in" });
    expect(await currentProfile(await session(undefined, "another good password"))).not.toBeNull();
    await expect(resetPassword("amaka@mindsync.example", "short")).rejects.toMatchObject({ code: "invalid" });
    await expect(resetPassword("nobody@mindsync.example", password)).rejects.toMatchObject({
      code: "not-found",
    });
  });

  test("when the account is removed, and it leaves nothing", async () => {
    await createAccount(account());
    await createAccount(account({ email: "bola@mindsync.example" }));
    const headers = await session();
    for (const to of ["amaka@mindsync.example", "bola@mindsync.example"])
      await keepMail(mails, { to, subject: "Unsent", text: "Hello" });
    await removeAccount("amaka@mindsync.example");
    expect((await listMails()).map(({ to }) => to)).toEqual(["bola@mindsync.example"]);
    expect(await currentProfile(headers)).toBeNull();
    expect(await sql()`select 1 from user_profiles union all select 1 from account`).toHaveLength(2);
    expect(await sql()`select 1 from session`).toHaveLength(0);
    await expect(removeAccount("amaka@mindsync.example")).rejects.toMatchObject({ code: "not-found" });
  });
});

describe("the last admin", () => {
  test("cannot be removed, even when two admins are removed at once", async () => {
    await createAccount(account());
    await createAccount(account({ email: "rita@mindsync.example", role: "recruiter" }));
    const last = { code: "conflict", message: "This is the last admin. Make another one first." };
    await expect(removeAccount("amaka@mindsync.example")).rejects.toMatchObject(last);
    await removeAccount("rita@mindsync.example");
    await createAccount(account({ email: "bola@mindsync.example" }));
    const removed = await Promise.allSettled(
      ["amaka@mindsync.example", "bola@mindsync.example"].map(removeAccount),
    );
    expect(removed.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await hasAdmin()).toBe(true);
  });
});

test("the staff are admins and recruiters, by name", async () => {
  await createAccount(account({ full_name: "Zainab" }));
  await createAccount(account({ email: "r@mindsync.example", role: "recruiter", full_name: "Bola" }));
  await createAccount(account({ email: "l@mindsync.example", role: "learner", full_name: "Ada" }));
  await sql()`update user_profiles set disabled_at = now() where full_name = 'Zainab'`;
  expect((await listStaff()).map(({ full_name, disabled }) => [full_name, disabled])).toEqual([
    ["Bola", false],
    ["Zainab", true],
  ]);
});

describe("the first admin", () => {
  test("is created once, and its generated password is printed once", async () => {
    const print = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    try {
      await firstAdmin({});
      await firstAdmin({});
      const [printed] = print.mock.calls
        .map(([text]) => String(text))
        .filter((text) => text.includes("password"));
      expect(print.mock.calls.filter(([text]) => String(text).includes("password"))).toHaveLength(1);
      const secret = /password {2}(\S+)/.exec(printed ?? "")?.[1] ?? "";
      expect(secret).toMatch(/^\w{20}$/);
      const headers = await session("admin@mindsync.example", secret);
      expect(await signedInProfile(headers)).toMatchObject({ mustFirst: "/choose-password" });
      expect(await currentProfile(headers)).toBeNull();
      expect(printed).toContain("within 72 hours");
      expect(printed).toContain("npm run admin -- reset admin@mindsync.example");
    } finally {
      print.mockRestore();
    }
  });

  test("is printed and temporary at once: nothing can fail between the account and its print", async () => {
    const print = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    await sql().unsafe(`create function no_change() returns trigger language plpgsql as
      $$ begin raise exception 'the database went away'; end $$;
      create trigger no_change before update on user_profiles execute function no_change()`);
    try {
      await firstAdmin({});
      expect(print.mock.calls.join()).toMatch(/password {2}\w{20}/);
      expect(await sql()`select 1 from user_profiles where temporary_password_until > now()`).toHaveLength(1);
    } finally {
      await sql()`drop function no_change cascade`;
      print.mockRestore();
    }
  });

  test("has the password that was set, which is not printed", async () => {
    const print = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    try {
      await firstAdmin({ email: "owner@mindsync.example", password });
      expect(print.mock.calls.join()).toContain("owner@mindsync.example");
      expect(print.mock.calls.join()).not.toContain(password);
    } finally {
      print.mockRestore();
    }
    expect(await currentProfile(await session("owner@mindsync.example"))).toMatchObject({ role: "admin" });
  });

  test("does not get a common password that was set: a random one is made, printed and explained", async () => {
    const print = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    try {
      await firstAdmin({ email: "owner@mindsync.example", password: "password123" });
      const printed = print.mock.calls.join();
      expect(printed).toContain("ADMIN_PASSWORD is too easy to guess");
      expect(printed).toMatch(/password {2}\w{20}\n/);
    } finally {
      print.mockRestore();
    }
    await expect(session("owner@mindsync.example", "password123")).rejects.toMatchObject({
      code: "not-signed-in",
    });
  });
});

test.each(["password123", "1234567890", " ".repeat(10)])("'%s' is no password for staff", async (common) => {
  await expect(createAccount(account({ password: common }))).rejects.toMatchObject({ code: "invalid" });
  await createAccount(account());
  await expect(resetPassword("amaka@mindsync.example", common)).rejects.toMatchObject({ code: "invalid" });
});
