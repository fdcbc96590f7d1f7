import { bookLink } from "./ebooks.ts";
import { internationalForm } from "./phone.ts";
import { site } from "./site.ts";

/*
 * Mails contain no name: anybody who signs up with another person's address could put words of their own into the name.
 */

/** The contents of a mail; the sender adds the recipient. */
interface MailText {
  readonly subject: string;
  readonly text: string;
}

const ending = `${site.name}\n${site.url}`;

/** To somebody who paid for an ebook. */
export function bookMail({ title, address }: { title: string; address: string }): MailText {
  return {
    subject: `Your ebook: ${title}`,
    text: `Good day,

Thank you. Your payment for ‘${title}’ is confirmed. Download the book here:

${address}

The link works ${bookLink.downloads} times in ${bookLink.days} days and is for you alone. If it does not work, answer this mail or write to us on WhatsApp: ${internationalForm(site.whatsapp.sales)}.

${ending}`,
  };
}

/** To somebody who forgot the password. */
export function resetMail(token: string, hours: number): MailText {
  return {
    subject: `A new password for ${site.name}`,
    text: `Hello,

Somebody asked for a new password for your account. If it was you, open this link and choose one:

${site.url}/reset-password?token=${token}

The link works once, within ${hours === 1 ? "one hour" : `${hours} hours`}. If it was not you, do nothing: your password stays as it is.

${ending}`,
  };
}

/** To somebody who has just signed up, where the account begins with this link. */
export function signUpMail(token: string): MailText {
  return {
    subject: `Welcome to ${site.school}`,
    text: `Hello,

Please open this link and confirm that this address is yours. Your account is then ready:

${site.url}/confirm-email?token=${token}

After that, sign in with the password you chose: ${site.url}/sign-in

The link works once, within three days. If you did not sign up, do nothing: no account is made without this link.

${ending}`,
  };
}

/** To somebody who has just signed up, where the account works already. */
export function proveAddressMail(token: string): MailText {
  return {
    subject: `Welcome to ${site.school}`,
    text: `Hello,

Your account is ready: ${site.url}/sign-in

Please confirm that this address is yours, so that your enrollments under it are added to your account:

${site.url}/confirm-email?token=${token}

The link works once, within three days. If you did not sign up, do nothing.

${ending}`,
  };
}

/** To the owner of an account, when the address was used to sign up again. */
export function knownAddressMail(): MailText {
  return {
    subject: `You already have an account at ${site.name}`,
    text: `Hello,

Somebody just signed up with this address. You already have an account, and it stays as it was.

Sign in: ${site.url}/sign-in
New password: ${site.url}/forgotten-password

If it was not you, do nothing.

${ending}`,
  };
}

/** To a member of staff, who sets the password of a new account or another one. */
export function staffLinkMail(token: string, hours: number): MailText {
  return {
    subject: `Your password for ${site.name}`,
    text: `Hello,

An admin of ${site.name} has made this link for you. Open it and choose the password of your account:

${site.url}/reset-password?token=${token}

The link works once, within ${hours} hours. After that, sign in:

Admins: ${site.url}/admin-login
Recruiters: ${site.url}/recruitment/admin

If you do not work for ${site.name}, do nothing.

${ending}`,
  };
}

/** To the new address of an account: the link with which it replaces the old one. */
export function newAddressMail(token: string, hours: number): MailText {
  return {
    subject: `Confirm your new address at ${site.name}`,
    text: `Hello,

Somebody asked to use this address for their account. If it was you, open this link and confirm it:

${site.url}/confirm-email/new-address?token=${token}

From then on you sign in with this address. The link works once, within ${hours} hours. If it was not you, do nothing.

${ending}`,
  };
}

/** To the owner of an account, when somebody wanted its address for another one. */
export function wantedAddressMail(): MailText {
  return {
    subject: `You already have an account at ${site.name}`,
    text: `Hello,

Somebody asked to use this address for another account. You already have an account with it, and it stays as it was.

If it was not you, do nothing.

${ending}`,
  };
}

/** To the present address of an account, when another one was asked for. */
export function addressAskedMail(): MailText {
  return {
    subject: `A new address for your account at ${site.name}`,
    text: `Hello,

Somebody who knows your password asked to use another address for your account. It replaces this one as soon as it is confirmed.

If it was not you, choose a new password at once. This stops the change:

${site.url}/forgotten-password

${ending}`,
  };
}

/** What may change about how somebody signs in to an account. */
const signInChanges = {
  password: "Your account has a new password.",
  "app-added": "Two-step sign-in was turned on for your account.",
  "app-removed": "Two-step sign-in was turned off for your account. The password alone now opens it.",
  "passkey-added": "A passkey was added to your account. It opens the account without the password.",
  "passkey-removed": "A passkey was removed from your account.",
} as const;
export type SignInChange = keyof typeof signInChanges;

/** To the owner of an account, when something changed about how they sign in. */
export function signInChangedMail(change: SignInChange): MailText {
  return {
    subject: `A change to how you sign in to ${site.name}`,
    text: `Hello,

${signInChanges[change]}

If it was you, do nothing. If it was not you, choose a new password at once. It signs everybody out and removes all passkeys:

${site.url}/forgotten-password

${ending}`,
  };
}

/** To the old address of an account, when the new one has replaced it. */
export function addressReplacedMail(): MailText {
  return {
    subject: `Your account at ${site.name} has a new address`,
    text: `Hello,

Your account now has another email address. You can no longer sign in with this one, and no more mails about the account come here.

If it was not you, write to us at once: ${site.email}

${ending}`,
  };
}

/** To a learner whose payment the owner has noted, when the tier is open to their account. */
export function tierOpenMail(tier: string, ref: string): MailText {
  return {
    subject: `Your ${tier} courses are open`,
    text: `Hello,

We have received your payment, thank you. Your ${tier} courses are open:

${site.url}/learning

Sign in with this address. Your reference: ${ref}

${ending}`,
  };
}

/** To a learner whose account an admin has given a tier. */
export function tierAddedMail(tier: string): MailText {
  return {
    subject: `Your ${tier} courses are open`,
    text: `Hello,

Your ${tier} courses are open:

${site.url}/learning

Sign in with this address.

${ending}`,
  };
}

/** To somebody who paid and has no confirmed account yet. */
export function tierWaitsMail(tier: string, ref: string): MailText {
  return {
    subject: `One step to your ${tier} courses`,
    text: `Hello,

We have received your payment, thank you. One step is left: create your account with this email address and confirm it. Your ${tier} courses then open by themselves:

${site.url}/sign-up

Your reference: ${ref}

${ending}`,
  };
}
