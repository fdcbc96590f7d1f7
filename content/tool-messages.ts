/** Shown when a tool could not write, by the name of its call: the specification's words. */
export const failureMessages = {
  "generate-product-description": "Failed to generate content. Please try again.",
  "generate-marketing-content": "Failed to generate content. Please try again.",
  "generate-landing-copy": "Failed to generate landing copy. Please try again.",
  "evaluate-business-idea": "Failed to generate evaluation. Please try again.",
  "generate-growth-strategy": "Failed to generate growth strategy. Please try again.",
  "generate-faq": "Failed to generate FAQ. Please try again.",
  "generate-sop": "Failed to generate SOP. Please try again.",
  "generate-business-names": "Failed to generate business names. Please try again.",
} as const;
