import { ButtonLink } from "#app/ui/button.tsx";
import { type Ebook, storeTexts } from "#content/ebooks.ts";
import { whatsappLink } from "#content/whatsapp.ts";

/** Opens the chat with the order of this ebook written in it. */
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
