import type { ToolInput, ToolOutput } from "../contract.ts";
import { chooser } from "./chooser.ts";
import { automationsFor } from "./growth/automations.ts";
import { campaignsFor } from "./growth/campaigns.ts";
import { readAim } from "./growth/goal-and-size.ts";
import type { Plan } from "./growth/plan.ts";
import { systemFor } from "./growth/system.ts";
import { wantedOf } from "./ranking.ts";
import { readBrief } from "./read-brief.ts";

/** What to automate, which campaigns to run and which system would help, for a given goal and business size. */
export function writeGrowthStrategy(
  input: ToolInput<"generate-growth-strategy">,
): ToolOutput<"generate-growth-strategy"> {
  const { industry, monthlyRevenue, businessGoal, version } = input;
  const brief = readBrief(industry, businessGoal);
  const aim = readAim(input, brief.sector);
  const plan: Plan = {
    aim,
    industry,
    goalText: businessGoal,
    brief,
    version,
    wanted: wantedOf(`${businessGoal} ${industry}`, aim.goal.words),
    choose: chooser([industry, monthlyRevenue, businessGoal].join("\n"), version),
  };
  const { ideas, first } = campaignsFor(plan);
  return {
    automationRecommendations: automationsFor(plan),
    campaignIdeas: ideas,
    systemSuggestion: systemFor(plan, first),
  };
}
