import { Link } from "react-router";
import { schoolPromo } from "#app/content/home.ts";
import { whatsappLink } from "#app/content/whatsapp.ts";
import { ChoiceInside, choiceClass } from "#app/ui/choice.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { lookOf } from "./destination-looks.ts";

/** The ebook store is not on the site yet, so its choice asks for the list of ebooks in a chat. */
const ebookHref = whatsappLink("sales", "Good day. Please send me the list of your ebooks and their prices.");

interface LearningPathDialogProps {
  open: boolean;
  onClose: () => void;
}

/** 'Choose Your Learning Path': the three ways into learning. */
export function LearningPathDialog({ open, onClose }: LearningPathDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={schoolPromo.dialog.title}>
      <ul className="grid gap-3">
        {schoolPromo.dialog.choices.map(({ label, text, href }) => (
          <li key={label}>
            {href === "/#store" ? (
              <a href={ebookHref} target="_blank" rel="noopener" className={choiceClass}>
                <ChoiceInside
                  icon="whatsapp"
                  label={label}
                  text={`${text} We send you the list on WhatsApp.`}
                />
              </a>
            ) : (
              <Link to={href} className={choiceClass}>
                <ChoiceInside icon={lookOf(href).icon} label={label} text={text} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
