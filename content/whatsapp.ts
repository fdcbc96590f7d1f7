import { site, type WhatsAppLine } from "./site.ts";

/** The longest link that every browser and messenger opens; some cut longer ones silently. */
export const whatsappLinkLimit = 2000;

/** A prefilled text in parts, so that the least important is shortened first. */
export interface WhatsAppMessage {
  intro: string;
  /** Written as 'Label: value', one line each. Empty values are left out. */
  fields?: readonly (readonly [label: string, value: string | null | undefined])[];
  /** Short name of the saved record; comes last and is never shortened. */
  ref?: string;
}

function compose(intro: string, fields: readonly (readonly [string, string])[], ref?: string): string {
  return [
    intro,
    ...fields.map(([label, value]) => `${label}: ${value}`),
    ...(ref ? [`Ref: ${ref}`] : []),
  ].join("\n");
}

/** Cuts a text to about nine tenths, between characters. */
function shorten(text: string): string {
  const characters = Array.from(text.replace(/…$/, ""));
  return `${characters.slice(0, Math.floor(characters.length * 0.9)).join("")}…`;
}

/**
 * Address that opens a chat with one of the site's lines, with a prefilled text. wa.me takes digits only, with the
 * country code. The link stays under `whatsappLinkLimit` characters: the value that takes the most room in it is
 * shortened first.
 */
export function whatsappLink(line: WhatsAppLine, message: string | WhatsAppMessage): string {
  const base = `https://wa.me/${site.whatsapp[line].replace(/\D/g, "")}?text=`;
  const parts = typeof message === "string" ? { intro: message } : message;
  let intro = parts.intro.toWellFormed();
  const fields = (parts.fields ?? []).flatMap(([label, value]) =>
    value ? [[label, value.toWellFormed()] as [string, string]] : [],
  );
  const link = () => base + encodeURIComponent(compose(intro, fields, parts.ref));
  for (let address = link(); ; address = link()) {
    if (address.length < whatsappLinkLimit) return address;
    const room = (text: string) => encodeURIComponent(text).length;
    const longest = fields.reduce<[string, string] | undefined>(
      (most, field) => (!most || room(field[1]) > room(most[1]) ? field : most),
      undefined,
    );
    if (longest && room(longest[1]) >= room(intro)) longest[1] = shorten(longest[1]);
    else intro = shorten(intro);
  }
}

/** Address that opens a chat with any number in international form, with a prefilled text. */
export function whatsappChatWith(phone: string, text: string): string {
  return `https://wa.me/${phone.replace(/\D/g, "")}?text=${encodeURIComponent(text.toWellFormed())}`;
}

/** Address that lets the visitor pick whom to send a text to. A long text is cut so that the link stays valid. */
export function whatsappShareLink(text: string): string {
  const link = (shared: string) => `https://wa.me/?text=${encodeURIComponent(shared)}`;
  let shared = text.toWellFormed();
  while (link(shared).length >= whatsappLinkLimit) shared = shorten(shared);
  return link(shared);
}
