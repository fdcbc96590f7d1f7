import { Stroke } from "#app/ui/icon.tsx";
import type { ToolSlug } from "#content/tools.ts";

/** An icon for each tool, drawn like the site's icons: 24 × 24 strokes. */
const paths: Readonly<Record<ToolSlug, string>> = {
  // A label on a string.
  "business-name-generator": "M4 4h8l8 8-8 8-8-8ZM8 8v.5M9.5 13.5l3-3m0 5 3-3",
  // A horn.
  "marketing-generator": "M4 10v4h3l10 5V5L7 10Zm3 4v5h3v-3.5M20 10.5v3",
  // A box with its label.
  "product-description": "m12 3 8 4v10l-8 4-8-4V7Zm0 9 8-5m-8 5v9m0-9L4 7m11 9 2.5-1.3",
  // A lamp.
  "idea-evaluator": "M9 17a6.5 6.5 0 1 1 6 0v2H9Zm0 2v2h6v-2M10 11l2 2 2-2m-2 2v4",
  // A checklist.
  "sop-writer": "M6 4h12v17H6Zm3-1h6v3H9Zm0 8 1 1 2-2m2 .5h1M9 16l1 1 2-2m2 .5h1",
  // Two speech bubbles.
  "bot-playground": "M4 4h11v8H9l-3 3v-3H4Zm14 5h2v9h-2v3l-3-3h-5v-2.5M7.5 8v.1M11.5 8v.1",
  // Leaves on a stem.
  "growth-strategy": "M12 21v-9m0 3c0-4-3-6-7-6 0 4 3 6 7 6Zm0-3c0-4 3-7 7-7 0 4-3 7-7 7M7 21h10",
  // A speech bubble with a question mark.
  "faq-generator": "M4 4h16v12h-8l-4 4v-4H4Zm6 4a2 2 0 1 1 2.5 2c-.4.2-.5.5-.5 1m0 2v.1",
  // A page in a browser window.
  "landing-copy": "M3 5h18v14H3Zm0 4h18M6 7v.1M9 7v.1M7 12h6m-6 3h4m5-3h2v4h-2Z",
};

export function ToolIcon({ slug, className = "size-6" }: { slug: ToolSlug; className?: string }) {
  return <Stroke d={paths[slug]} className={className} />;
}
