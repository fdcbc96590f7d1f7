import { alertTexts } from "#content/alerts.ts";
import { inboxTexts } from "#content/inbox.ts";
import { site } from "#content/site.ts";

/** The back office as an app on the home screen. Nothing in it is a secret: browsers fetch it without the session. */
export function loader() {
  const manifest = {
    id: "/admin-dashboard",
    name: `${site.name} ${alertTexts.app}`,
    short_name: site.name,
    start_url: inboxTexts.path,
    // Applications, the account and the sign-in form are outside /admin-dashboard.
    scope: "/",
    display: "standalone",
    background_color: "#ffffff",
    icons: [{ src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" }],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": "no-cache" },
  });
}
