import { ButtonLink } from "#app/ui/button.tsx";
import { tierTexts } from "#content/course-pages.ts";
import { pressAddress } from "#content/lead-doors.ts";
import { type TierId, tierName } from "#content/school.ts";

/** A link to request a tier: a chat with the request as its first message. */
export function TierRequest({ tier, course }: { tier: TierId; course: string }) {
  return (
    <ButtonLink kind="whatsapp" size="lg" href={pressAddress("tier", { item: tier, course })}>
      {tierTexts.ask(tierName(tier))}
    </ButtonLink>
  );
}
