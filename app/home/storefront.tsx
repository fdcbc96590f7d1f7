import { storefront } from "#content/flagships.ts";
import { FlagshipSection } from "./flagship-section.tsx";

/** The words on the chat shop; an order of it and a bot to try are beside them (bot-card.tsx). */
export default function Storefront() {
  return <FlagshipSection flagship={storefront} />;
}
