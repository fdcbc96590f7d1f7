import type { ToolCall } from "#app/tools/contract.ts";

/** An example input for each tool, as it is sent. */
export const toolExamples = {
  "generate-product-description": {
    productName: "Aba leather work shoes",
    featuresBenefits: "Real leather, stitched sole, black or brown, can be repaired by any shoemaker",
  },
  "generate-marketing-content": {
    businessType: "Home cleaning service",
    offer: "Deep cleaning of a whole flat in one day for ₦25,000",
    targetAudience: "Working couples in Abuja",
  },
  "generate-landing-copy": {
    businessName: "Zuma Tutors",
    targetAudience: "Parents of children writing WAEC",
    coreOffer: "Evening lessons at home in mathematics and English",
  },
  "evaluate-business-idea": {
    businessIdea: "A mobile van that fills cooking gas at houses in Port Harcourt",
  },
  "generate-growth-strategy": {
    industry: "Hair salon",
    monthlyRevenue: "₦900k in a good month",
    businessGoal: "Fill the empty chairs from Monday to Wednesday",
  },
  "generate-faq": { productServiceName: "Solar panel installation" },
  "generate-sop": { companyType: "Supermarket", department: "Cashiers" },
  "generate-business-names": {
    businessDescription: "Smoked catfish and crayfish in clean packs for families in Ibadan",
  },
} as const satisfies Record<ToolCall, Record<string, string>>;
