import { site } from "./site.ts";

/** Texts of a learner's account: signing up and in, a new password, confirming the address. */

const passwordHint = "At least 10 characters. Several words in a row are easy to remember and hard to guess.";

export const accountFields = {
  name: { label: "Your name", hint: "As you want it on a certificate. You can change it later." },
  email: { label: "Email" },
  password: { label: "Password" },
  newPassword: { label: "Password", hint: passwordHint },
} as const;

export const signUpTexts = {
  path: "/sign-up",
  heading: `Join ${site.school}`,
  text: "An account is free. It opens the free courses and saves your progress.",
  privacy: "We use your details to keep your place in the courses and to put your name on a certificate.",
  submit: "Create account",
  submitting: "Creating your account...",
  instead: { text: "Already have an account?", label: "Sign in" },
  done: {
    heading: "Now sign in",
    text: "Your account is ready. Sign in with the password you just chose. If there was an account for this address before, it stays as it was, with its old password. We have also written to this address.",
  },
  /** Where a mail server is set, the account begins with the mailed link. */
  mailed: {
    heading: "One more step",
    text: "We have written to this address. Open the link in that email, then sign in here with the password you just chose. It may take a few minutes, and it may be in your spam folder. If there was an account for this address before, it stays as it was, with its old password.",
    ask: "No email after ten minutes? Ask us on WhatsApp.",
    askLabel: "Chat on WhatsApp",
    message: "Good day. I signed up for the school and no email has come. My email address is: ",
  },
} as const;

export const learnerSignInTexts = {
  path: "/sign-in",
  heading: `Sign in to ${site.school}`,
  text: "Your courses are where you left them.",
  submit: "Sign in",
  submitting: "Signing in...",
  forgotten: "Forgotten password?",
  instead: { text: "New here?", label: "Create an account" },
  unexpected: "You could not be signed in. Please check your connection and try again.",
} as const;

export const forgottenTexts = {
  path: "/forgotten-password",
  heading: "A new password",
  text: "Type the email address of your account. We send a link to it, and there you choose a new password.",
  submit: "Send the link",
  submitting: "Sending...",
  back: "Back to sign in",
  done: {
    heading: "Check your email",
    text: "If there is an account for this address, a link is on its way to it. It may take a few minutes, and it may be in your spam folder.",
    ask: "No mail after ten minutes? Ask us on WhatsApp, and we pass the link on to you.",
    askLabel: "Chat on WhatsApp",
    message:
      "Good day. I asked for a new password for the school and no email has come. My email address is: ",
  },
} as const;

export const resetTexts = {
  heading: "Choose a new password",
  text: "You are then signed out everywhere, and sign in with the new one.",
  submit: "Save password",
  submitting: "Saving...",
  over: "This link is not complete. Open it from the message again, or ask for a new one.",
  again: "Ask for a new link",
} as const;

export const confirmTexts = {
  heading: "Confirm your address",
  text: "Press the button, and earlier enrollments under this address are added to your account.",
  submit: "Yes, this is my address",
  submitting: "One moment...",
} as const;

/** The message when a password or a second factor was set while somebody signed in. */
export const accountChanged = "Your account has just changed. Please sign in again.";

export const accountFailure = "That did not work. Please check your connection and try again.";

/** Notices on the sign-in screen about what just happened, by the value in the address. */
export const learnerNotices = {
  "signed-out": "You are signed out.",
  "new-password": "Your new password is saved. Sign in with it.",
  confirmed: "Thank you. Your address is confirmed.",
  "sign-in-first": "Please sign in first.",
  "new-address": "Your account now uses the new email address. Sign in with it.",
  closed: "Your account is closed, and its data is erased as we said.",
  "closed-staff": "Your account is closed. Nobody can sign in with it any more.",
} as const;

export type LearnerNotice = keyof typeof learnerNotices;

export const savedMailsTexts = {
  heading: "Mails not sent",
  back: "Dashboard",
  text: (days: number) =>
    `These mails could not be sent, because no mail server is set (SMTP_URL) or it did not take them. You can pass a link on by WhatsApp: only to the person the account belongs to, because it opens the account. After ${days} days they are removed.`,
  empty: { title: "No mails are waiting", text: "A mail that cannot be sent waits here for you to pass on." },
  remove: "Remove",
  removeOf: (subject: string, to: string) => `Remove: ${subject}, to ${to}`,
  read: "Read it",
  share: "Pass on by WhatsApp",
} as const;
