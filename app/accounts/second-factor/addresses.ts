/** The screen for the second factor. */
export const twoStepAddress = "/two-step-sign-in";

/** What a browser with a passkey talks to. */
export const passkeyAddress = "/two-step-sign-in/passkeys";
