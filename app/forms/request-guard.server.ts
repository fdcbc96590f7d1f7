import { data, type RouterContextProvider } from "react-router";
import { AppError, type ErrorCode } from "#server/platform/errors.ts";
import { checkedForm } from "#server/platform/form-fields.ts";
import { log } from "#server/platform/log.ts";
import { asRefusal } from "#server/platform/problem.ts";
import { requestFacts } from "#server/platform/request-facts.ts";

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

/** The fields of a posted form. A request that is no form of this site is refused with the error page. */
export function readForm(context: Context, request: Request): Promise<FormData> {
  return guarded(context, async () => {
    const form = await request.formData().catch((cause: unknown) => {
      throw new AppError("bad-request", "The form could not be read.", { cause });
    });
    return checkedForm(form);
  });
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
