import { Link } from "react-router";
import { privacyLink } from "#content/legal.ts";

interface PrivacyNoteProps {
  /** One sentence about what these details are used for. */
  text: string;
  className?: string;
}

/** A note in every form that asks for personal data: what it is used for, and a link to the privacy notice. */
export function PrivacyNote({ text, className = "" }: PrivacyNoteProps) {
  return (
    <p className={`text-sm text-muted ${className}`}>
      {text}{" "}
      <Link to={privacyLink.href} className="-my-3 inline-block py-3 text-brand underline underline-offset-4">
        {privacyLink.label}
      </Link>
    </p>
  );
}
