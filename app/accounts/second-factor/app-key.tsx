import { Card } from "#app/ui/card.tsx";
import { twoStepTexts } from "#content/second-factor.ts";
import { SecretForm } from "./secret-form.tsx";
import type { TwoStepAnswer } from "./two-step-action.server.ts";

interface AppKeyProps {
  app: NonNullable<TwoStepAnswer["app"]>;
  /** The error of the last try. */
  message?: string | undefined;
}

/** The key for an authenticator app, as a QR code and as text, and the form for its first code. */
export function AppKey({ app: { key, picture }, message }: AppKeyProps) {
  const texts = twoStepTexts.scan;
  return (
    <Card as="section">
      <h2 className="text-xl">{texts.heading}</h2>
      <p className="mt-1 max-w-prose text-muted">{texts.text}</p>
      {/* A reader needs dark on light, with an empty border of four modules, also in dark mode. */}
      <svg
        role="img"
        aria-label={texts.picture}
        viewBox={`-4 -4 ${picture.size + 8} ${picture.size + 8}`}
        className="my-5 w-full max-w-64 rounded-xl"
        shapeRendering="crispEdges"
      >
        <rect x="-4" y="-4" width="100%" height="100%" fill="#fff" />
        <path d={picture.path} fill="#000" />
      </svg>
      <p className="mb-5">
        <span className="font-semibold">{texts.key}</span>{" "}
        <code className="select-all [overflow-wrap:anywhere]">{key.match(/.{1,4}/g)?.join(" ")}</code>
      </p>
      <SecretForm intent="confirm" code={twoStepTexts.appCode} message={message} submit={texts.submit}>
        <input type="hidden" name="key" value={key} />
      </SecretForm>
    </Card>
  );
}
