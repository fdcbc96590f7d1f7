import { describe, expect, it } from "vitest";
import * as assignments from "./assignments.ts";
import * as botPackages from "./bot-packages.ts";
import * as careers from "./careers.ts";
import * as demos from "./demos.ts";
import * as enrollment from "./enrollment.ts";
import * as enterpriseOffers from "./enterprise-offers.ts";
import * as flagships from "./flagships.ts";
import * as home from "./home.ts";
import * as homeSections from "./home-sections.ts";
import * as materials from "./materials.ts";
import * as recruitment from "./recruitment.ts";
import { sampleOrder } from "./sample-order.ts";
import * as school from "./school.ts";
import { site } from "./site.ts";
import * as toolParts from "./tool-parts.ts";
import * as tools from "./tools.ts";

describe("the numbers of things", () => {
  it("are the specified ones", () => {
    expect(demos.demoSystems).toHaveLength(Number(site.claims.demoSystems));
    expect(materials.freeCourses).toHaveLength(Number(site.claims.freeCourses));
    // The specified ones; others may follow.
    expect(tools.tools.length).toBeGreaterThanOrEqual(9);
    expect(home.hero.headlines).toHaveLength(5);
    expect(home.hero.destinations).toHaveLength(6);
    expect(home.exploreDialog.options).toHaveLength(5);
    expect(homeSections.services.list).toHaveLength(6);
    expect(school.learningPaths.map((path) => path.modules)).toEqual([12, 8, 10, 15]);
    expect(careers.roles.list).toHaveLength(5);
    expect(careers.roles.fit.traits).toHaveLength(5);
    expect(careers.performance.metrics).toHaveLength(5);
    expect(careers.performance.levels).toHaveLength(4);
    expect(careers.onboarding.steps).toHaveLength(4);
    expect(assignments.testAssignments.list).toHaveLength(5);
    expect(assignments.territoryPlaybook.responsibilities).toHaveLength(4);
    expect(assignments.territoryPlaybook.given.items).toHaveLength(5);
    expect(assignments.territoryPlaybook.advancement.items).toHaveLength(3);
    expect(assignments.recruitmentContact.guidelines.items).toHaveLength(4);
    expect(assignments.recruitmentContact.links).toHaveLength(4);
    const { who, why, lookingFor, work } = recruitment.recruitmentOverview;
    expect([who.highlights, why.benefits, lookingFor.traits, work.duties].map((list) => list.length)).toEqual(
      [4, 6, 4, 6],
    );
  });

  it("match between the learning paths and their choices", () => {
    const ids: string[] = school.learningPaths.map((path) => path.id);
    expect(enrollment.learningPathChoices.map((choice) => choice.value)).toEqual([...ids, "all-paths"]);
    expect(school.learningPaths.map((path) => `${path.duration}, ${path.level}`)).toEqual([
      "8 weeks, Intermediate",
      "6 weeks, Advanced",
      "7 weeks, Expert",
      "10 weeks, Intermediate",
    ]);
  });

  it("are complete: every offer and system has all its descriptions", () => {
    for (const { features } of [...enterpriseOffers.enterpriseOffers, ...botPackages.botPackages]) {
      expect(features.length).toBeGreaterThanOrEqual(5);
      expect(features.length).toBeLessThanOrEqual(7);
    }
    for (const system of demos.demoSystems) {
      expect(system.features.length).toBeGreaterThanOrEqual(5);
      expect(system.useCases.length).toBeGreaterThanOrEqual(3);
    }
    expect(botPackages.botPackages.filter((offer) => offer.popular).map((offer) => offer.id)).toEqual([
      "smartagent-pro",
    ]);
    expect(new Set(demos.demoSystems.map((system) => system.category))).toEqual(
      new Set(demos.demoCategories),
    );
    expect(new Set(tools.tools.map((tool) => tool.category))).toEqual(new Set(toolParts.toolCategories));
  });

  it("add up in the sample ledger", () => {
    expect(flagships.ledgerTotals).toEqual({
      sales: 64_000,
      costOfGoods: 53_900,
      expenses: 3_500,
      profit: 6_600,
    });
    expect([sampleOrder.goods, sampleOrder.total]).toEqual([37_000, 38_500]);
  });
});
