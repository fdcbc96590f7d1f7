import { AdminHeader } from "#app/admin/admin-header.tsx";
import { alertTexts, recruiterAlerts } from "#content/alerts.ts";
import { reviewSignIn } from "#content/back-office.ts";

interface ReviewHeaderProps {
  heading?: string;
  back?: { href: string; label: string } | null;
}

/** The header of the review. It has no link to the dashboard by default, because recruiters may not open it. */
export function ReviewHeader({ heading = reviewSignIn.heading, back = null }: ReviewHeaderProps) {
  return (
    <AdminHeader
      heading={heading}
      back={back}
      signOut="/recruitment/admin"
      account
      more={{ href: recruiterAlerts.path, label: alertTexts.heading }}
    />
  );
}
