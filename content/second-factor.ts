import { site } from "./site.ts";

/** Texts of the sign-in in two steps: the screen that sets it up, and the second step of the sign-in. */

export const twoStepTexts = {
  heading: "Two-step sign-in",
  text: "After your password, signing in asks for a code from an app on your phone. Somebody who learns your password still cannot get in.",
  required: "Your sign-in needs a second step. Set it up here, then everything else opens.",
  on: "Two-step sign-in is on.",
  off: "Two-step sign-in is off.",
  codesLeft: (count: number) =>
    count === 1
      ? "1 recovery code is left. Make new ones below."
      : `${count} recovery codes are left.${count < 4 ? " Make new ones below." : ""}`,
  goOn: "Go on to your work",
  password: { label: "Your password" },
  appCode: { label: "Code from the app", hint: "Six digits. A new code comes every 30 seconds." },
  anyCode: { label: "Code", hint: "Six digits from the app, or a recovery code." },
  sending: "One moment...",
  begin: {
    heading: "Turn it on",
    text: "You need an authenticator app, such as Google Authenticator, Microsoft Authenticator or Aegis. First confirm that it is you.",
    submit: "Continue",
  },
  scan: {
    heading: "Scan this with your app",
    text: "In the app, add an account and point the camera at the square. No camera? Type the key instead.",
    picture: "The key as a QR code",
    key: "Key",
    submit: "Turn on",
  },
  codes: {
    heading: "Save your recovery codes",
    text: "Each of them signs you in once, if your phone is lost. Write them down or print them, and keep them away from the phone. They are not shown again.",
    list: "Recovery codes",
    copy: "Copy",
    copied: "Recovery codes copied",
    copyFailed: { title: "The codes could not be copied", text: "Write them down, or print this page." },
    print: "Print",
    done: "I have saved them",
  },
  replace: {
    heading: "New recovery codes",
    text: "The old ones then stop working.",
    submit: "Make new codes",
  },
  turnOff: {
    heading: "Turn it off",
    text: "Signing in then asks for your password only.",
    submit: "Turn off",
    done: "Two-step sign-in is off. Your password alone signs you in.",
  },
  wrongPassword: "That password is not right.",
  wrongCode: "That code is not right. Wait for a new one in the app and try again.",
  beginAgain: "Please begin again with your password.",
  alreadyOn: "Two-step sign-in is on already.",
  unexpected: "That did not work. Please check your connection and try again.",
} as const;

export const passkeyTexts = {
  heading: "Passkeys",
  text: "A passkey signs you in with your fingerprint, face or screen lock, without password and code. Add one on each device that is yours alone.",
  noScript: "Adding a passkey needs JavaScript in your browser.",
  none: "You have no passkeys yet.",
  added: "Added",
  name: { label: "Name of the passkey", hint: "Such as: Office laptop." },
  add: "Add a passkey",
  remove: "Remove",
  removeOf: (name: string) => `Remove passkey ${name}`,
  saved: (name: string) => `Passkey ${name} added`,
  removed: "Passkey removed",
  signIn: "Sign in with a passkey",
  signingIn: "Waiting for your passkey...",
  unknown: "That passkey is not known here. Sign in with your password.",
  cancelled: "No passkey was used. Try again, or sign in with your password.",
  notAdded: "No passkey was added. Try again.",
  elsewhere: `Passkeys work only at ${site.url}.`,
  unsupported: "This browser cannot use passkeys.",
  failed: "The passkey could not be checked. Please try again.",
  tooMany: "You have ten passkeys. Remove one first.",
} as const;

/** The second step on the sign-in screens of staff. */
export const codeStepTexts = {
  heading: "Enter your code",
  text: "Your password is right. Now type the six digits that your authenticator app shows, or one of your recovery codes.",
  code: "Code",
  submit: "Sign In",
  submitting: "Signing in...",
  again: "Start again",
  wrong: "That code is not right. Wait for a new one in the app and try again.",
  over: "That sign-in has ended. Please sign in again.",
} as const;
