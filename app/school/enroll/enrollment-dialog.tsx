import { useState } from "react";
import { PrefetchPageLinks } from "react-router";
import { newSubmissionKey } from "#app/forms/submission-key.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { enrollmentDialog } from "#content/enrollment.ts";
import { EnrollmentForm } from "./enrollment-form.tsx";

interface EnrollmentDialogProps {
  open: boolean;
  onClose: () => void;
  /** Preselected when the dialog was opened from a path's card. */
  learningPath?: string | undefined;
}

/** The enrollment form as a dialog. It still has the typed values when it is opened again. */
export default function EnrollmentDialog({ open, onClose, learningPath }: EnrollmentDialogProps) {
  const [submissionKey, setSubmissionKey] = useState(newSubmissionKey);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={enrollmentDialog.title}
      description={enrollmentDialog.text}
      wide
      keep
    >
      {/* The code that sends the form is loaded while it is filled in, because the network may be gone later. */}
      <PrefetchPageLinks page="/enroll" />
      <EnrollmentForm
        key={learningPath}
        submissionKey={submissionKey}
        learningPath={learningPath}
        onSaved={() => {
          setSubmissionKey(newSubmissionKey());
          onClose();
        }}
        beside={
          <Button kind="secondary" size="lg" onClick={onClose} className="grow md:grow-0">
            {enrollmentDialog.cancelLabel}
          </Button>
        }
      />
    </Dialog>
  );
}
