import type { ReactNode } from "react";
import type { TitledText } from "#content/recruitment.ts";
import { Steps } from "./steps.tsx";

export interface NextTexts {
  readonly nextHeading: string;
  readonly next: readonly TitledText[];
}

interface NextStepsProps {
  texts: NextTexts;
  /** Shown below the steps. */
  children?: ReactNode;
}

/** Beside a form: what happens after it is sent. */
export function NextSteps({ texts, children }: NextStepsProps) {
  return (
    <aside aria-labelledby="next-heading" className="lg:sticky lg:top-24 lg:self-start">
      <h2 id="next-heading" className="text-2xl">
        {texts.nextHeading}
      </h2>
      <Steps list={texts.next} heading="h3" className="mt-6" />
      {children}
    </aside>
  );
}
