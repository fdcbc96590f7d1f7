import { ButtonLink } from "#app/ui/button.tsx";
import { type Ebook, storeTexts } from "#content/ebooks.ts";
import { pressAddress } from "#content/lead-doors.ts";

/** Opens a chat with the order for this ebook already written. */
export function OrderButton({ ebook, className }: { ebook: Ebook; className?: string }) {
  return (
    <ButtonLink
      kind="whatsapp"
      size="lg"
      href={pressAddress("ebook", { item: ebook.slug })}
      className={className}
    >
      {storeTexts.orderLabel}
    </ButtonLink>
  );
}
