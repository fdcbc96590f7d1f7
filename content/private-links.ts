export const privateLinkTexts = {
  /** Where this browser has not opened the link, or has opened it too long ago: the address alone shows nothing. */
  notOpened:
    "Please open your link again, from the message or the place where you saved it. The address of this page alone is not enough. Your browser must also allow cookies.",
  /** For a link whose address was damaged. */
  unreadable: "There is nothing at this link.",
} as const;
