import type { ToolPart } from "#app/content/tool-forms.ts";
import { toolTexts } from "#app/content/tool-texts.ts";
import { whatsappShareLink } from "#app/content/whatsapp.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import type { Written } from "./ask-tool.ts";
import { PartBody } from "./part-body.tsx";
import { partText } from "./read-written.ts";
import { canShare, copyText, shareText } from "./take-away.ts";

interface ResultCardProps {
  part: ToolPart;
  written: Written;
  /** Whether it is still being written. */
  writing: boolean;
  /** All that the tool writes: then the heading above has said what it is. */
  isAlone: boolean;
}

/** One piece of an answer, with what can be done with it. */
export function ResultCard({ part, written, writing, isAlone }: ResultCardProps) {
  return (
    <Card as="li">
      <h3 className={isAlone ? "sr-only" : "mb-3 text-lg"}>{part.label}</h3>
      <PartBody part={part} written={written} />
      <div className="mt-3 flex min-h-11 flex-wrap gap-x-6">
        {!writing && <TakeAway text={partText(part, written)} label={part.label} />}
      </div>
    </Card>
  );
}

interface TakeAwayProps {
  text: string;
  /** What it is, for those who hear the button alone. */
  label: string;
}

function TakeAway({ text, label }: TakeAwayProps) {
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
