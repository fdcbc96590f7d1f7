import { site } from "#content/site.ts";
import { whatsappLink } from "#content/whatsapp.ts";
import { AdireBand } from "./adire.tsx";
import { ButtonLink } from "./button.tsx";

interface ErrorPageProps {
  status: number;
  /** The server's message, if it rejected the request. */
  message?: string | undefined;
  /** To find the request in the server's log. */
  requestId?: string | undefined;
}

const unavailable = {
  heading: "We will be back in a moment",
  text: "Our records cannot be reached right now.",
};
const failed = { heading: "Something went wrong on our side", text: "The page could not be shown." };
const unreadable = {
  heading: "We could not read that request",
  text: "This address cannot take what was sent to it.",
};

/** Shown when the server could not answer: what happened, what is safe, what to do. */
export function ErrorPage({ status, message, requestId }: ErrorPageProps) {
  const { heading, text } = status === 503 ? unavailable : status < 500 ? unreadable : failed;
  return (
    <main className="wrap grid min-h-dvh content-center justify-items-center gap-4 py-16 text-center">
      <title>{`Something went wrong · ${site.name}`}</title>
      <AdireBand className="mb-4 max-w-80 border-r border-b border-current text-brand" />
      <h1 className="text-3xl">{heading}</h1>
      <p className="max-w-prose text-muted">{`${message ?? text} Anything you sent before is safe.`}</p>
      <p>Wait a minute and try again, or write to us on WhatsApp.</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <ButtonLink href="" reload>
          Try again
        </ButtonLink>
        <ButtonLink
          kind="whatsapp"
          href={whatsappLink("sales", `Hello ${site.name}, your website showed me an error.`)}
        >
          Chat on WhatsApp
        </ButtonLink>
      </div>
      {requestId && <p className="text-sm text-muted">Reference for us: {requestId}</p>}
    </main>
  );
}
