import type { LoaderFunctionArgs } from "react-router";
import { guarded } from "#app/forms/request-guard.server.ts";
import { csvResponse } from "./csv-response.server.ts";

/** Who may open a list. It throws a redirect to the sign-in screen for anybody else. */
type Admit = (request: Request) => Promise<unknown>;

/** The loader of a list: the records that its address selects, for those who may read them. */
export function listLoader<Data>(admit: Admit, read: (query: URLSearchParams) => Promise<Data>) {
  return async ({ request, context }: LoaderFunctionArgs): Promise<Data> => {
    await admit(request);
    return guarded(context, () => read(new URL(request.url).searchParams));
  };
}

/** The loader of a list's CSV file: every record that the same address finds. */
export function csvLoader(
  admit: Admit,
  makeFile: (query: URLSearchParams) => Promise<{ file: BodyInit; name: string }>,
) {
  const load = listLoader(admit, makeFile);
  return async (request: LoaderFunctionArgs): Promise<Response> => csvResponse(await load(request));
}
