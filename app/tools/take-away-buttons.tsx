import { Button, ButtonLink } from "#app/ui/button.tsx";
import { toolTexts } from "#content/tool-texts.ts";
import { whatsappShareLink } from "#content/whatsapp.ts";
import { canShare, copyText, shareText } from "./take-away.ts";

interface TakeAwayProps {
  text: string;
  /** The name of the text, for screen readers. */
  label: string;
}

/** Copies a text, or opens the phone's share sheet. */
export function TakeAway({ text, label }: TakeAwayProps) {
  const address = whatsappShareLink(text);
  return (
    <>
      <Button
        kind="quiet"
        icon="copy"
        className="needs-js"
        aria-label={`${toolTexts.copyLabel}: ${label}`}
        onClick={() => copyText(text)}
      >
        {toolTexts.copyLabel}
      </Button>
      <ButtonLink
        kind="quiet"
        icon="share"
        href={address}
        aria-label={`${toolTexts.shareLabel}: ${label}`}
        onClick={(event) => {
          if (!canShare()) return;
          event.preventDefault();
          shareText(text, () => window.open(address, "_blank", "noopener"));
        }}
      >
        {toolTexts.shareLabel}
      </ButtonLink>
    </>
  );
}
