import { guardedFetch, publicOnly } from "#server/platform/model/guarded-fetch.ts";

/**
 * Sends a request to a push service. The browser supplies its address, but anyone with an admin's session could send a
 * different one. It must be public, because otherwise the test button would reveal what runs in the owner's network.
 */
export const fetchFromPushService = (address: string, init: RequestInit): Promise<Response> =>
  guardedFetch(address, init, publicOnly);
