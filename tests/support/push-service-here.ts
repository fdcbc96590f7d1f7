/** The push service of tests for a server that runs as a process of its own. */
import http, { type ClientRequest, type IncomingMessage, type RequestOptions } from "node:http";
import https from "node:https";
import { syncBuiltinESMExports } from "node:module";
import { pushService } from "./receiver.ts";

/** Settings of a server whose requests to the push service arrive at this address of this machine. */
export const pushServiceAt = (address: string) => ({
  NODE_OPTIONS: `--import=${import.meta.url}`,
  TEST_PUSH_SERVICE: address,
  OUTGOING_HOSTS: `${new URL(address).host}, ${new URL(pushService).host}`,
});

// In that server this file runs first. The real request refuses addresses on this machine (guarded-fetch.test.ts), so only
// the last step changes: where the connection of a request that was allowed leads.
const there = process.env.TEST_PUSH_SERVICE;
if (there) {
  const request = https.request as (
    url: URL,
    options: RequestOptions,
    answered: (message: IncomingMessage) => void,
  ) => ClientRequest;
  const redirected: typeof request = (url, options, answered) =>
    url.origin === pushService
      ? http.request(new URL(url.pathname, there), options, answered)
      : request(url, options, answered);
  Object.assign(https, { request: redirected });
  syncBuiltinESMExports();
}
