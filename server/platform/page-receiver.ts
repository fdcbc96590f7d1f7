import { createContext } from "react-router";

/**
 * Takes over the page that a request renders. Its response then has no body: one would be wrapped in a stream and read
 * again before the page is finished, which takes milliseconds. Without a receiver, as when pages are prerendered, the
 * response has the page.
 */
export const pageReceiver = createContext<((page: Buffer<ArrayBuffer>) => void) | null>(null);
