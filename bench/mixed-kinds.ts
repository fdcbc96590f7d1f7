export const kinds = [
  "page",
  "visit",
  "chat",
  "tool",
  "enrollment",
  "contact",
  "sign-in",
  "dashboard",
  "piece",
] as const;
export type Kind = (typeof kinds)[number];

/** A request and its answer. */
export interface Sent {
  kind: Kind;
  /** When it was sent, in milliseconds of performance.now(). */
  at: number;
  ms: number;
  /** 0 when there was no answer. */
  status: number;
}

/** When the answer was there, or the connection broke. */
export const endOf = ({ at, ms }: Sent) => at + ms;
export const isCutOff = ({ status }: Sent) => status === 0;
export const isServerError = ({ status }: Sent) => status >= 500;
export const isRefused = ({ status }: Sent) => status >= 400 && status < 500;
export const isFailed = (sent: Sent) => isCutOff(sent) || isServerError(sent) || isRefused(sent);

/** What the site said that it has stored, and what the people of the load saw. */
export interface Seen {
  sent: Sent[];
  visits: string[];
  /** The e-mail addresses of forms that were taken; each was sent until it was. */
  enrollments: string[];
  contacts: string[];
  /** The mark in each question that was answered, and when it was asked. */
  chats: Map<string, number>;
  /** The ids of files that were taken to the last byte. */
  uploads: string[];
  /** When somebody with a session was asked to sign in, and where to. */
  signedOut: string[];
}

export interface Account {
  email: string;
  password: string;
}

/** Sends one request. @returns undefined when there was no answer */
export type Ask = (kind: Kind, path: string, options?: RequestInit) => Promise<Response | undefined>;
