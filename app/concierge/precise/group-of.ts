import { type LabelGroup, labelGroups } from "#content/concierge/labels.ts";

/** The group of a label; undefined for what is no label. */
export const groupOf = (label: string): LabelGroup | undefined =>
  (Object.keys(labelGroups) as LabelGroup[]).find((group) => label in labelGroups[group]);
