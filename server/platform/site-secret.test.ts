import { createECDH } from "node:crypto";
import { expect, test } from "vitest";
import { pushKeys } from "#app/alerts/push-keys.server.ts";
import { testDatabase } from "#tests/support/database.ts";
import { siteSecret, siteSecretNames } from "./site-secret.ts";

testDatabase();

test("each secret is 32 random bytes, made once and like no other, also when several ask at the same moment", async () => {
  // The push keys are a pair, and are stored encrypted.
  const names = siteSecretNames.filter((name) => name !== "web-push");
  const made = await Promise.all(
    names.map(async (name) => {
      const asked = await Promise.all([siteSecret(name), siteSecret(name), siteSecret(name)]);
      expect([name, new Set(asked).size]).toEqual([name, 1]);
      return Buffer.from(asked[0] ?? "", "base64url");
    }),
  );
  for (const secret of made) {
    expect(secret).toHaveLength(32);
    // Bytes that were never filled are zero.
    expect(new Set(secret).size).toBeGreaterThan(16);
  }
  expect(new Set(made.map((secret) => secret.toString("hex"))).size).toBe(names.length);
  expect(await siteSecret("auth")).toBe(made[names.indexOf("auth")]?.toString("base64url"));
});

test("the push keys are a pair of P-256", async () => {
  const { publicKey, privateKey } = await pushKeys();
  const curve = createECDH("prime256v1");
  curve.setPrivateKey(privateKey, "base64url");
  expect(curve.getPublicKey("base64url")).toBe(publicKey);
  expect(Buffer.from(privateKey, "base64url").length).toBeGreaterThanOrEqual(31);
});
