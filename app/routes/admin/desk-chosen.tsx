import { deskTexts } from "#app/content/back-office.ts";
import { ChosenForm } from "#app/ui/chosen-form.tsx";
import type { StatusOption } from "#app/ui/status-form.tsx";

interface DeskChosenProps {
  texts: { bulk: { label: string; submit: string }; counted: (total: number) => string };
  options: readonly StatusOption[];
  /** The status that is offered first. */
  first: string;
  total: number;
}

/** Above a list: the form that changes all that are chosen in it, and how many there are. */
export function DeskChosen({ texts: { bulk, counted }, options, first, total }: DeskChosenProps) {
  return (
    <>
      <ChosenForm
        label={bulk.label}
        options={options}
        first={first}
        submit={bulk.submit}
        all={deskTexts.chooseAll}
        none={deskTexts.chooseNone}
        counted={deskTexts.chosen}
      />
      <p className="mb-4 text-muted">{counted(total)}</p>
    </>
  );
}
