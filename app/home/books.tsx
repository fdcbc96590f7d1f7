import { books } from "#content/flagships.ts";
import { BooksLedger } from "./books-ledger.tsx";
import { FlagshipSection } from "./flagship-section.tsx";

/** The section on bookkeeping by chat, with a ledger that fills from messages. */
export default function Books() {
  return <FlagshipSection flagship={books} picture={<BooksLedger />} />;
}
