import { z } from "zod";
import { type RetentionName, retentionKinds, retentionNames, retentionTexts } from "#content/retention.ts";

function amount(name: RetentionName) {
  const { least, most } = retentionKinds[name];
  const wrong = retentionTexts.wrong(least, most);
  return z.coerce.number(wrong).int(wrong).min(least, wrong).max(most, wrong);
}

/** How long each kind of record is stored. */
export const retentionForm = z.object(
  Object.fromEntries(retentionNames.map((name) => [name, amount(name)])) as Record<
    RetentionName,
    ReturnType<typeof amount>
  >,
);
export type RetentionInput = z.infer<typeof retentionForm>;
