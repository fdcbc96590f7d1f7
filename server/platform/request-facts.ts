import { createContext } from "react-router";

/** What the server knows about a request before any screen handles it. */
export interface RequestFacts {
  /** Nonce of this response's inline scripts (Content-Security-Policy); empty while pages are prerendered. */
  nonce: string;
  /** Names this request in the log and on the error page. */
  requestId: string;
  /** Address of the caller, for rate limits only: never stored, never logged. */
  clientAddress: string;
  /** Whether a proxy of ours is in front, whose headers are believed. */
  behindProxy: boolean;
}

export const requestFacts = createContext<RequestFacts>({
  nonce: "",
  requestId: "",
  clientAddress: "",
  behindProxy: false,
});
