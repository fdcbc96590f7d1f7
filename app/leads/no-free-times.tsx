import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { appointmentForm } from "#content/appointment.ts";
import { whatsappLink } from "#content/whatsapp.ts";

const { full, loadFailed } = appointmentForm;

const chat = (
  <ButtonLink kind="whatsapp" href={whatsappLink("sales", loadFailed.message)}>
    {loadFailed.chatLabel}
  </ButtonLink>
);

interface NoTimesProps {
  /** One level below the heading above it. */
  heading: "h2" | "h3";
}

/** Every time is taken; offers WhatsApp instead. */
export function NoFreeTimes({ heading }: NoTimesProps) {
  return (
    <EmptyState title={full.title} tile="dots" heading={heading} action={chat}>
      {full.text}
    </EmptyState>
  );
}

/** The free times could not be loaded. Without `onRetry` the whole page is loaded again. */
export function FreeTimesFailed({ heading, onRetry }: NoTimesProps & { onRetry?: () => void }) {
  const retry = onRetry ? (
    <Button kind="secondary" onClick={onRetry}>
      {loadFailed.retryLabel}
    </Button>
  ) : (
    <ButtonLink kind="secondary" href="/appointment" reload>
      {loadFailed.retryLabel}
    </ButtonLink>
  );
  return (
    <EmptyState
      title={loadFailed.title}
      tile="dots"
      heading={heading}
      action={
        <>
          {retry}
          {chat}
        </>
      }
    >
      {loadFailed.text}
    </EmptyState>
  );
}
