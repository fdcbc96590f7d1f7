import { site } from "./site.ts";

/** Texts of the sign-in in two steps: the screen that sets it up, and the second step of the sign-in. */

export const twoStepTexts = {
  heading: "Two-step sign-in",
  text: "After your password, you enter a code from an app on your phone. Someone who learns your password still cannot get in.",
  required: "Your account needs two-step sign-in. Set it up here first, then you can open everything else.",
  on: "Two-step sign-in is on.",
  off: "Two-step sign-in is off.",
  codesLeft: (count: number) =>
    count === 1
      ? "1 recovery code is left. Make new ones below."
      : `${count} recovery codes are left.${count < 4 ? " Make new ones below." : ""}`,
  password: { label: "Your password" },
  appCode: { label: "Code from the app", hint: "Six digits. The code changes every 30 seconds." },
  anyCode: { label: "Code", hint: "Six digits from the app, or a recovery code." },
  sending: "One moment...",
  begin: {
    heading: "Turn it on",
    text: "You need an authenticator app, such as Google Authenticator, Microsoft Authenticator or Aegis. First, confirm that it is you.",
    submit: "Continue",
  },
  scan: {
    heading: "Scan this with your app",
    text: "In the app, add an account and point your camera at the QR code. No camera? Type the key instead.",
    picture: "The key as a QR code",
    key: "Key",
    submit: "Turn on",
  },
  codes: {
    heading: "Save your recovery codes",
    text: "If you lose your phone, each code signs you in once. Write them down or print them, and keep them away from your phone. You will not see them again.",
    list: "Recovery codes",
    copy: "Copy",
    copied: "Recovery codes copied",
    copyFailed: { title: "The codes could not be copied", text: "Write them down, or print this page." },
    print: "Print",
    done: "I have saved them",
  },
  replace: {
    heading: "New recovery codes",
    text: "Your old codes will stop working.",
    submit: "Make new codes",
  },
  turnOff: {
    heading: "Turn it off",
    text: "You will sign in with your password alone.",
    submit: "Turn off",
    done: "Two-step sign-in is off. You now sign in with your password alone.",
  },
  wrongPassword: "That password is not right.",
  wrongCode:
    "That code is not right. Type the one that the app shows now. Still wrong? Set your phone's date and time to automatic.",
  beginAgain: "Please start again with your password.",
  alreadyOn: "Two-step sign-in is already on.",
  unexpected: "That did not work. Please check your connection and try again.",
} as const;

export const passkeyTexts = {
  heading: "Passkeys",
  text: "A passkey signs you in with your fingerprint, face or screen lock, with no password or code. Add one only on a device that nobody else uses.",
  noScript: "Adding a passkey needs JavaScript in your browser.",
  none: "You have no passkeys yet.",
  added: "Added",
  name: { label: "Name of the passkey", hint: "For example: Office laptop." },
  add: "Add a passkey",
  remove: "Remove",
  removeOf: (name: string) => `Remove passkey ${name}`,
  saved: (name: string) => `Passkey ${name} added`,
  removed: "Passkey removed",
  signIn: "Sign in with a passkey",
  signingIn: "Waiting for your passkey...",
  unknown: "We do not recognise that passkey. Sign in with your password.",
  cancelled: "No passkey was used. Try again, or sign in with your password.",
  notAdded: "No passkey was added. Try again.",
  elsewhere: `Passkeys work only at ${site.url}.`,
  unsupported: "This browser cannot use passkeys.",
  failed: "The passkey could not be checked. Please try again.",
  tooMany: (most: number) => `You have ${most} passkeys. Remove one first.`,
} as const;

/** The second step on the sign-in screens of staff. */
export const codeStepTexts = {
  heading: "Enter your code",
  text: "Your password is correct. Now enter the six digits from your authenticator app, or one of your recovery codes.",
  code: "Code",
  submit: "Sign In",
  submitting: "Signing in...",
  again: "Start again",
  over: "That sign-in has ended. Please sign in again.",
} as const;
