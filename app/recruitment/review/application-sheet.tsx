import type { ReactNode } from "react";
import type { PrintedApplication } from "#app/recruitment/review/application-print.server.ts";
import { reviewTexts as texts } from "#content/review.ts";
import { applicantName } from "./applicant-name.ts";
import { ApplicationFacts } from "./application-facts.tsx";
import { ApplicationBadges, ApplicationDates } from "./application-status.tsx";
import { ApplicationTexts } from "./application-texts.tsx";
import { HistoryList } from "./history-list.tsx";
import { NoteList } from "./notes.tsx";
import { ScoreList } from "./score-list.tsx";

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="mt-6 border-t border-line pt-4">
      <h2 className="mb-2 text-xl">{heading}</h2>
      {children}
    </section>
  );
}

/** One application on paper: everything that was sent, with the reviewers' scores and notes. */
export function ApplicationSheet({ read }: { read: PrintedApplication }) {
  const { application, scores, history } = read;
  return (
    <article className="[overflow-wrap:anywhere]">
      <h1 className="mb-2 font-sans text-2xl">{applicantName(application)}</h1>
      <ApplicationBadges application={application} />
      <div className="mt-2">
        <ApplicationDates application={application} />
      </div>
      <ApplicationFacts application={application} />
      <div className="mt-4">
        <ApplicationTexts answers={application} />
      </div>
      <Part heading={texts.score.allHeading}>
        <ScoreList application={application} scores={scores} />
      </Part>
      <Part heading={texts.notes.heading}>
        <NoteList notes={history.filter(({ kind }) => kind === "note")} />
      </Part>
      <Part heading={texts.history.heading}>
        <HistoryList entries={history} />
      </Part>
    </article>
  );
}
