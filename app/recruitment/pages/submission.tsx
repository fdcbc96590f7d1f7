import { useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { copyText } from "#app/ui/copy-text.ts";
import { testAssignments } from "#content/assignments.ts";
import { whatsappLink } from "#content/whatsapp.ts";
import { ChatButton } from "./frame.tsx";
import { Part } from "./part.tsx";
import { Points } from "./points.tsx";

/** The page shows the format without the trailing spaces that the message has for the answers. */
const shownFormat = testAssignments.submission.format.replace(/ +$/gm, "");

/** How to send answers: the format to copy, what to check before, and the chat. */
export function Submission() {
  const {
    heading,
    text,
    format,
    formatLabel,
    copyLabel,
    copied,
    copyFailed,
    notesHeading,
    notes,
    sendLabel,
  } = testAssignments.submission;
  const shown = useRef<HTMLPreElement>(null);

  async function onCopy() {
    // Where the browser refuses, the text is selected, so that it can be copied by hand.
    if (!(await copyText(format, { copied, copyFailed })) && shown.current) {
      getSelection()?.selectAllChildren(shown.current);
    }
  }

  return (
    <Part id="submission" heading={heading} text={text} tint>
      <div className="grid gap-x-16 gap-y-9 lg:grid-cols-2">
        <figure className="rounded-2xl border border-line bg-paper p-5 md:p-6">
          <figcaption className="font-semibold">{formatLabel}</figcaption>
          <pre
            ref={shown}
            className="mt-3 rounded-xl bg-tint p-4 font-sans leading-relaxed whitespace-pre-wrap select-text"
          >
            {shownFormat}
          </pre>
          <Button kind="secondary" icon="copy" className="needs-js mt-4" onClick={onCopy}>
            {copyLabel}
          </Button>
        </figure>
        <div>
          <h3 className="mb-4 text-xl">{notesHeading}</h3>
          <Points list={notes} className="mb-8" />
          <ChatButton href={whatsappLink("recruitment", format)}>{sendLabel}</ChatButton>
        </div>
      </div>
    </Part>
  );
}
