/**
 * What the page of a private link says where this browser has not opened the link, or has opened it too long ago: the
 * address alone shows nothing.
 */
export const privateLinkTexts = {
  notOpened:
    "Please open your link again, from the message or the place where you saved it. The address of this page alone is not enough. Your browser must also allow cookies.",
} as const;
