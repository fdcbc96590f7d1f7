import { Icon, type IconName } from "#app/ui/icon.tsx";

/** The look of a link that is one of several choices: a row with an icon, two lines and an arrow. */
export const choiceClass =
  "flex min-h-16 items-center gap-4 rounded-2xl border border-line bg-ground p-4 hover:border-brand";

interface ChoiceInsideProps {
  icon: IconName;
  label: string;
  text: string;
}

/** The content of such a link. */
export function ChoiceInside({ icon, label, text }: ChoiceInsideProps) {
  const green = icon === "whatsapp";
  return (
    <>
      <span
        className={`grid size-11 shrink-0 place-items-center rounded-xl ${green ? "bg-whatsapp text-whatsapp-ink" : "bg-brand-soft text-brand"}`}
      >
        <Icon name={icon} />
      </span>
      <span className="grow leading-snug">
        <span className="block font-semibold">{label}</span>
        <span className="block text-sm text-muted">{text}</span>
      </span>
      <Icon name="arrow" className="size-5 text-muted" />
    </>
  );
}
