import type { NameLanguage } from "#content/trades/types.ts";

/** What a name is made of; `why.ts` puts it into words. */
export type Origin =
  | { readonly kind: "own"; readonly own: string; readonly end: string }
  | { readonly kind: "proper"; readonly opener: string; readonly own: string }
  | { readonly kind: "pair"; readonly one: string; readonly other: string }
  | { readonly kind: "founder"; readonly founder: string; readonly end: string }
  | { readonly kind: "place"; readonly place: string; readonly end: string }
  | { readonly kind: "nick"; readonly nick: string; readonly because: string; readonly end: string }
  | { readonly kind: "placeRoot"; readonly place: string; readonly root: string; readonly meaning: string }
  | { readonly kind: "root"; readonly root: string; readonly meaning: string; readonly end: string }
  | {
      readonly kind: "roots";
      readonly one: readonly [string, string];
      readonly other: readonly [string, string];
    }
  | { readonly kind: "ready"; readonly meaning: string }
  | (Local & { readonly kind: "local"; readonly end: string })
  | (Local & { readonly kind: "alone" })
  | (Local & { readonly kind: "house"; readonly house: string })
  | (Local & { readonly kind: "good" })
  | (Local & { readonly kind: "blend"; readonly tail: string })
  | { readonly kind: "placeBlend"; readonly place: string; readonly tail: string }
  | { readonly kind: "ownBlend"; readonly own: string; readonly tail: string };

interface Local {
  readonly root: string;
  readonly language: NameLanguage;
  readonly meaning: string;
}

/** Naming styles; every list has a mix of them. */
export type NameStyle = "plain" | "founder" | "place" | "local" | "abroad" | "ready" | "evocative" | "blend";

export interface Candidate {
  readonly name: string;
  readonly style: NameStyle;
  readonly origin: Origin;
}

export function candidate(style: NameStyle, name: string, origin: Origin): Candidate {
  return { style, name, origin };
}
