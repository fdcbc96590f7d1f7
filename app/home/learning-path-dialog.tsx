import { Link } from "react-router";
import { ChoiceInside, choiceClass } from "#app/forms/choice.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { schoolPromo } from "#content/home.ts";
import { lookOf } from "./destination-looks.ts";

interface LearningPathDialogProps {
  open: boolean;
  onClose: () => void;
}

/** 'Choose Your Learning Path': three ways to learn. Each takes the place of the dialog's own address, which closes it. */
export function LearningPathDialog({ open, onClose }: LearningPathDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={schoolPromo.dialog.title}>
      <ul className="grid gap-3">
        {schoolPromo.dialog.choices.map(({ label, text, href }) => (
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
