import { ButtonLink } from "#app/ui/button.tsx";
import { type Ebook, storeTexts } from "#content/ebooks.ts";
import { whatsappLink } from "#content/whatsapp.ts";

/** Opens a chat with the order for this ebook already written. */
export function OrderButton({ ebook, className }: { ebook: Ebook; className?: string }) {
  return (
    <ButtonLink
      kind="whatsapp"
      size="lg"
      href={whatsappLink(storeTexts.line, ebook.message)}
      className={className}
    >
      {storeTexts.orderLabel}
    </ButtonLink>
  );
}
