import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { copyText } from "#app/ui/copy-text.ts";
import { Toasts } from "#app/ui/toasts.tsx";
import { twoStepTexts } from "#content/second-factor.ts";
import { site } from "#content/site.ts";
import { twoStepAddress } from "./addresses.ts";

interface RecoveryCodesProps {
  codes: readonly string[];
  /** Where the user goes on; this screen by default. */
  goOn: { href: string } | null;
}

/** New recovery codes, shown once, to copy or to print. */
export function RecoveryCodes({ codes, goOn }: RecoveryCodesProps) {
  const texts = twoStepTexts.codes;
  return (
    <Card as="section">
      <h2 className="text-xl">{texts.heading}</h2>
      <p className="mt-1 max-w-prose text-muted">{texts.text}</p>
      <p className="mt-4 hidden font-semibold print:block">{site.name}</p>
      <ul aria-label={texts.list} className="my-5 grid max-w-md gap-x-8 gap-y-2 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="text-lg select-all">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button
          kind="secondary"
          icon="copy"
          className="needs-js"
          onClick={() => copyText(codes.join("\n"), texts)}
        >
          {texts.copy}
        </Button>
        <Button kind="secondary" className="needs-js" onClick={() => window.print()}>
          {texts.print}
        </Button>
        <ButtonLink href={goOn?.href ?? twoStepAddress} reload>
          {texts.done}
        </ButtonLink>
      </div>
      <Toasts />
    </Card>
  );
}
