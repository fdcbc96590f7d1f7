import { site } from "#content/site.ts";
import { whatsappLink } from "#content/whatsapp.ts";
import { AdireBand } from "./adire.tsx";
import { ButtonLink } from "./button.tsx";

/** Meta tags of the not-found page. */
export const missingMeta = [
  { title: `Page not found · ${site.name}` },
  { name: "robots", content: "noindex" },
];

/** The page for an address that does not exist. */
export function Missing() {
  return (
    <div className="section wrap grid min-h-[70dvh] content-center justify-items-center gap-4 text-center">
      <AdireBand rows={2} className="mb-4 max-w-80 border-r border-b border-current text-brand" />
      <p className="font-heading text-xl text-clay">404</p>
      <h1 className="text-4xl">Oops! Page not found</h1>
      <p className="max-w-prose text-muted">
        The address may have been typed wrongly, or the page has moved. Nothing you did was lost.
      </p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <ButtonLink href="/" size="lg">
          Return to Home
        </ButtonLink>
        <ButtonLink
          href={whatsappLink(
            "sales",
            `Hello ${site.name}, I was looking for a page on your website and did not find it.`,
          )}
          kind="whatsapp"
          size="lg"
        >
          Ask on WhatsApp
        </ButtonLink>
      </div>
    </div>
  );
}
