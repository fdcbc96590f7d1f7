import { internationalForm } from "./phone.ts";
import { site } from "./site.ts";
import { whatsappLink } from "./whatsapp.ts";

/** A part of a section: a paragraph, or one of the shapes below. */
export type LegalBlock =
  | string
  | { readonly kind: "list"; readonly items: readonly string[] }
  /** The same questions answered for one thing after the other. */
  | { readonly kind: "answers"; readonly of: readonly LegalAnswers[] }
  | StoredOnDevice
  | { readonly kind: "links"; readonly links: readonly LegalLink[] };

export interface LegalAnswers {
  readonly title?: string;
  readonly answers: readonly (readonly [question: string, answer: string])[];
}

/** What a browser keeps for the site, as a table. */
export interface StoredOnDevice {
  readonly kind: "kept";
  readonly caption: string;
  readonly columns: readonly [name: string, what: string, until: string];
  readonly rows: readonly {
    readonly name: string;
    /** What the browser's own list of storage and cookies calls it. */
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
  /** Its place on the page: /privacy#rights. Other pages and letters point at it, so it stays. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly LegalBlock[];
}

/** A page of rules in plain words. */
export interface LegalText {
  readonly path: string;
  /** As menus and the trail in search results name it. */
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
  /** Name of the list that opens on a phone. */
  shortContentsLabel: "Parts of this page",
  updatedLabel: "Last changed on",
} as const;

/** Stands wherever personal data is asked for. */
export const privacyLink = { label: "How we treat your details", href: "/privacy" } as const;

/** Who runs the site, as the law wants to know it. */
export const whoRunsIt = `This site is run by ${site.legalName}${site.address ? `, ${site.address}` : ""}.`;

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
