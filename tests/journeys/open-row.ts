import type { Locator } from "@playwright/test";

/** Opens a row of a list to the rest of its record. */
export const openRow = (row: Locator) => row.locator("summary[data-details]").click();
