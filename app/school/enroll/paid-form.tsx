import { Form } from "react-router";
import { TierSelect } from "#app/admin/tier-select.tsx";
import type { ListedEnrollment } from "#app/school/enroll/enrollments.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Moment } from "#app/ui/moment.tsx";
import { enrollmentsList as texts } from "#content/enrollments-list.ts";
import { tierName } from "#content/school.ts";

interface PaidProps {
  enrollment: ListedEnrollment;
  name: string;
}

/** To whom the tier of a paid enrollment is open; nothing before it is paid. */
export function OpenedTo({
  enrollment: { status, tier, opened, email, told_at, lacksTier },
}: Pick<PaidProps, "enrollment">) {
  if (lacksTier)
    return <p className="mt-3 font-semibold text-danger">{texts.noTier(texts.statuses[status])}</p>;
  if (!tier || !opened) return null;
  return (
    <p className={`mt-3 font-semibold ${opened.isOpen ? "text-success" : "text-brand"}`}>
      {opened.isOpen && opened.email
        ? texts.openTo(tierName(tier), opened.email)
        : texts.waitsFor(tierName(tier), opened.email ?? email)}
      <span className="block text-sm font-normal text-muted">
        {told_at ? (
          <>
            {texts.told} · <Moment at={told_at} />
          </>
        ) : (
          texts.untold
        )}
      </span>
    </p>
  );
}

/** Marks an enrollment as paid and opens the tier, in one press. */
export function PaidForm({ enrollment: { id, status, tier, suggested }, name }: PaidProps) {
  const paid = status === "paid" || status === "active";
  const words = paid && tier ? texts.changeTier : texts.pay;
  return (
    <Form method="post" preventScrollReset className="flex basis-full flex-wrap gap-3">
      <input type="hidden" name="change" value="status" />
      <input type="hidden" name="status" value="paid" />
      <input type="hidden" name="id" value={id} />
      <span className="grow basis-32">
        <TierSelect label={texts.tierOf(name)} selected={suggested} none={!suggested && texts.chooseTier} />
      </span>
      <Button
        type="submit"
        kind="secondary"
        className="min-h-12 max-sm:px-3"
        aria-label={`${words}: ${name}`}
      >
        {words}
      </Button>
    </Form>
  );
}
