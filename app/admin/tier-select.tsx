import { Select } from "#app/forms/field.tsx";
import { type GrantedTierId, grantedTierIds, tierName } from "#content/school.ts";

interface TierSelectProps {
  /** The accessible name: which tier of whom is chosen. */
  label: string;
  /** The tiers on offer; by default all that can be granted. */
  tiers?: readonly GrantedTierId[];
  /** The tier that is selected at first. */
  selected?: GrantedTierId | null | undefined;
  /** The first option, which is no tier; without it a tier is always chosen. */
  none?: string | false | undefined;
}

/** Chooses a tier that an admin can open to a learner; the field is called `tier`. */
export function TierSelect({ label, tiers = grantedTierIds, selected, none }: TierSelectProps) {
  return (
    <Select key={selected} name="tier" required defaultValue={selected ?? undefined} aria-label={label}>
      {none && <option value="">{none}</option>}
      {tiers.map((tier) => (
        <option key={tier} value={tier}>
          {tierName(tier)}
        </option>
      ))}
    </Select>
  );
}
