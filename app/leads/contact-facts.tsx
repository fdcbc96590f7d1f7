import { Icon } from "#app/ui/icon.tsx";
import { contact } from "#content/home.ts";

/** Our response hours, and our e-mail address for people without WhatsApp. */
export function ContactFacts() {
  return (
    <ul className="mt-8 grid gap-4 border-t border-line pt-6">
      <li className="flex gap-3">
        <Icon name="clock" className="mt-0.5 size-5 text-brand" />
        <p>
          <b className="block font-semibold">{contact.hoursLabel}</b>
          <span className="text-muted">{contact.hours}</span>
        </p>
      </li>
      <li className="flex gap-3">
        <Icon name="mail" className="mt-0.5 size-5 text-brand" />
        <p>
          <b className="block font-semibold">{contact.emailLabel}</b>
          <a href={`mailto:${contact.email}`} className="text-brand underline underline-offset-4">
            {contact.email}
          </a>
        </p>
      </li>
    </ul>
  );
}
