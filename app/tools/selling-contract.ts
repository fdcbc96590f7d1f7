/** The calls that write texts to sell with. */

import { z } from "zod";
import { ownFactsOf } from "#content/own-facts.ts";
import { sellingTools } from "#content/selling-tools.ts";
import { fieldsOf, length, list, nearest, ownFacts, tone, version, written } from "./fields-contract.ts";

export const productDescription = {
  summary: "Describe a product for a shop",
  task: `Write about the product in the data.
- ecommerceDescription: 60 to 110 words for a shop page: what it is, what each feature does for the buyer, who it suits.
- sellingPoints: 4 to 6 points, each one line that begins with the feature and says what the buyer gets from it.
- adLine: one line of at most 12 words.`,
  example: {
    input: {
      productName: "Aba leather work shoes",
      featuresBenefits: "Real leather with a stitched sole. Black or brown. Any shoemaker can repair them.",
    },
    output: {
      ecommerceDescription:
        "Work shoes made in Aba from real leather. The sole is stitched and not only glued, so any shoemaker can repair it. Choose black or brown.",
      sellingPoints: [
        "Real leather that softens with wear",
        "A stitched sole that stays on",
        "Repaired by any shoemaker",
      ],
      adLine: "The work shoe your shoemaker can still repair.",
    },
  },
  input: z.object({
    ...fieldsOf(sellingTools["product-description"].form),
    tone,
    length,
    ...ownFacts(ownFactsOf["generate-product-description"]),
    nearest,
    version,
  }),
  output: z.object({
    ecommerceDescription: written(2500),
    sellingPoints: list(3, 8),
    adLine: written(200),
  }),
};

export const marketingContent = {
  summary: "Write marketing texts for an offer",
  task: `Write marketing texts for the offer in the data, for its audience.
- instagramCaption: 50 to 90 words, the first sentence stops the scroll, the last says what to do. Up to 4 hashtags at the end.
- adHeadline: at most 10 words.
- whatsappMessage: 40 to 70 words, as one person writes to another, with a greeting and a clear question or next step.`,
  example: {
    input: {
      businessType: "Home cleaning service",
      offer: "Deep cleaning of a whole flat in one day for ₦25,000",
      targetAudience: "Working couples in Abuja",
    },
    output: {
      instagramCaption:
        "You leave for work. We clean the whole flat in one day for ₦25,000. You come home and rest.",
      adHeadline: "Your whole flat, deep cleaned in one day",
      whatsappMessage: "Good day. We deep clean a whole flat in one day. Which area of Abuja do you live in?",
    },
  },
  input: z.object({
    ...fieldsOf(sellingTools["marketing-generator"].form),
    tone,
    length,
    ...ownFacts(ownFactsOf["generate-marketing-content"]),
    nearest,
    version,
  }),
  output: z.object({
    instagramCaption: written(2200),
    adHeadline: written(200),
    // Leaves room for an offer of 2,000 characters and the lines around it.
    whatsappMessage: written(3000),
  }),
};

export const landingCopy = {
  summary: "Write the copy of a landing page",
  task: `Write a landing page for the business in the data.
- headline: at most 10 words: what the audience gets.
- subheadline: one or two sentences: how, and for whom.
- benefitBullets: 4 to 6 lines, each one benefit for this audience.
- ctaLine: one line that asks for the next step.`,
  example: {
    input: {
      businessName: "Zuma Tutors",
      targetAudience: "Parents of children writing WAEC",
      coreOffer: "Evening lessons at home in mathematics and English",
    },
    output: {
      headline: "Evening lessons at home, before WAEC",
      subheadline: "A tutor comes to your house for mathematics and English.",
      benefitBullets: ["No travelling at night", "The same tutor each week", "A report after each lesson"],
      ctaLine: "Send your child's class and your area.",
    },
  },
  input: z.object({
    ...fieldsOf(sellingTools["landing-copy"].form),
    tone,
    length,
    ...ownFacts(ownFactsOf["generate-landing-copy"]),
    nearest,
    version,
  }),
  output: z.object({
    headline: written(200),
    subheadline: written(400),
    benefitBullets: list(3, 8),
    ctaLine: written(200),
  }),
};
