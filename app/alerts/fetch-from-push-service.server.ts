import { guardedFetch, publicOnly } from "#server/platform/model/guarded-fetch.ts";

/**
 * Sends a request to a push service. Browsers name it, but whoever has an admin's session could name another address, so
 * it must be public: otherwise the test button would tell what listens inside the owner's network.
 */
export const fetchFromPushService = (address: string, init: RequestInit): Promise<Response> =>
  guardedFetch(address, init, publicOnly);
