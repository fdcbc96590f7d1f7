import { assistantLaunchTime, type BotPackage, packagesPage } from "#content/bot-packages.ts";
import { packageComparison } from "#content/offer-comparison.ts";
import { firstYearTotal, naira } from "#content/prices.ts";

/** A row of the comparison: its label, and the value for each package. */
export interface PackageRow {
  readonly label: string;
  readonly cells: readonly (string | boolean)[];
}

export interface PackageRowGroup {
  readonly label: string;
  readonly rows: readonly PackageRow[];
}

/** 'Everything in LeadBot Basic': the table shows this line as ticks. */
const inherited = /^Everything in /;

function priceRows(packages: readonly BotPackage[]): PackageRow[] {
  const row = (label: string, value: (offer: BotPackage) => string) => ({
    label,
    cells: packages.map(value),
  });
  return [
    row(packagesPage.setupLabel, ({ setupPrice }) => naira(setupPrice)),
    row(packagesPage.monthlyLabel, ({ monthlyPrice }) => naira(monthlyPrice)),
    row(packageComparison.firstMonthLabel, ({ setupPrice, monthlyPrice }) =>
      naira(setupPrice + monthlyPrice),
    ),
    row(packageComparison.firstYearLabel, ({ setupPrice, monthlyPrice }) =>
      naira(firstYearTotal({ setup: setupPrice, monthly: monthlyPrice })),
    ),
    row(packageComparison.launchLabel, () => assistantLaunchTime),
  ];
}

function groupLabel(packages: readonly BotPackage[], at: number): string {
  const title = packages[at]?.title ?? "";
  if (at === 0) return packageComparison.inAll;
  if (at === packages.length - 1) return packageComparison.inOne(title);
  return packageComparison.inSome(packages.slice(at).map((one) => one.title));
}

/** The rows of the comparison: prices, then each package's own features, which the larger packages include. */
export function packageRows(packages: readonly BotPackage[]): PackageRowGroup[] {
  return [
    { label: packageComparison.priceGroup, rows: priceRows(packages) },
    ...packages.map(({ features }, at) => ({
      label: groupLabel(packages, at),
      rows: features
        .filter((feature) => !inherited.test(feature))
        .map((label) => ({ label, cells: packages.map((_, column) => column >= at) })),
    })),
  ];
}
