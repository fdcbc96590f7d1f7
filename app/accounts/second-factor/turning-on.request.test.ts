import { describe, expect, test } from "vitest";
import { firstScreen } from "#app/accounts/staff/first-screen.ts";
import { sql } from "#server/platform/database.ts";
import { appCode } from "#tests/support/authenticator.ts";
import {
  codesIn,
  cookiesOf,
  keyIn,
  password,
  twoStep,
  twoStepSite,
  withTwoStep,
} from "#tests/support/two-step.ts";

const { site, post, get, begin, later, toldTo } = twoStepSite();

const stored = (id: string) => sql()`select verified from two_factor where user_id = ${id}`;
const sessions = (id: string) => sql()`select id from session where user_id = ${id}`;

describe("turning it on", () => {
  test("asks for the password, shows the key, and takes effect only with a valid code", async () => {
    const { profile, headers } = await site().signIn({ password });
    const other = await (async () => {
      const { begun } = await begin(profile.email);
      return cookiesOf(begun);
    })();
    const wrong = await post(twoStep, { intent: "begin", password: "wrong horse battery" }, headers.cookie);
    expect([wrong.status, await wrong.text()]).toEqual([
      422,
      expect.stringContaining("That password is not right."),
    ]);
    expect(await stored(profile.id)).toEqual([]);

    const begun = await (await post(twoStep, { intent: "begin", password }, headers.cookie)).text();
    const key = keyIn(begun);
    expect(key).toMatch(/^[A-Z2-7]{32,}$/);
    expect(begun).toContain(key.match(/.{1,4}/g)?.join(" "));
    expect(begun).toMatch(/<svg role="img" aria-label="The key as a QR code"[^>]*>.*<path d="M\d/s);
    const refused = await post(twoStep, { intent: "confirm", key, code: "000000" }, headers.cookie);
    expect(refused.status).toBe(422);
    expect(keyIn(await refused.text())).toBe(key);
    expect(await stored(profile.id)).toEqual([{ verified: false }]);
    expect((await begin(profile.email)).begun.headers.get("location")).toBe(firstScreen.admin);

    const on = await post(twoStep, { intent: "confirm", key, code: appCode(key) }, headers.cookie);
    expect([on.status, on.headers.get("cache-control")]).toEqual([200, "no-store"]);
    const codes = codesIn(await on.text());
    expect(new Set(codes).size).toBe(10);
    const cookie = cookiesOf(on);
    const [row] = await sql()`select * from two_factor where user_id = ${profile.id}`;
    for (const plain of [key, ...codes]) expect(JSON.stringify(row)).not.toContain(plain);
    const hashes: string[] = JSON.parse(row?.backup_codes);
    expect(hashes).toHaveLength(10);
    for (const hash of hashes) expect(hash).toMatch(/^scrypt\$\d+\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
    const again = await (await get(twoStep, cookie)).text();
    expect(again).toContain("Two-step sign-in is on. 10 recovery codes are left.");
    expect([keyIn(again), codesIn(again)]).toEqual(["", []]);
    expect(await toldTo(profile.email)).toEqual(["Two-step sign-in was turned on for your account."]);
    // Sessions that began without a code are over.
    expect((await get("/admin-dashboard", other)).headers.get("location")).toBe("/admin-login");
    expect(await sessions(profile.id)).toHaveLength(1);
  });

  test("cannot be started or confirmed again while it is on", async () => {
    const { cookie, key } = await withTwoStep(site());
    later(60);
    const forms: Record<string, string>[] = [
      { intent: "begin", password },
      { intent: "confirm", key, code: appCode(key) },
    ];
    for (const form of forms) {
      const refused = await post(twoStep, form, cookie);
      expect([409, 422]).toContain(refused.status);
      const page = await refused.text();
      expect(codesIn(page)).toEqual([]);
    }
  });

  test("ends sessions that started while the code was being checked", async () => {
    const { profile, headers } = await site().signIn({ password });
    const key = keyIn(await (await post(twoStep, { intent: "begin", password }, headers.cookie)).text());
    // As if a sign-in with the password alone came through at that moment.
    await sql().unsafe(`
      create function late_sign_in() returns trigger language plpgsql as $$ begin
        insert into session (id, token, user_id, expires_at) values ('late', 'late', new.user_id, now() + '1 day');
        return new;
      end $$;
      create trigger late_sign_in before update of verified on two_factor for each row execute function late_sign_in()`);
    try {
      const on = await post(twoStep, { intent: "confirm", key, code: appCode(key) }, headers.cookie);
      expect(codesIn(await on.text())).toHaveLength(10);
      expect((await get("/admin-dashboard", cookiesOf(on))).status).toBe(200);
      const left = await sessions(profile.id);
      expect(left).toHaveLength(1);
      expect(left).not.toEqual([{ id: "late" }]);
    } finally {
      await sql()`drop function late_sign_in cascade`;
    }
  });

  test("is not possible through the page's other forms", async () => {
    const { profile, headers } = await site().signIn({ password });
    const begun = await (await post(twoStep, { intent: "begin", password }, headers.cookie)).text();
    for (const intent of ["new-codes", "turn-off"]) {
      const sent = { intent, password, code: appCode(keyIn(begun)) };
      const refused = await post(twoStep, sent, headers.cookie);
      expect([refused.status, codesIn(await refused.text())]).toEqual([422, []]);
      expect(await stored(profile.id)).toEqual([{ verified: false }]);
    }
  });

  test("does not accept a recovery code instead of the app's code", async () => {
    const { profile, headers } = await site().signIn({ password });
    const begun = await (await post(twoStep, { intent: "begin", password }, headers.cookie)).text();
    const refused = await post(
      twoStep,
      { intent: "confirm", key: keyIn(begun), code: "abcde-fghjk" },
      headers.cookie,
    );
    expect(refused.status).toBe(422);
    expect(await stored(profile.id)).toEqual([{ verified: false }]);
  });

  test("needs a session, and refuses unknown or incomplete forms", async () => {
    const refused = await post(twoStep, { intent: "begin", password });
    expect(refused.headers.get("location")).toBe("/sign-in?next=%2Ftwo-step-sign-in");
    const staff = await site().signIn({ role: "recruiter", password });
    const forms: Record<string, string>[] = [
      { intent: "begin" },
      { intent: "confirm", key: "x", code: "1" },
      { intent: "what" },
    ];
    for (const form of forms) {
      expect((await post(twoStep, form, staff.headers.cookie)).status).toBe(422);
    }
    expect(await stored(staff.profile.id)).toEqual([]);
  });
});
