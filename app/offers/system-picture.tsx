import { Bubble } from "#app/ui/chat-mock.tsx";
import { ClothPatch } from "#app/ui/cloth/patch.tsx";
import { type PictureRow, systemPictures } from "#content/offer-pictures.ts";
import type { EnterpriseId } from "#content/prices.ts";
import { systemCloth } from "./system-tiles.ts";

const tones: Readonly<Record<PictureRow["tone"], string>> = {
  good: "bg-success-soft text-success",
  new: "bg-brand-soft text-brand",
  care: "bg-accent-soft text-clay",
};

/** A system in use: its list on the screen, and the message it sends. */
export function SystemPicture({ id }: { id: EnterpriseId }) {
  const { caption, title, rows, message } = systemPictures[id];
  return (
    <figure className="flex flex-col overflow-hidden rounded-2xl border border-line bg-chat">
      <figcaption className="px-4 pt-4 text-sm text-muted">{caption}</figcaption>
      <ClothPatch squares={systemCloth(id)} columns={8} className="order-first w-full" />
      <div className="grid gap-3 p-4 pt-3">
        <div className="rounded-xl bg-chat-in px-4 py-3">
          <p className="font-semibold">{title}</p>
          <ul className="figures mt-1 divide-y divide-line text-sm">
            {rows.map(({ place, text, state, tone }) => (
              <li
                key={place}
                className="grid grid-cols-[1fr_auto] items-center gap-x-3 py-2 leading-snug sm:grid-cols-[5.75rem_1fr_auto]"
              >
                <b className="font-semibold">{place}</b>
                <span className="max-sm:order-last max-sm:col-span-2">{text}</span>
                <span className={`rounded-md px-2 py-0.5 font-semibold whitespace-nowrap ${tones[tone]}`}>
                  {state}
                </span>
              </li>
            ))}
          </ul>
        </div>
        <Bubble>{message}</Bubble>
      </div>
    </figure>
  );
}
