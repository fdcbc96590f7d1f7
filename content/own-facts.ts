/** Facts that a visitor may add in 'Make it yours'. Each is put into the text as it was typed. */
export const ownFactFields = {
  price: { label: "Price", placeholder: "From 4,500" },
  place: { label: "Where you are", placeholder: "12 Allen Avenue, Ikeja" },
  contact: { label: "Phone or link", placeholder: "0803 000 0000" },
  delivery: { label: "Delivery or home service", placeholder: "Within Ikeja, the same price everywhere" },
  better: { label: "What makes it better", placeholder: "We wash by hand and iron every seam" },
  buyers: { label: "Who buys it", placeholder: "Mothers of small children" },
} as const;
export type OwnFactName = keyof typeof ownFactFields;

/** The optional facts that the tools ask for, by call. */
export const ownFactsOf = {
  "generate-marketing-content": ["price", "place", "contact", "delivery", "better"],
  "generate-product-description": ["price", "place", "contact", "delivery", "better", "buyers"],
  "generate-landing-copy": ["price", "place", "contact", "delivery", "better"],
  "generate-faq": ["price", "place", "contact", "delivery", "better"],
} as const satisfies Readonly<Record<string, readonly OwnFactName[]>>;

/** The optional facts of a call; none for a tool that has no use for them. */
export function ownFactNames({ call }: { readonly call: string }): readonly OwnFactName[] {
  return Object.hasOwn(ownFactsOf, call) ? ownFactsOf[call as keyof typeof ownFactsOf] : [];
}
