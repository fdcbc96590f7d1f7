import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { currentProfile } from "#app/accounts/accounts.server.ts";
import { BackOfficeFrame } from "#app/admin/back-office-frame.tsx";
import type { Waiting } from "#app/admin/section-links.tsx";
import { readWaiting } from "#app/back-office/waiting.server.ts";
import type { Route } from "./+types/shell.ts";

/** The figures of the navigation, for admins. The screen inside decides who may see it, and says what failed. */
export async function loader({ request }: Route.LoaderArgs): Promise<Waiting | null> {
  return readWaiting(() => currentProfile(request.headers));
}

let lastRead: Waiting | null = null;

/** Without a network the navigation stays as it is: the screen inside says that it could not be read. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<Waiting | null> {
  lastRead = await serverLoader().catch(() => lastRead);
  return lastRead;
}

/** The figures are read again for another screen and after a change, but not for another page or search of a list. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  actionResult,
}: ShouldRevalidateFunctionArgs) {
  if (formMethod && formMethod !== "GET") return !actionResult || Boolean(actionResult.changed);
  return currentUrl.pathname !== nextUrl.pathname;
}

/** The navigation around every screen of the back office. */
export default function Shell({ loaderData }: Route.ComponentProps) {
  return (
    <BackOfficeFrame waiting={loaderData}>
      <Outlet />
    </BackOfficeFrame>
  );
}
