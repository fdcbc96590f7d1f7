import { books } from "#content/flagships.ts";
import { BooksLedger } from "./books-ledger.tsx";
import { FlagshipSection } from "./flagship-section.tsx";

/** The chat books, with a ledger filling from messages. */
export default function Books() {
  return <FlagshipSection flagship={books} picture={<BooksLedger />} pictureFirst />;
}
