import { type RetentionTimes, storedFor } from "./retention.ts";
import { site } from "./site.ts";

/** Texts of 'Your account', where everybody who has one changes it: learners, recruiters and admins. */

const present = { label: "Your current password" };

const saving = "Saving...";

export const ownAccountTexts = {
  path: "/account",
  heading: "Your account",
  name: {
    heading: "Name",
    fields: {
      name: { label: "Your name", hint: "Certificates that you already have do not change." },
    },
    submit: "Save name",
    submitting: saving,
    done: "Your name is saved.",
  },
  email: {
    heading: "Email address",
    text: "We write to the new address first. It replaces the current one when you open the link in that email.",
    now: "You sign in with",
    fields: { email: { label: "New email address" }, current: present },
    submit: "Change email address",
    submitting: "Sending...",
    done: "We have written to the new address. Open the link in that email within 24 hours. Until then you sign in with the current one.",
    replaced: "Your account now uses the new email address.",
    /** For a mail that does not come. */
    missing: {
      staff: "No email after ten minutes? An admin finds it under Mails and can pass the link on.",
      learner: "No email after ten minutes? Ask us on WhatsApp, and we pass the link on to you.",
      label: "Ask on WhatsApp",
      message:
        "Good day. I want to use another email address for my account at the school, and no email has come. The new address is: ",
    },
  },
  password: {
    heading: "Password",
    text: "You stay signed in here and are signed out everywhere else. Any password links we sent you earlier stop working.",
    fields: {
      current: present,
      password: {
        label: "New password",
        hint: "At least 10 characters. Several words in a row are easy to remember and hard to guess.",
      },
    },
    submit: "Change password",
    submitting: saving,
    done: "Your new password is saved. You are signed out everywhere else.",
  },
  devices: {
    heading: "Where you are signed in",
    text: "You are signed out on a device after 30 days, or after 7 days without a visit.",
    fields: { current: present },
    unknown: "A browser we do not recognise",
    here: "This device",
    began: "Signed in",
    used: "Last used",
    end: "Sign out",
    ending: "Signing out...",
    endOf: (device: string) => `Sign out: ${device}`,
    ended: "That device is signed out.",
    alone: "You are signed in on this device only.",
    endOthers: "Sign out everywhere else",
    othersEnded: "You are signed out everywhere else.",
  },
  close: {
    heading: "Close your account",
    text: "This cannot be undone. We erase at once:",
    erased: [
      "your name, email address and password",
      "your progress in the courses and your answers to quizzes",
      "your certificates: print those you need first, because their links stop working",
      "the tiers of your account, including those you paid for",
    ],
    /** What happens to the data they sent, with the owner's retention times. */
    kept: (times: RetentionTimes | null) =>
      `What you sent us in a form stays with us without an account: enrollments, messages and appointments. What you paid for is erased ${storedFor("clients", times)} after our last contact, because the law asks us to keep accounts. The rest is erased ${storedFor("leads", times)} after our last contact. You can ask us to erase it earlier. Our nightly backups keep your data for seven more nights.`,
    fields: { current: present },
    submit: "Close my account for good",
    submitting: "Erasing...",
    /** The same for staff, whose work names them. */
    staff: {
      text: "You are signed out everywhere, and nobody can sign in with this account any more. Your name stays with the notes, scores and changes you made here. Another admin can enable the account again under Staff. If you are the last admin, make another one first.",
      submit: "Close my account",
      submitting: "Closing...",
    },
  },
  messages: {
    wrongPassword: "This is not your current password.",
    sameAddress: "Your account already has this address.",
    samePassword: "Please choose a password different from your current one.",
    unknownForm: "This form is out of date. Please reload the page and try again.",
  },
  newAddress: {
    heading: "Confirm your new address",
    text: "Press the button to use this address for your account from now on.",
    submit: "Yes, use this address",
    submitting: "One moment...",
    over: "This link is not complete. Open it from the message again, or ask for a new one in your account.",
    title: `Confirm your new address · ${site.name}`,
  },
} as const;

/** Texts around a password that the site made: on the screen that replaces it, and where it is too old. */
export const temporaryPasswordTexts = {
  path: "/choose-password",
  heading: "Choose your own password",
  text: "You signed in with a password that was made for you. Replace it with one that only you know. Everything else opens after that.",
  fields: {
    current: { label: "The password you just used" },
    password: ownAccountTexts.password.fields.password,
  },
  submit: "Save my password",
  signOut: "Sign out",
  tooOld:
    "This password was made for you more than 72 hours ago and no longer works. Ask for a new one with ‘Forgotten password?’ at /sign-in, or ask whoever runs the site to run: npm run admin -- reset <your e-mail>",
} as const;
