import { Link } from "react-router";
import { site } from "#content/site.ts";
import { whatsappLink } from "#content/whatsapp.ts";
import { ButtonLink } from "./button.tsx";
import { ClothMotifs } from "./cloth/cloth.tsx";
import { ClothPatch, type Stitch } from "./cloth/patch.tsx";

/** Meta tags of the not-found page. */
export const missingMeta = [
  { title: `Page not found · ${site.name}` },
  { name: "robots", content: "noindex" },
];

/** Cloth in its order; the one square that is out of it stands for the missing page. */
const cloth: readonly Stitch[] = [
  "squares r",
  "dots b",
  "squares i",
  "dots d",
  "squares b",
  "dots r",
  "dots i",
  "squares d",
  "dots r",
  "star a",
  "dots b",
  "squares i",
];

const places = [
  { label: "WhatsApp AI Packages", href: "/whatsapp-ai-packages" },
  { label: "Free AI Tools", href: "/tools" },
  { label: "School", href: "/video-courses" },
  { label: "Contact", href: "/#contact" },
] as const;

/** The page for an address that does not exist. */
export function Missing() {
  return (
    <div className="section wrap grid min-h-[70dvh] content-center justify-items-center gap-4 text-center">
      <ClothMotifs names={["squares", "dots", "star"]} />
      <ClothPatch squares={cloth} columns={6} className="mb-4 w-full max-w-xl rounded-2xl" />
      <p className="font-heading text-xl text-clay">404</p>
      <h1 className="text-4xl">Oops! Page not found</h1>
      <p className="max-w-prose text-balance text-muted">
        The address may have been typed wrongly, or the page has moved. Nothing you did was lost.
      </p>
      <div className="mt-3 flex w-full flex-wrap justify-center gap-3">
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
      <ul className="flex flex-wrap justify-center gap-x-6">
        {places.map(({ label, href }) => (
          <li key={href}>
            <Link
              to={href}
              className="flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
