import { AdireBand } from "#app/ui/adire.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { exitOffer } from "#content/exit-offer.ts";
import { pressAddress } from "#content/lead-doors.ts";

export interface ExitDialogProps {
  open: boolean;
  onClose: () => void;
}

/** 'Before you go…': free course material, and a chat for visitors who would rather ask. */
export function ExitDialog({ open, onClose }: ExitDialogProps) {
  const { title, text, usualLabel, usualPrice, nowLabel, price, download, chat } = exitOffer;
  return (
    <Dialog open={open} onClose={onClose} title={title} description={text}>
      <div className="deep overflow-hidden rounded-2xl border border-line">
        <AdireBand rows={2} className="text-accent" />
        <dl className="figures flex justify-between gap-6 p-5">
          <div>
            <dt className="text-sm text-muted">{usualLabel}</dt>
            <dd className="font-heading text-2xl font-bold text-muted line-through">{usualPrice}</dd>
          </div>
          <div className="text-right">
            <dt className="text-sm text-muted">{nowLabel}</dt>
            <dd className="font-heading text-2xl font-bold">{price}</dd>
          </div>
        </dl>
      </div>
      <div className="mt-6 flex flex-wrap gap-3 *:grow">
        <ButtonLink href={download.href} size="lg" icon="download">
          {download.label}
        </ButtonLink>
        <ButtonLink href={pressAddress("exit-offer")} kind="whatsapp" size="lg">
          {chat.label}
        </ButtonLink>
      </div>
    </Dialog>
  );
}
