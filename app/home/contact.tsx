import { useRef } from "react";
import { ContactFacts } from "#app/leads/contact-facts.tsx";
import { ContactShape } from "#app/leads/form-shapes.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Steps } from "#app/ui/steps.tsx";
import { useCode } from "#app/ui/use-code.ts";
import { useNear } from "#app/ui/use-near.ts";
import { contactForm } from "#content/contact-form.ts";
import { contact } from "#content/home.ts";
import { whatsappLink } from "#content/whatsapp.ts";
import { cardWithScript } from "./appointment.tsx";

const panelCode = () => import("#app/leads/contact-panel.tsx");

const chatHref = whatsappLink(contact.action.line, contact.action.message);

/**
 * How to reach us, by WhatsApp or by a form whose code is fetched when it comes near the screen, and what happens next.
 */
export function Contact() {
  return (
    <section id="contact" className="section" aria-labelledby="contact-heading">
      <div className="wrap grid grid-cols-1 gap-x-14 gap-y-10 lg:grid-cols-[1fr_1.3fr] lg:grid-rows-[auto_1fr]">
        <div>
          <h2 id="contact-heading" className="text-3xl">
            {contact.heading}
          </h2>
          <p className="mt-4 max-w-prose text-lg text-muted">{contact.text}</p>
          <ButtonLink kind="whatsapp" size="lg" className="mt-8" href={chatHref}>
            {contact.action.label}
          </ButtonLink>
        </div>
        <ContactCard />
        <div>
          <h3 className="text-xl">{contact.nextHeading}</h3>
          <Steps list={contact.next} heading="h4" className="mt-4" />
          <ContactFacts />
        </div>
      </div>
    </section>
  );
}

function ContactCard() {
  const place = useRef<HTMLDivElement>(null);
  const code = useCode(useNear(place), panelCode);
  const { loadFailed } = contactForm;
  return (
    <div ref={place} className={`${cardWithScript} lg:row-span-2`}>
      {code.state === "here" ? (
        <code.module.default />
      ) : code.state === "failed" ? (
        <EmptyState
          title={loadFailed.title}
          heading="h3"
          action={
            <>
              <Button kind="secondary" onClick={code.retry}>
                {loadFailed.retryLabel}
              </Button>
              <ButtonLink kind="whatsapp" href={chatHref}>
                {contact.action.label}
              </ButtonLink>
            </>
          }
        >
          {loadFailed.text}
        </EmptyState>
      ) : (
        <ContactShape />
      )}
    </div>
  );
}
