import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
} from "react-router";
import { site } from "#app/content/site.ts";
import css from "./styles.css?inline";
import { ErrorPage } from "./ui/error-page.tsx";

/**
 * The stylesheet stands in the document itself: nothing blocks the first paint. The browser's copy of this
 * module leaves the text out and reads it back from the document instead.
 */
function stylesheet(): string {
  if (import.meta.env.SSR) return css;
  return document.querySelector("style[data-site]")?.textContent ?? "";
}

/** Sets the chosen theme before the first paint and tells CSS that scripts run. */
const earlyScript =
  'document.documentElement.dataset.js="";try{var t=localStorage.getItem("theme");if(t)document.documentElement.dataset.theme=t}catch(e){}';

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en-NG" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0e1430" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        {import.meta.env.DEV ? (
          <link rel="stylesheet" href="/app/styles.css" />
        ) : (
          <style data-site="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: stylesheet() }} />
        )}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: earlyScript }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function meta() {
  return [{ title: site.name }];
}

export function ErrorBoundary() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return <ErrorPage status={status} />;
}
