import { savedMailsFolder } from "#server/platform/mail.ts";
import {
  countSavedMails,
  listSavedMails,
  removeSavedMail,
  type SavedMail,
} from "#server/platform/saved-mails.ts";

/** The mails that were not sent, newest first. Their links give access to accounts, so they are for admins only. */
export function listMails(): Promise<SavedMail[]> {
  return listSavedMails(savedMailsFolder());
}

/** How many mails were not sent. */
export async function countMails(): Promise<number> {
  return countSavedMails(savedMailsFolder());
}

/** Removes a mail that was passed on. */
export function removeMail(id: string): Promise<void> {
  return removeSavedMail(savedMailsFolder(), id);
}

/** Removes the mails to an address, or those of them that hold a part of text. */
export async function removeMailsTo(email: string, part = ""): Promise<void> {
  const mails = await listMails();
  await Promise.all(
    mails.filter(({ to, text }) => to === email && text.includes(part)).map(({ id }) => removeMail(id)),
  );
}

/** Removes the mails to an address that contain a link into its account. */
export function removeMailsWithLinks(email: string): Promise<void> {
  return removeMailsTo(email, "?token=");
}
