import { Link } from "react-router";
import { ChoiceInside, choiceClass } from "#app/forms/choice.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { lookOf } from "./destination-looks.ts";

interface ChoicesDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: string;
  choices: readonly { readonly label: string; readonly text: string; readonly href: string }[];
}

/** A dialog of links. Each takes the place of the dialog's own address, so Back leads to the page without the dialog. */
export function ChoicesDialog({ choices, ...dialog }: ChoicesDialogProps) {
  return (
    <Dialog {...dialog}>
      <ul className="grid gap-3">
        {choices.map(({ href, label, text }) => (
          <li key={label}>
            <Link to={href} replace className={choiceClass}>
              <ChoiceInside icon={lookOf(href).icon} label={label} text={text} />
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
