import type { LikelyBlock } from "./blocks.server.ts";
import type { MeantBlock } from "./work.ts";

/** The procedure that a block competes with: that of the company's jobs, or of a department. */
export interface OwnProcedure {
  /** How much it is like a matter; 0 if there is none. */
  readonly likeness: (text: string) => number;
  /** Whether its name has all words of a matter. */
  readonly names: (text: string) => boolean;
  /** Whether it says how a matter is done. */
  readonly tells: (text: string) => boolean;
  /** Whether the visitor chose it. */
  readonly isChosen: boolean;
}

/** A block is meant from this likeness on. */
const sureBlock = 0.8;

/** The bound for what is only told, which may be a story about anything. */
const sureTold = 0.95;

/** The company's own procedure has a matter from the first likeness on, and surely from the second. */
const [ownFrom, surelyOwn] = [0.66, 0.8];

/** A block takes the place of the company's own procedure if it is more like the matter by this. */
const exacter = 0.1;

const mostBlocks = 5;

/** Whether the company's own procedure keeps a matter. */
function isKept({ text, likeness }: LikelyBlock, own: OwnProcedure): boolean {
  const likenessOfOwn = own.likeness(text);
  if (likenessOfOwn >= ownFrom && (own.names(text) || own.tells(text) || own.isChosen)) return true;
  return likenessOfOwn >= surelyOwn ? likeness < likenessOfOwn + exacter : likenessOfOwn > likeness;
}

/** Chooses the blocks that are written beside the company's own procedure, or in place of it, in the order of the field. */
export function chosenBlocks(likely: readonly LikelyBlock[], own: OwnProcedure): MeantBlock[] {
  const chosen = new Map<string, MeantBlock>();
  for (const one of likely) {
    const { text, block, likeness, isTold } = one;
    if (likeness < (isTold ? sureTold : sureBlock) || isKept(one, own)) continue;
    const before = chosen.get(block.id);
    const matters = isTold ? [] : [text];
    if (before) chosen.set(block.id, { ...before, matters: [...before.matters, ...matters] });
    else if (chosen.size < mostBlocks) chosen.set(block.id, { block, matters });
  }
  return [...chosen.values()];
}

/** Whether the company's own procedure is left without a matter. */
export const isWithoutOwn = (
  matters: readonly string[],
  chosen: readonly MeantBlock[],
  own: OwnProcedure,
): boolean => {
  const answered = new Set(chosen.flatMap((one) => one.matters));
  const left = matters.filter((matter) => !answered.has(matter));
  return (
    answered.size > 0 &&
    !own.isChosen &&
    !left.some((matter) => own.likeness(matter) >= ownFrom || own.tells(matter))
  );
};
