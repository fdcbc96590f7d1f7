import { ButtonLink } from "#app/ui/button.tsx";
import { type Ebook, storeTexts } from "#content/ebooks.ts";
import { pressAddress } from "#content/lead-doors.ts";

interface OrderButtonProps {
  ebook: Ebook;
  size?: "md" | "lg";
  className?: string;
  /** The name is read out after the label where several books are on one page. */
  named?: boolean;
}

/** Opens a chat with the order for this ebook already written, or with the wish to be told when it is ready. */
export function OrderButton({ ebook, size = "lg", className, named = false }: OrderButtonProps) {
  const label = ebook.pages === undefined ? storeTexts.readyLabel : storeTexts.orderLabel;
  return (
    <ButtonLink
      kind="whatsapp"
      size={size}
      href={pressAddress("ebook", { item: ebook.slug })}
      className={className}
      {...(named && { "aria-label": `${label}: ${ebook.title}` })}
    >
      {named ? <ShortLabel label={label} /> : label}
    </ButtonLink>
  );
}

/** On phones a book's column holds one word beside the icon. */
function ShortLabel({ label }: { label: string }) {
  const [first, ...rest] = label.split(" ");
  return (
    <>
      {first} <span className="max-sm:hidden">{rest.join(" ")}</span>
    </>
  );
}

/** 'PDF, 41 pages', or that the book is still being written. */
export function fileWords({ pages }: Pick<Ebook, "pages">): string {
  return pages === undefined ? storeTexts.notReady : `${storeTexts.format}, ${pages} ${storeTexts.pagesWord}`;
}
