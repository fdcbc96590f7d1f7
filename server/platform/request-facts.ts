import { createContext } from "react-router";
import type { AppError } from "./errors.ts";

/** The sender of a request, for rate limits. */
export interface Sender {
  /** The caller's address, for rate limits only: never stored, never logged. */
  clientAddress: string;
  /** The account that is signed in or signed in earlier on this device: it has its own rate limits. */
  knownAccount(): Promise<string | undefined>;
}

/** What the server knows about a request before any screen handles it. */
export interface RequestFacts extends Sender {
  /** Nonce of this response's inline scripts (Content-Security-Policy); empty while pages are prerendered. */
  nonce: string;
  /** Names this request in the log and on the error page. */
  requestId: string;
  /** Whether a trusted proxy is in front of the site. */
  behindProxy: boolean;
  /** The error for a sender of too many forms. Reading the form throws it, unless the page shows the input again. */
  refusal?: AppError;
}

export const requestFacts = createContext<RequestFacts>({
  nonce: "",
  requestId: "",
  clientAddress: "",
  behindProxy: false,
  knownAccount: () => Promise.resolve(undefined),
});
