import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { acceptedFindings, checkAudit } from "./audit/check-audit.ts";

const advisory = "GHSA-abcd-1234-wxyz";
/** A part of what npm 11 writes; `above` is affected through `below` alone. */
const report = {
  auditReportVersion: 2,
  vulnerabilities: {
    above: { name: "above", severity: "high", via: ["below"] },
    below: {
      name: "below",
      severity: "high",
      via: [
        {
          source: 1,
          name: "below",
          title: "Reads any file",
          url: `https://github.com/advisories/${advisory}`,
          severity: "high",
        },
      ],
    },
  },
};
const accepted = [{ advisory, reason: "The site never calls this function.", until: "2026-12-31" }];

describe("npm run audit", () => {
  test("names each hole once, and asks for a repair", () => {
    expect(checkAudit(report, [], "2026-11-23")).toEqual({
      isClean: false,
      lines: [
        `high: below: Reads any file (https://github.com/advisories/${advisory})`,
        "1 known, 0 accepted, 1 to mend.",
      ],
    });
  });

  test("accepts a finding up to its last day, and not after", () => {
    expect(checkAudit(report, accepted, "2026-12-31")?.isClean).toBe(true);
    expect(checkAudit(report, accepted, "2027-01-01")?.isClean).toBe(false);
  });

  test("says which accepted finding is gone", () => {
    const audited = checkAudit({ vulnerabilities: {} }, accepted, "2026-11-23");
    expect(audited).toMatchObject({
      isClean: true,
      lines: [expect.stringContaining(advisory), expect.stringMatching(/^0 known/)],
    });
  });

  test("takes a registry's error for no report", () => {
    expect(checkAudit({ statusCode: 405, error: { summary: "" } }, [], "2026-11-23")).toBeNull();
    expect(checkAudit(undefined, [], "2026-11-23")).toBeNull();
  });

  test("says so and exits with 2 when the registry cannot be asked", () => {
    const { status, stderr } = spawnSync(process.execPath, ["tooling/audit.ts"], {
      encoding: "utf8",
      env: { ...process.env, npm_config_registry: "http://127.0.0.1:9", npm_config_fetch_retries: "0" },
    });
    expect([status, stderr]).toEqual([2, expect.stringContaining("nothing was checked")]);
  });

  test("has an accepted list in which every entry has its reason and its last day", () => {
    const list: unknown = JSON.parse(readFileSync("tooling/audit/accepted.json", "utf8"));
    expect(acceptedFindings.safeParse(list).success).toBe(true);
    expect(acceptedFindings.safeParse([{ advisory, reason: "", until: "2026-12-31" }]).success).toBe(false);
  });
});

describe("npm run audit -- --report", () => {
  const folder = mkdtempSync(join(tmpdir(), "mindsync-audit-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const read = (text?: string) => {
    const file = join(folder, "report.json");
    if (text !== undefined) writeFileSync(file, text);
    const { status, stdout, stderr } = spawnSync(process.execPath, ["tooling/audit.ts", "--report", file], {
      encoding: "utf8",
    });
    return [status, `${stdout}${stderr}`];
  };

  test("judges a report that another machine wrote, and nothing else", () => {
    const hole = {
      name: "hono",
      severity: "high",
      title: "A hole",
      url: "https://github.com/advisories/GHSA-aaaa-bbbb-cccc",
    };
    expect(read()).toEqual([2, expect.stringContaining("nothing was checked")]);
    expect(read(JSON.stringify({ vulnerabilities: {} }))).toEqual([0, "0 known, 0 accepted, 0 to mend.\n"]);
    expect(read(JSON.stringify({ vulnerabilities: { hono: { via: [hole] } } }))).toEqual([
      1,
      expect.stringContaining("high: hono: A hole"),
    ]);
    expect(read('{"error":{"code":"E405"}}')).toEqual([2, expect.stringContaining("nothing was checked")]);
  });
});
