import type { Block } from "./block.ts";
import { hasWordsOf, isSaid } from "./matters.ts";
import type { MeantBlock } from "./work.ts";

/** The block that is most like a part of a field. */
export interface LikelyBlock {
  readonly text: string;
  /** Whether the part is only told, and no name of work. */
  readonly isTold: boolean;
  readonly block: Block;
  /** How much it is like the part, as jobs and departments are measured too. */
  readonly likeness: number;
  /** Whether it is written for the company's own trade. */
  readonly isOfTrade: boolean;
  /** How much another block is like the part, by its id. */
  readonly likenessTo: (id: string) => number;
}

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

/** A block is meant from the first likeness on, and from the second one if nothing else answers the matter. */
export const sureBlock = 0.8;
const nearBlock = 0.72;

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
const [exacterThanHad, exacterThanSpoken, exacter] = [0.55, 0.42, 0.1];
/** The same where it is not surely its own, but in its name. */
const exacterThanNamed = 0.4;

/** A block that is chosen already answers a further matter if it is hardly less like it than the best one. */
const hardlyLess = 0.15;
/** The same if that matter is else left to the company's own procedure, which would be told beside it. */
const lessThanOwn = 0.3;

const mostBlocks = 5;

/** The company's own procedure is left with a matter that no block answers from this likeness on. */
const leftFrom = 0.66;

/** Whether the company's own procedure keeps a matter. */
function isKept({ text, likeness, block, isOfTrade }: LikelyBlock, own: OwnProcedure): boolean {
  if (own.keeps(text)) return true;
  const likenessOfOwn = own.likeness(text);
  const lead = likeness - likenessOfOwn;
  // No shop gets the procedure of another kind of shop if there is one that is true of all. One that is written for its own
  // trade tells one part of the work whole, and a job many parts.
  if ((isOfTrade || !own.isSure) && !own.isChosen) return lead < 0;
  if (likenessOfOwn >= ownFrom && (own.isChosen || (own.has(text) && lead < exacterThanHad))) return true;
  if (likenessOfOwn < surelyOwn)
    return lead < (likenessOfOwn >= ownFrom && own.names(text) ? exacterThanNamed : 0);
  return lead < (own.speaks(text) || !block.isWhole ? exacterThanSpoken : exacter);
}

/** Whether a block says something of a matter, or is called so. */
const says = ({ name, called, parts }: MeantBlock["block"], text: string) =>
  isSaid(text, [name, ...called, ...parts.flatMap(({ lines }) => lines.map((line) => line.text))]);

/** From which likeness on a block is meant for a part of the field. */
function sureFor({ text, isTold, block }: LikelyBlock, own: OwnProcedure): number {
  if (isTold) return sureTold;
  if (!block.isWhole) return sureLines;
  return own.likeness(text) < leftFrom && !own.has(text) && says(block, text) ? nearBlock : sureBlock;
}

/**
 * Chooses the blocks that are written beside the company's own procedure, or in place of it, in the order of the field.
 * @param label the name of a place or a department before what is done there; it is a matter if a block for the company's
 * trade is meant by it and by some of what follows, which are details then: 'diesel: receiving, dipping'
 */
export function chosenBlocks(
  likely: readonly LikelyBlock[],
  own: OwnProcedure,
  label?: string,
): MeantBlock[] {
  const chosen = new Map<string, MeantBlock>();
  const give = (block: MeantBlock["block"], { text, isTold }: LikelyBlock) => {
    const before = chosen.get(block.id);
    const matters = [...(before?.matters ?? []), ...(isTold ? [] : [text])];
    const texts = [...(before?.texts ?? []), text];
    if (before || chosen.size < mostBlocks) chosen.set(block.id, { block, matters, texts });
  };
  const ofLabel = likely.find((one) => one.text === label && one.isOfTrade)?.block;
  const isLike = (one: LikelyBlock, { id }: MeantBlock["block"]) =>
    one.likenessTo(id) >= one.likeness - hardlyLess;
  const isDetail = (one: LikelyBlock) => ofLabel !== undefined && one.text !== label && isLike(one, ofLabel);
  const whole = likely.some(isDetail) ? ofLabel : undefined;
  const isOpen = ({ text }: LikelyBlock) => ![...chosen.values()].some(({ texts }) => texts.includes(text));
  for (const one of likely) {
    const { text, likeness, block } = one;
    if (text === label && !whole) continue;
    const already = [...chosen.values()];
    const part = whole && isDetail(one) ? chosen.get(whole.id) : undefined;
    if (!part && (likeness < sureFor(one, own) || isKept(one, own))) continue;
    // 'Payment' beside 'hall booking' is what the block for the booking and payment of a hall is called.
    const named = already.find(
      (other) =>
        isLike(one, other.block) ||
        [other.block.name, ...other.block.called].some((name) => hasWordsOf(text, name)),
    );
    give((part ?? named)?.block ?? block, one);
  }
  if (own.isChosen) return [...chosen.values()];
  // What is left may be a part of a block of the trade: the job beside it would say the same.
  for (const one of likely.filter(isOpen)) {
    const likenessOfOwn = own.likeness(one.text);
    const isSame = one.likeness >= Math.max(sureBlock, likenessOfOwn - lessThanOwn);
    if (one.isOfTrade && isSame && chosen.has(one.block.id) && says(one.block, one.text))
      give(one.block, one);
  }
  return [...chosen.values()];
}

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
