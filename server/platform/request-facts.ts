import { createContext } from "react-router";
import type { AppError } from "./errors.ts";

/** Who sends a request, for rate limits. */
export interface Sender {
  /** Address of the caller, for rate limits only: never stored, never logged. */
  clientAddress: string;
  /** The account that signed in on this device before, now or earlier: its requests have limits of their own. */
  knownAccount(): Promise<string | undefined>;
}

/** What the server knows about a request before any screen handles it. */
export interface RequestFacts extends Sender {
  /** Nonce of this response's inline scripts (Content-Security-Policy); empty while pages are prerendered. */
  nonce: string;
  /** Names this request in the log and on the error page. */
  requestId: string;
  /** For a sender of too many forms. Reading the form throws it, or the page gives back what was typed. */
  refusal?: AppError;
  /** Whether a proxy of ours is in front, whose headers are believed. */
  behindProxy: boolean;
}

export const requestFacts = createContext<RequestFacts>({
  nonce: "",
  requestId: "",
  clientAddress: "",
  knownAccount: () => Promise.resolve(undefined),
  behindProxy: false,
});
