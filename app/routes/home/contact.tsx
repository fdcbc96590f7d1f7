import { contact } from "#app/content/home.ts";
import { whatsappLink } from "#app/content/whatsapp.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";

/** How to reach us and what happens then. */
export function Contact() {
  return (
    <section id="contact" className="section" aria-labelledby="contact-heading">
      <div className="wrap grid gap-10 lg:grid-cols-2 lg:gap-16">
        <div>
          <h2 id="contact-heading" className="text-3xl">
            {contact.heading}
          </h2>
          <p className="mt-4 max-w-prose text-lg text-muted">{contact.text}</p>
          <ButtonLink
            kind="whatsapp"
            size="lg"
            className="mt-7"
            href={whatsappLink(contact.action.line, contact.action.message)}
          >
            {contact.action.label}
          </ButtonLink>
          <ul className="mt-8 grid gap-4">
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
        </div>
        <div className="rounded-2xl border border-line bg-paper p-6 md:p-8">
          <h3 className="text-xl">{contact.nextHeading}</h3>
          <ol className="mt-5 grid gap-6">
            {contact.next.map(({ title, text }, at) => (
              <li key={title} className="flex gap-4">
                <span className="grid size-10 shrink-0 place-items-center rounded-lg bg-brand-soft font-heading font-bold text-brand">
                  {at + 1}
                </span>
                <div>
                  <h4 className="text-lg">{title}</h4>
                  <p className="text-muted">
                    <Unbroken text={text} />
                  </p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
