import { type EnterpriseOffer, enterprisePage } from "#content/enterprise-offers.ts";
import { systemFactRows, systemFacts } from "#content/offer-comparison.ts";
import { pricePathTexts, systemPaths } from "#content/price-path.ts";
import { firstYearTotal, naira } from "#content/prices.ts";

/** A row of the comparison: its label, and the value for a system. */
export interface SystemRow {
  readonly label: string;
  readonly money?: boolean;
  readonly value: (offer: EnterpriseOffer) => string;
}

const [whoFor, ...others] = systemFactRows.map(
  ({ key, label }): SystemRow => ({ label, value: ({ id }) => systemFacts[id][key] }),
);

/** The rows in order: who it is for, what it costs, then what it does. */
export const systemRows: readonly SystemRow[] = [
  ...(whoFor ? [whoFor] : []),
  { label: enterprisePage.setupLabel, money: true, value: ({ setupPrice }) => naira(setupPrice) },
  { label: enterprisePage.monthlyLabel, money: true, value: ({ monthlyPrice }) => naira(monthlyPrice) },
  {
    label: enterprisePage.firstYearLabel,
    money: true,
    value: ({ setupPrice, monthlyPrice }) =>
      naira(firstYearTotal({ setup: setupPrice, monthly: monthlyPrice })),
  },
  {
    label: pricePathTexts.rowLabel,
    value: ({ id }) => `${systemPaths[id].ready.name}, ${systemPaths[id].ready.price}`,
  },
  ...others,
];
