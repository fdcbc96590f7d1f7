import { randomInt } from "node:crypto";

/** Letters and digits that are not confused when they are read aloud: no 0 O, 1 I L, U. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** What a reference belongs to: the record of a form, a press of a WhatsApp button, a wish in the chat, an erasure. */
type Prefix =
  | "ENR"
  | "MSG"
  | "APT"
  | "APP"
  | "QUO"
  | "DEM"
  | "SYS"
  | "EBK"
  | "TIR"
  | "EXT"
  | "CHT"
  | "REQ"
  | "ERA";

/** A short reference for a stored record, such as ENR-7K3F9. There are 24 million per prefix. */
export function newReference(prefix: Prefix): string {
  return `${prefix}-${Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join("")}`;
}
