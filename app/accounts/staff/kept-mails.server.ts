import { type KeptMail, listKeptMails, removeKeptMail } from "#server/platform/kept-mails.ts";
import { keptMailsFolder } from "#server/platform/mail.ts";

export { keptMailDays } from "#server/platform/kept-mails.ts";

/** The mails that were not sent, newest first. They open accounts: for admins only. */
export function listMails(): Promise<KeptMail[]> {
  return listKeptMails(keptMailsFolder());
}

/** Removes a mail that was passed on. */
export function removeMail(id: string): Promise<void> {
  return removeKeptMail(keptMailsFolder(), id);
}

/** Removes the mails to an address that hold a link into its account. */
export async function removeMailsWithLinks(email: string): Promise<void> {
  const mails = await listMails();
  await Promise.all(
    mails.filter(({ to, text }) => to === email && text.includes("?token=")).map(({ id }) => removeMail(id)),
  );
}
