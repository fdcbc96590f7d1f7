import type { CourseContent } from "../course-content.ts";
import { howTheCompanyWorksToday } from "./01-how-the-company-works-today.ts";
import { theOrderOfChanges } from "./02-the-order-of-changes.ts";
import { choosingASupplier } from "./03-choosing-a-supplier.ts";
import { staffAndTheNewSystem } from "./04-staff-and-the-new-system.ts";
import { dataKeptSafe } from "./05-data-kept-safe.ts";
import { fromPrivatePhonesToSharedTools } from "./06-from-private-phones-to-shared-tools.ts";
import { movingTheRecords } from "./07-moving-the-records.ts";
import { goingLiveOneBranchFirst } from "./08-going-live-one-branch-first.ts";
import { wasItWorthIt } from "./09-was-it-worth-it.ts";
import { theYearAfter } from "./10-the-year-after.ts";

/** The path "Digital Transformation Strategy". */
export const digitalTransformation: CourseContent = {
  path: "digital-transformation",
  tier: "elite",
  category: "technology",
  modules: [
    howTheCompanyWorksToday,
    theOrderOfChanges,
    choosingASupplier,
    staffAndTheNewSystem,
    dataKeptSafe,
    fromPrivatePhonesToSharedTools,
    movingTheRecords,
    goingLiveOneBranchFirst,
    wasItWorthIt,
    theYearAfter,
  ],
};
