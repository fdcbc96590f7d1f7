import { Link } from "react-router";
import { ChoiceInside, choiceClass } from "#app/forms/choice.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { exploreDialog } from "#content/home.ts";
import { lookOf } from "./destination-looks.ts";

interface ExploreDialogProps {
  open: boolean;
  onClose: () => void;
}

/** 'Choose What to Explore': five of the six links in the hero. Back from there leads to the page without the dialog. */
export function ExploreDialog({ open, onClose }: ExploreDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={exploreDialog.title} description={exploreDialog.text}>
      <ul className="grid gap-3">
        {exploreDialog.options.map(({ href, label, text }) => (
          <li key={href}>
            <Link to={href} replace className={choiceClass}>
              <ChoiceInside icon={lookOf(href).icon} label={label} text={text} />
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
