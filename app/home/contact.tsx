import { useState } from "react";
import { ContactFacts } from "#app/leads/contact-facts.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Steps } from "#app/ui/steps.tsx";
import { useCode } from "#app/ui/use-code.ts";
import { contactForm, contactNext, contactPage } from "#content/contact-form.ts";
import { contact } from "#content/home.ts";
import { whatsappLink } from "#content/whatsapp.ts";
import { OpenedForm } from "./opened-form.tsx";

const panelCode = () => import("#app/leads/contact-panel.tsx");

const chatHref = whatsappLink(contact.action.line, contact.action.message);

/**
 * How to reach us, by WhatsApp or by a form whose code is fetched when it is asked for, and what happens next.
 */
export function Contact() {
  return (
    <section id="contact" className="section" aria-labelledby="contact-heading">
      <div className="wrap grid grid-cols-1 gap-x-14 gap-y-6 lg:grid-cols-[1fr_1.3fr] lg:grid-rows-[auto_1fr]">
        <div>
          <h2 id="contact-heading" className="text-3xl">
            {contact.heading}
          </h2>
          <p className="mt-4 max-w-prose text-lg text-muted">{contact.text}</p>
          <ButtonLink kind="whatsapp" size="lg" className="mt-6" href={chatHref}>
            {contact.action.label}
          </ButtonLink>
        </div>
        <ContactCard />
        <div className="beside">
          <Fold
            summary={<h3 className="text-xl">{contactNext.nextHeading}</h3>}
            className="max-lg:border-y max-lg:border-line"
          >
            <Steps list={contactNext.next} heading="h4" className="mt-3 max-lg:pb-4" />
          </Fold>
          {/* On phones the footer right below says the same. */}
          <div className="max-lg:hidden">
            <ContactFacts />
          </div>
        </div>
      </div>
    </section>
  );
}

function ContactCard() {
  const [asked, setAsked] = useState(false);
  const code = useCode(asked, panelCode);
  const { loadFailed } = contactForm;
  return (
    <OpenedForm
      id="contact"
      receipts="MSG"
      href="/contact"
      label={contactPage.openLabel}
      waiting={contactForm.loading}
      asked={asked}
      onAsk={() => setAsked(true)}
    >
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
      ) : null}
    </OpenedForm>
  );
}
