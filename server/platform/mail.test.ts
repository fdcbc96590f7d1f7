import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type MailServer, mailServer } from "#tests/support/mail-server.ts";
import { readConfig } from "./config.ts";
import { mailLeaves, mailsDelivered, openMail, savedMailsFolder, sendMail } from "./mail.ts";
import { keepMail, listSavedMails } from "./saved-mails.ts";

let folder: string;
let server: MailServer;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "mindsync-mail-"));
  server = await mailServer();
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const open = (SMTP_URL: string) => openMail(readConfig({ SMTP_URL, DATA_DIR: folder }));
const mail = { to: "amaka@mindsync.example", subject: "Ṣé dáadáa ni?", text: "₦45,000 = 3 bags\n.\nEnd" };

test("a mail goes out through the mail server, complete, from the owner's address", async () => {
  open(server.url);
  expect(mailLeaves()).toBe(true);
  sendMail(mail);
  await mailsDelivered();
  const [taken] = server.mails;
  expect(taken?.to).toEqual([mail.to]);
  expect(taken?.text).toContain("From: Mindsync <hello@mindsync.example>");
  expect(Buffer.from(taken?.text ?? "", "latin1").toString()).toContain("₦45,000 = 3 bags");
  expect(await listSavedMails(savedMailsFolder())).toEqual([]);
});

test("a line break in a subject or a name makes no header of its own", async () => {
  open(server.url);
  sendMail({ ...mail, subject: "A name\r\nBcc: thief@evil.example\r\n\r\nAnother body" });
  await mailsDelivered();
  const [taken] = server.mails;
  expect(taken?.to).toEqual([mail.to]);
  const [head = ""] = (taken?.text ?? "").split(/\r?\n\r?\n/);
  expect(head).not.toMatch(/^bcc:/im);
  expect(head).toMatch(/^subject: A name/im);
});

test("without a mail server, or when it rejects a mail, the mail is saved", async () => {
  open("");
  expect(mailLeaves()).toBe(false);
  sendMail(mail);
  await mailsDelivered();
  open(server.url);
  server.refuse();
  sendMail({ ...mail, subject: "Refused" });
  await mailsDelivered();
  open("smtp://127.0.0.1:1");
  sendMail({ ...mail, subject: "Nobody there" });
  await mailsDelivered();
  const kept = await listSavedMails(savedMailsFolder());
  expect(kept.map(({ subject }) => subject)).toEqual(["Nobody there", "Refused", mail.subject]);
  expect(kept[2]).toMatchObject(mail);
  expect(server.mails).toEqual([]);
});

test("a mail that the mail server does not take in time is saved, and the end of the process does not wait", async () => {
  const sockets = new Set<Socket>();
  const silent = createServer((socket) => sockets.add(socket));
  await new Promise<void>((listening) => silent.listen(0, "127.0.0.1", listening));
  open(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`);
  sendMail(mail);
  await expect.poll(() => sockets.size).toBe(1);
  await mailsDelivered(50);
  expect(await listSavedMails(savedMailsFolder())).toMatchObject([mail]);
  // When the mail server hangs up, the mail fails, but it is not saved a second time.
  for (const socket of sockets) socket.destroy();
  await mailsDelivered();
  expect(await listSavedMails(savedMailsFolder())).toHaveLength(1);
  await new Promise((closed) => silent.close(closed));
});

test("saved mails are deleted after fourteen days; files that are no mails are ignored", async () => {
  const mails = join(folder, "mails");
  mkdirSync(mails);
  await keepMail(mails, mail);
  const old = "2026-01-02T03-04-05-006Z-0123456789abcdef";
  writeFileSync(
    join(mails, `${old}.json`),
    JSON.stringify({ ...mail, at: new Date(Date.now() - 15 * 86_400_000).toISOString() }),
  );
  writeFileSync(join(mails, "2027-01-02T03-04-05-006Z-0123456789abcdef.json"), '{"to":');
  writeFileSync(join(mails, "notes.txt"), "mine");
  expect(await listSavedMails(mails)).toHaveLength(1);
  expect((await listSavedMails(mails))[0]?.id).not.toBe(old);
});

test.each([
  ["SMTP_URL", "mail.example"],
  ["SMTP_URL", "https://mail.example"],
  ["MAIL_FROM", "nobody"],
  ["MAIL_FROM", "A <a@b.example>\r\nBcc: c@d.example"],
])("%s is not %s", (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});
