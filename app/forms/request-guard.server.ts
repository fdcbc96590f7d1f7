import { data, type RouterContextProvider } from "react-router";
import { AppError, type ErrorCode } from "#server/platform/errors.ts";
import { checkedForm } from "#server/platform/form-fields.ts";
import { log } from "#server/platform/log.ts";
import { asRefusal } from "#server/platform/problem.ts";
import { enforceLimit, type Limit } from "#server/platform/rate-limit.ts";
import { requestFacts } from "#server/platform/request-facts.ts";
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

/**
 * The fields of a posted form. Anything that no form of the page sends is refused with the error page.
 * @param known the contracts of the page's forms, and the fields that it sends besides
 */
export function readForm(context: Context, request: Request, ...known: KnownForm[]): Promise<FormData> {
  return guarded(context, async () => {
    const form = await request.formData().catch((cause: unknown) => {
      throw new AppError("bad-request", "The form could not be read.", { cause });
    });
    return checkedForm(form, knownFields(known));
  });
}

/** Counts the sender of a form before it is read. @throws AppError too-many */
export function countSender(context: Context, limit: Limit): Promise<void> {
  return enforceLimit(limit, callerAddress(context));
}

/** The same, for a page that gives back what was typed: the refusal is returned. */
export async function refusalOfSender(context: Context, limit: Limit): Promise<AppError | null> {
  try {
    await countSender(context, limit);
    return null;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

/** A form that anybody may send, with the refusal of a sender who has sent too many. */
export interface CountedForm {
  form: FormData;
  refusal: AppError | null;
}

/**
 * Counts the sender of a form, then reads it. A refused form is read too, so that its page can give back what was typed;
 * nothing else may be done with it.
 */
export async function readCountedForm(
  context: Context,
  request: Request,
  limit: Limit,
  ...known: KnownForm[]
): Promise<CountedForm> {
  const refusal = await refusalOfSender(context, limit);
  return { form: await readForm(context, request, ...known), refusal };
}

/** The client's address, for rate limits only. */
export function callerAddress(context: Context): string {
  return context.get(requestFacts).clientAddress;
}

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
