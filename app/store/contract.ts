import { z } from "zod";

/** The secret part of the link to a paid book: 144 random bits. */
export const bookToken = z.string().regex(/^[\w-]{24}$/);

/** The page behind the link. It is never counted or logged. */
export const bookLinkPath = (token: string) => `/store/download/${token}`;
