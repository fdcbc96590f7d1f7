import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { reviewTexts } from "#content/review.ts";

const texts = reviewTexts.hidden;

/**
 * Hides identities or shows them again. It posts to the current page and reloads the whole document, so that nothing
 * shown before remains in it.
 */
export function IdentitySwitch({ hidden }: { hidden: boolean }) {
  return (
    <Form method="post" reloadDocument>
      <Button type="submit" name="identities" value={hidden ? "show" : "hide"} kind="secondary" icon="lock">
        {hidden ? texts.show : texts.hide}
      </Button>
    </Form>
  );
}

/** Says that identities are hidden. */
export function HiddenNotice({ searched = false }: { searched?: boolean }) {
  return (
    <section
      aria-label={texts.on}
      className="flex flex-wrap items-center gap-4 rounded-2xl border border-accent bg-accent-soft p-4"
    >
      <Icon name="lock" className="size-6 shrink-0" />
      <div className="grow basis-64">
        <p className="font-semibold">{texts.on}</p>
        <p className="text-sm">{searched ? `${texts.onText} ${texts.searchOff}` : texts.onText}</p>
      </div>
      <IdentitySwitch hidden />
    </section>
  );
}
