/** The page behind the link to a paid book. It is never counted or logged. */
export const bookLinkPath = (token: string) => `/store/download/${token}`;
