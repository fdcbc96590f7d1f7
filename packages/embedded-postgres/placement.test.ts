import { describe, expect, test } from "vitest";
import { chooseDataDirectory, type Folder, firstClosedFolder } from "./placement.ts";
import { chooseSocketDirectory } from "./socket.ts";

describe("the data directory", () => {
  const nobody = { uid: 65534, gid: 65534 };
  const folder = (path: string, mode: number, uid = 0, gid = 0): Folder => ({ path, mode, uid, gid });

  test("is the requested one when the account can enter every folder on the way", () => {
    const folders = [folder("/", 0o40755), folder("/srv", 0o40711), folder("/srv/own", 0o40700, 65534)];
    expect(firstClosedFolder(folders, nobody)).toBeUndefined();
    expect(chooseDataDirectory("/srv/own/postgres", folders, nobody).dataDirectory).toBe("/srv/own/postgres");
  });

  test("is in the system's directory when one folder is closed, a different one for each requested path", () => {
    const folders = [folder("/", 0o40755), folder("/root", 0o40700), folder("/root/site", 0o40755)];
    expect(firstClosedFolder(folders, nobody)).toBe("/root");
    const placement = chooseDataDirectory("/root/site/data", folders, nobody);
    expect(placement).toMatchObject({ closedFolder: "/root", account: nobody });
    expect(placement.dataDirectory).toMatch(/^\/var\/lib\/mindsync\/[0-9a-f]{16}$/);
    expect(chooseDataDirectory("/root/other/data", folders, nobody)).not.toEqual(placement);
  });

  test("is checked by the owner's, else the group's, else the others' right to enter", () => {
    expect(firstClosedFolder([folder("/a", 0o40677, 65534)], nobody)).toBe("/a");
    expect(firstClosedFolder([folder("/a", 0o40710, 0, 65534)], nobody)).toBeUndefined();
    expect(firstClosedFolder([folder("/a", 0o40701, 0, 65534)], nobody)).toBe("/a");
    expect(firstClosedFolder([folder("/a", 0o40754)], nobody)).toBe("/a");
  });

  test("is the requested one for an ordinary user, whatever the folders", () => {
    expect(chooseDataDirectory("/root/data", [folder("/root", 0o40700)], undefined).dataDirectory).toBe(
      "/root/data",
    );
  });

  test("has its socket inside if the path fits into 107 bytes", () => {
    const fitting = `/${"x".repeat(107 - "//socket/.s.PGSQL.5432".length)}`;
    expect(chooseSocketDirectory(fitting, ["/tmp"], "linux")).toBe(`${fitting}/socket`);
    expect(chooseSocketDirectory(fitting, ["/tmp"], "darwin")).toMatch(/^\/tmp\/mindsync-[0-9a-f]{16}$/);
    expect(chooseSocketDirectory(`${fitting}x`, ["/tmp"], "linux")).toMatch(/^\/tmp\/mindsync-[0-9a-f]{16}$/);
    expect(chooseSocketDirectory("/a,b", ["/tmp"], "linux")).toMatch(/^\/tmp\//);
    expect(chooseSocketDirectory(`${fitting}x`, [`/${"t".repeat(100)}`], "linux")).toBeUndefined();
  });
});
