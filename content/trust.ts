import { type SiteVariable, site } from "./site.ts";

/*
 * Who is behind the site and what they have done. Everything here is shown as soon as it is filled in and not before:
 * nothing is invented. docs/rebranding.md says how to fill it in. Pictures are files in public/, such as
 * public/people/ada.webp, whose address is /people/ada.webp.
 */

export interface Person {
  readonly name: string;
  readonly role: string;
  /** Address of a square picture of at least 240 pixels, at most 20 KB. */
  readonly picture: string;
}

/** Finished work, shown because the customer allowed it. */
export interface Work {
  readonly title: string;
  readonly text: string;
  /** Who allowed it and when. It is not shown. */
  readonly permission: string;
  /** Where it can be seen; it opens in a new tab. */
  readonly href?: string;
}

export interface PressEntry {
  readonly title: string;
  readonly paper: string;
  readonly href: string;
}

/** A figure of our own business, which runs on what we sell: { value: "1,240", label: "orders taken by our own assistant in October" }. */
export interface OwnFigure {
  readonly value: string;
  readonly label: string;
}

export interface Trust {
  readonly people: readonly Person[];
  readonly work: readonly Work[];
  readonly press: readonly PressEntry[];
  readonly ownFigures: readonly OwnFigure[];
  readonly address: string;
  readonly cacNumber: string;
  readonly founded: string;
}

export const people: readonly Person[] = [];
export const work: readonly Work[] = [];
export const press: readonly PressEntry[] = [];
export const ownFigures: readonly OwnFigure[] = [];

export const trust: Trust = {
  people,
  work,
  press,
  ownFigures,
  address: site.address,
  cacNumber: site.cacNumber,
  founded: site.founded,
};

export const trustTexts = {
  heading: `Who is behind ${site.name}`,
  facts: { founded: "Since", cacNumber: "CAC registration", address: "Address" },
  workHeading: "Work we have permission to show",
  workLabel: "See it",
  pressHeading: "In the press",
  ownHeading: "Our own business runs on our systems",
} as const;

/** What a buyer looks for that is not filled in yet: variables, and lists of this file. */
export function missingDetails(
  of: Trust = trust,
  termsAgreed: boolean = site.terms.areAgreed,
  costsChecked: boolean = site.costs.checked !== "",
): string[] {
  const variables: readonly (readonly [SiteVariable, boolean])[] = [
    ["SITE_ADDRESS", of.address !== ""],
    ["SITE_CAC_NUMBER", of.cacNumber !== ""],
    ["SITE_FOUNDED", of.founded !== ""],
    ["SITE_TERMS_AGREED", termsAgreed],
    ["SITE_COSTS_CHECKED", costsChecked],
  ];
  const lists = (["people", "work", "press", "ownFigures"] as const).filter((name) => !of[name].length);
  return [
    ...variables.flatMap(([name, isThere]) => (isThere ? [] : name)),
    ...lists.map((name) => `${name} in content/trust.ts`),
  ];
}
