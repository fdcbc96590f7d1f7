import { portalTexts } from "#app/content/back-office.ts";
import { DeskHeader } from "#app/routes/admin/desk-header.tsx";

interface PortalHeaderProps {
  heading?: string;
  back?: { href: string; label: string } | null;
}

/** Title of a page of the portal, the way back where there is one, and the way out. Recruiters have no dashboard. */
export function PortalHeader({ heading = portalTexts.heading, back = null }: PortalHeaderProps) {
  return <DeskHeader heading={heading} back={back} door="/recruitment/admin" />;
}
