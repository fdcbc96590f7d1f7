import type { ToolInput, ToolOutput } from "../contract.ts";
import { chooser } from "./chooser.ts";
import { capitalPlan } from "./idea/capital-plan.ts";
import { capitalText } from "./idea/capital-text.ts";
import { earningText } from "./idea/earning.ts";
import { ownFacts } from "./idea/own-facts.ts";
import { risksOf } from "./idea/risks.ts";
import { strengthsOf } from "./idea/strengths.ts";
import { readBrief } from "./read-brief.ts";
import { subjectsOf } from "./subjects.ts";

/** Writes the strengths and risks of an idea, what it costs to start and how it earns. Uses no model. */
export function writeBusinessIdea({
  businessIdea,
  version,
}: ToolInput<"evaluate-business-idea">): ToolOutput<"evaluate-business-idea"> {
  const brief = readBrief(businessIdea);
  const choose = chooser(businessIdea, version);
  const facts = ownFacts(brief);
  const plan = capitalPlan(brief, facts);
  const [subject = "new business", other = subject] = subjectsOf(brief);
  return {
    strengths: strengthsOf(brief, facts, subject, choose),
    marketRisks: risksOf(brief, facts, plan, other, choose),
    capitalRange: capitalText(brief, plan, facts, subject, choose),
    monetizationStrategy: earningText(brief, facts, subject, choose),
  };
}
