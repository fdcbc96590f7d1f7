import { data, type RouterContextProvider } from "react-router";
import { AppError, type ErrorCode } from "#server/platform/errors.ts";
import { checkedForm } from "#server/platform/form-fields.ts";
import { log } from "#server/platform/log.ts";
import { asRefusal } from "#server/platform/problem.ts";
import { enforceLimit, type Limit } from "#server/platform/rate-limit.ts";
import { type RequestFacts, requestFacts } from "#server/platform/request-facts.ts";
import { type KnownForm, knownFields } from "./known-fields.server.ts";

/** The data of a route's error page. */
export interface Refusal {
  code: string;
  message: string;
  requestId: string;
}

type Context = Readonly<RouterContextProvider>;

/** Runs the work of a loader or action. A refusal shows the route's error page, with its status and message. */
export async function guarded<Result>(context: Context, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Response) throw error;
    const refusal = asRefusal(error);
    if (!refusal) throw error;
    const { requestId } = context.get(requestFacts);
    const body: Refusal = { code: refusal.code, message: refusal.message, requestId };
    throw data(body, { status: refusal.status });
  }
}

/** @throws AppError for a form that cannot be read, or that has anything no form on the page sends */
async function readFields(request: Request, known: KnownForm[]): Promise<FormData> {
  const form = await request.formData().catch((cause: unknown) => {
    throw new AppError("bad-request", "The form could not be read.", { cause });
  });
  return checkedForm(form, knownFields(known));
}

/**
 * The fields of a posted form. The error page is shown for anything that no form on the page sends, and for a sender over
 * the rate limit, whose form is not read (server/middleware/count-first.ts).
 * @param known the contracts of the page's forms, and any other fields that the page sends
 */
export function readForm(context: Context, request: Request, ...known: KnownForm[]): Promise<FormData> {
  return guarded(context, () => {
    refuseFlood(context);
    return readFields(request, known);
  });
}

/** Checks the rate limit in an action that reads no fields. @throws AppError too-many */
export function refuseFlood(context: Context): void {
  const { refusal } = context.get(requestFacts);
  if (refusal) throw refusal;
}

/** Like refuseFlood, and counts against the action's own limit. @throws AppError too-many */
export async function countSender(context: Context, limit: Limit): Promise<void> {
  refuseFlood(context);
  await enforceLimit(limit, context.get(requestFacts));
}

/** A form that anybody may send. */
export interface CountedForm {
  form: FormData;
  /** Set if the sender is over the rate limit: the form may be shown again, but not processed. */
  refusal: AppError | null;
  /** Counts against the action's limit; called when the form is valid, before its work. @throws AppError too-many */
  count(): Promise<void>;
}

/** What decides whether a form's work may be done. */
export type Turn = Omit<CountedForm, "form">;

/** For forms of signed-in users, and for forms whose work is counted elsewhere. */
export const uncounted: Turn = { refusal: null, count: () => Promise.resolve() };

/**
 * Reads a form whose request was already counted. If the sender is over the rate limit, the form is still read so that the
 * page can show what was typed, unless it has anything that no form on the page sends.
 * @param limit the action's limit; null if its work is counted elsewhere, as for the password of a sign-in
 */
export async function readCountedForm(
  context: Context,
  request: Request,
  limit: Limit | null,
  ...known: KnownForm[]
): Promise<CountedForm> {
  const { refusal = null } = context.get(requestFacts);
  const read = () =>
    readFields(request, known).catch((error: unknown) => {
      throw refusal ?? error;
    });
  return {
    form: await guarded(context, read),
    refusal,
    count: limit ? () => countSender(context, limit) : uncounted.count,
  };
}

/** The client's address, for rate limits only. */
export function callerAddress(context: Context): string {
  return context.get(requestFacts).clientAddress;
}

/** The sender of a request, for rate limits by account as well as by address. */
export const callerOf = (context: Context): RequestFacts => context.get(requestFacts);

/** The sender of a form whose limits depend on the device too. */
export function sender(context: Context, { headers }: Request): { address: string; headers: Headers } {
  return { address: callerAddress(context), headers };
}

/** For data that a page can do without: an error is logged, and the result is null. */
export async function logged<Result>(what: string, work: Promise<Result>): Promise<Result | null> {
  try {
    return await work;
  } catch (error) {
    log.error({ err: error }, what);
    return null;
  }
}

/**
 * Runs a form's work. A refusal with this code is returned with its status, and its message is shown beside the form.
 */
export async function refusalOr<Result>(code: ErrorCode, work: () => Promise<Result>) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError && error.code === code)) throw error;
    return data({ result: null, message: error.message }, { status: error.status });
  }
}
