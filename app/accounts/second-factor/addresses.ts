/** The screen for the second factor. */
export const twoStepAddress = "/two-step-sign-in";

/** What a browser with a passkey talks to. */
export const passkeyAddress = "/two-step-sign-in/passkeys";

/** Where staff who began a sign-in elsewhere type the code: admins and recruiters alike. */
export const codeAddress = "/recruitment/admin?code";
