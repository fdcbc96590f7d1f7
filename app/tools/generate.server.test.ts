import { expect, test } from "vitest";
import { toolCalls } from "./contract.ts";
import { generate } from "./generate.server.ts";

const from = { visitor: "203.0.113.9" };

test.each([
  [
    "generate-marketing-content",
    {
      businessType: "Private clinic",
      offer:
        "Free BP and blood sugar check, Saturday 14th. Please don't make it sound like we cure hypertension",
      targetAudience: "pensioners above 40",
    },
  ],
  [
    "evaluate-business-idea",
    {
      businessIdea:
        "I want to open POS inside Ganaja village, I have 350k from cooperative loan, my wife will be sitting there. I will repay 32k monthly for 12 months",
    },
  ],
  [
    "generate-landing-copy",
    {
      businessName: "Sauki Physiotherapy",
      targetAudience: "Families in Zaria looking after someone who has had a stroke",
      coreOffer: "Home physiotherapy, N10,000 per session. We cannot promise full recovery",
    },
  ],
] as const)("%s about illness or debt gets its text", async (name, typed) => {
  const input = toolCalls[name].input.parse({ ...typed, nearest: "none" });
  await expect(generate(name, input as never, from)).resolves.toMatchObject({ engine: "built-in" });
});
