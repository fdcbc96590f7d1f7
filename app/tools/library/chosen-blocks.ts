import type { LikelyBlock } from "./blocks.server.ts";
import { hasWordsOf } from "./matters.ts";
import type { MeantBlock } from "./work.ts";

/** The procedure that a block competes with: that of the company's jobs, or of a department. */
export interface OwnProcedure {
  /** How much it is like a matter; 0 if there is none. */
  readonly likeness: (text: string) => number;
  /** Whether it has the matter in its name, or says how it is done. */
  readonly has: (text: string) => boolean;
  /** Whether what is done is in its name: the 'return' of 'late return'. */
  readonly names: (text: string) => boolean;
  /** Whether it speaks of what is done: of 'cleaning' for 'cleaning of machines'. */
  readonly speaks: (text: string) => boolean;
  /** Whether the visitor chose it. */
  readonly isChosen: boolean;
  /** Whether it keeps a matter, however much a block is like it. */
  readonly keeps: (text: string) => boolean;
  /** Whether it is surely that of such a company. */
  readonly isSure: boolean;
}

/** A block is meant from this likeness on. */
const sureBlock = 0.8;

/** The bound for a block without surroundings. */
const sureLines = 0.85;

/** The bound for what is only told, which may be a story about anything. */
const sureTold = 0.9;

/** The company's own procedure may have a matter from the first likeness on, and surely from the second. */
const [ownFrom, surelyOwn] = [0.38, 0.8];

/**
 * A block takes a matter from the company's own procedure if it is more like it by this: if that has the matter, if it
 * speaks of what is done, and if it does not. Blocks have the names that people type, so they are more like most texts.
 */
const [exacterThanHad, exacterThanSpoken, exacter] = [0.8, 0.7, 0.45];
/** The same where it is not surely its own, but in its name. */
const exacterThanNamed = 0.4;

const mostBlocks = 5;

/** Whether the company's own procedure keeps a matter. */
function isKept({ text, likeness }: LikelyBlock, own: OwnProcedure): boolean {
  if (own.keeps(text)) return true;
  const likenessOfOwn = own.likeness(text);
  const lead = likeness - likenessOfOwn;
  // No shop gets the procedure of another kind of shop if there is one that is true of all.
  if (!own.isSure && !own.isChosen) return lead < 0;
  if (likenessOfOwn >= ownFrom && (own.isChosen || (own.has(text) && lead < exacterThanHad))) return true;
  if (likenessOfOwn < surelyOwn)
    return lead < (likenessOfOwn >= ownFrom && own.names(text) ? exacterThanNamed : 0);
  return lead < (own.speaks(text) ? exacterThanSpoken : exacter);
}

/** Chooses the blocks that are written beside the company's own procedure, or in place of it, in the order of the field. */
export function chosenBlocks(likely: readonly LikelyBlock[], own: OwnProcedure): MeantBlock[] {
  const chosen = new Map<string, MeantBlock>();
  for (const one of likely) {
    const { text, likeness, isTold } = one;
    const sure = one.block.isWhole ? sureBlock : sureLines;
    if (likeness < (isTold ? sureTold : sure) || isKept(one, own)) continue;
    // 'Payment' beside 'hall booking' is what the block for the booking and payment of a hall is called.
    const named = [...chosen.values()].find(({ block }) =>
      [block.name, ...block.called].some((name) => hasWordsOf(text, name)),
    );
    const block = named?.block ?? one.block;
    const before = chosen.get(block.id);
    const matters = [...(before?.matters ?? []), ...(isTold ? [] : [text])];
    const texts = [...(before?.texts ?? []), text];
    if (before || chosen.size < mostBlocks) chosen.set(block.id, { block, matters, texts });
  }
  return [...chosen.values()];
}

/** The company's own procedure is left with a matter that no block answers from this likeness on. */
const leftFrom = 0.66;

/** Whether the company's own procedure is left without a matter. */
export function isWithoutOwn(
  matters: readonly string[],
  chosen: readonly MeantBlock[],
  own: OwnProcedure,
): boolean {
  if (!chosen.length || own.isChosen) return false;
  const answered = new Set(chosen.flatMap((one) => one.matters));
  const left = matters.filter((matter) => !answered.has(matter));
  return !left.some((matter) => own.likeness(matter) >= leftFrom || own.has(matter));
}
