import { z } from "zod";

/** The secret part of the link to a paid book: 144 random bits. */
const bookToken = z.string().regex(/^[\w-]{24}$/);

/** Whether a text is the secret part of such a link. */
export const isBookToken = (text: string): boolean => bookToken.safeParse(text).success;

/** The page behind the link. It is never counted or logged. */
export const bookLinkPath = (token: string) => `/store/download/${token}`;
