import type { LoaderFunctionArgs } from "react-router";
import { guarded } from "#app/forms/request-guard.server.ts";
import { csvResponse } from "./csv-response.server.ts";

/** Who may open a list. It throws a redirect to the sign-in screen for anybody else. */
type Admit<User> = (request: Request) => Promise<User>;

/** The loader of a list: the records that its address selects, for those who may read them. */
export function listLoader<User, Data>(
  admit: Admit<User>,
  read: (query: URLSearchParams, user: User) => Promise<Data>,
) {
  return async ({ request, context }: LoaderFunctionArgs): Promise<Data> => {
    const user = await admit(request);
    return guarded(context, () => read(new URL(request.url).searchParams, user));
  };
}

/** The loader of a list's CSV file: every record that the same address finds. */
export function csvLoader<User>(
  admit: Admit<User>,
  makeFile: (query: URLSearchParams, user: User) => Promise<{ file: BodyInit; name: string }>,
) {
  const load = listLoader(admit, makeFile);
  return async (request: LoaderFunctionArgs): Promise<Response> => csvResponse(await load(request));
}
