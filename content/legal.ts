import { internationalForm } from "./phone.ts";
import { site } from "./site.ts";
import { whatsappLink } from "./whatsapp.ts";

/** A part of a section: a paragraph, or one of the shapes below. */
export type LegalBlock =
  | string
  | { readonly kind: "list"; readonly items: readonly string[] }
  /** The same questions, answered for several things in turn. */
  | { readonly kind: "answers"; readonly of: readonly LegalAnswers[] }
  | StoredOnDevice
  | { readonly kind: "links"; readonly links: readonly LegalLink[] };

export interface LegalAnswers {
  readonly title?: string;
  readonly answers: readonly (readonly [question: string, answer: string])[];
}

/** A table of what the site stores in a browser. */
export interface StoredOnDevice {
  readonly kind: "kept";
  readonly caption: string;
  readonly columns: readonly [name: string, what: string, until: string];
  readonly rows: readonly {
    readonly name: string;
    /** The name in the browser's own list of storage and cookies. */
    readonly keys: readonly string[];
    readonly what: string;
    readonly until: string;
  }[];
}

export interface LegalLink {
  readonly label: string;
  readonly text: string;
  readonly address: string;
}

export interface LegalSection {
  /** Anchor on the page: /privacy#rights. Other pages and letters link to it, so it must not change. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly LegalBlock[];
}

/** A legal page in plain words. */
export interface LegalText {
  readonly path: string;
  /** The name in menus and in the breadcrumb of search results. */
  readonly name: string;
  readonly title: string;
  /** For search results: 110 to 155 characters. */
  readonly description: string;
  readonly heading: string;
  readonly intro: string;
  /** The day of the last change, such as 2026-11-21. */
  readonly updated: string;
  readonly sections: readonly LegalSection[];
}

export const legalPage = {
  contentsHeading: "On this page",
  /** Name of the list of sections that opens on a phone. */
  shortContentsLabel: "Parts of this page",
  updatedLabel: "Last changed on",
} as const;

/** Shown wherever personal data is asked for. */
export const privacyLink = { label: "How we treat your details", href: "/privacy" } as const;

/** Who runs the site, as the law requires. */
export const whoRunsIt = `This site is run by ${[site.legalName, site.cacNumber, site.address].filter(Boolean).join(", ")}.`;

/** How to reach us about one of these pages. */
export function waysToReachUs(subject: string): LegalBlock {
  return {
    kind: "links",
    links: [
      {
        label: "Email",
        text: site.email,
        address: `mailto:${site.email}?subject=${encodeURIComponent(subject)}`,
      },
      {
        label: "WhatsApp",
        text: internationalForm(site.whatsapp.sales),
        address: whatsappLink("sales", `Good day. This is about your website's ${subject.toLowerCase()}: `),
      },
    ],
  };
}
