import { AdminHeader } from "#app/admin/admin-header.tsx";
import { portalTexts } from "#content/back-office.ts";

interface PortalHeaderProps {
  heading?: string;
  back?: { href: string; label: string } | null;
}

/** The header of the portal. It has no link to the dashboard by default, because recruiters may not open it. */
export function PortalHeader({ heading = portalTexts.heading, back = null }: PortalHeaderProps) {
  return <AdminHeader heading={heading} back={back} signOut="/recruitment/admin" />;
}
