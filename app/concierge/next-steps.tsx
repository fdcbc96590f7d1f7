import { ButtonLink } from "#app/ui/button.tsx";
import { type ConciergeAction, conciergeActions } from "#content/concierge-actions.ts";
import { conciergeWidget as texts } from "#content/concierge-widget.ts";
import { site } from "#content/site.ts";
import type { Answer } from "./conversation-state.ts";

interface NextStepsProps {
  answer: Answer;
  /** Opens WhatsApp with the question. */
  toAPerson: string;
  /** Called when the visitor follows a link in the chat. */
  onFollow: () => void;
}

interface Step {
  label: string;
  href: string;
}

function isKnown(name: string): name is ConciergeAction {
  return Object.hasOwn(conciergeActions, name);
}

/** The steps that an answer suggests, without duplicate addresses. */
function stepsOf({ actions }: Answer, toAPerson: string): Step[] {
  const steps = actions.map((name): Step => {
    const step = isKnown(name) ? conciergeActions[name] : texts.unknownAction;
    return name === "chat_whatsapp" ? { label: step.label, href: toAPerson } : step;
  });
  return steps.filter(({ href }, at) => steps.findIndex((other) => other.href === href) === at);
}

/** The steps that an answer suggests, most important first. */
export function NextSteps({ answer, toAPerson, onFollow }: NextStepsProps) {
  const steps = stepsOf(answer, toAPerson);
  if (!steps.length) return null;
  return (
    <ul aria-label={texts.nextLabel} className="flex flex-wrap gap-2">
      {steps.map(({ label, href }, at) => (
        <li key={href}>
          {href.startsWith("https://wa.me/") ? (
            <ButtonLink href={href} kind="whatsapp">
              {label}
            </ButtonLink>
          ) : (
            <ButtonLink
              href={href}
              kind={at === 0 ? "primary" : "secondary"}
              className={at === 0 ? "" : "bg-paper"}
              onClick={onFollow}
            >
              {label}
            </ButtonLink>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Links to a person, shown when there is no answer; they pass on the question. */
export function WaysToAPerson({ toAPerson }: Pick<NextStepsProps, "toAPerson">) {
  return (
    <>
      <ButtonLink href={toAPerson} kind="whatsapp">
        {texts.whatsappLabel}
      </ButtonLink>
      <ButtonLink href={`mailto:${site.email}`} kind="secondary" icon="mail" className="bg-paper">
        {texts.emailLabel}
      </ButtonLink>
    </>
  );
}
