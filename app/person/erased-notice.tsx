import { ButtonLink } from "#app/ui/button.tsx";
import { personTexts } from "#content/person.ts";
import type { ErasedReceipt } from "./tell-erased.ts";

const { done, tell } = personTexts.erase;

/** Says under which reference somebody was erased, and offers the message that tells them. */
export function ErasedNotice({ receipt: { ref, whatsapp, mail } }: { receipt: ErasedReceipt }) {
  return (
    <>
      <p>{done(ref)}</p>
      {(whatsapp || mail) && (
        <>
          <p className="mt-1 font-normal">{tell.once}</p>
          <p className="mt-3 flex flex-wrap gap-3">
            {whatsapp && (
              <ButtonLink kind="whatsapp" href={whatsapp}>
                {tell.whatsapp}
              </ButtonLink>
            )}
            {mail && (
              <ButtonLink kind="secondary" icon="mail" href={mail}>
                {tell.mail}
              </ButtonLink>
            )}
          </p>
        </>
      )}
    </>
  );
}
