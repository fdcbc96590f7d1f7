import { meaningOf } from "#packages/recognise/encoder.ts";
import { stemPoints } from "#packages/recognise/recogniser.ts";
import type { Block, BlockShelf } from "./block.ts";
import { belongsTo, kindsOf } from "./company-kinds.server.ts";
import { type Asked, comparedAs } from "./compared.server.ts";
import { once, readBuilt } from "./library.server.ts";
import type { Compared } from "./likeness.ts";
import { likenessReader } from "./likeness.ts";
import { familyOf, mattersIn } from "./matters.ts";
import { writeParts } from "./procedure-lines.ts";
import { tellingStems } from "./read-line.ts";
import { fitsSettings, settingsIn } from "./settings.ts";

const shelfOf = once(async () => {
  const { blocks, likeness } = (await readBuilt("blocks.json")) as BlockShelf;
  const settings = blocks.map(({ parts }) => settingsIn(writeParts(parts)));
  return { blocks, settings, stems: likeness.stems, read: likenessReader(likeness) };
});

/** The block that is most like a part of a field. */
export interface LikelyBlock {
  readonly text: string;
  /** Whether the part is only told, and no name of work. */
  readonly isTold: boolean;
  readonly block: Block;
  /** How much it is like the part, as jobs and departments are measured too. */
  readonly likeness: number;
}

/** When or how often something is done, after its name: 'visiting day every last Saturday'. */
const howOften = /\s+(?:every|each)\s+.*$/i;

/** What the company and the whole field weigh beside a part. */
const [companyShare, fieldShare] = [0.1, 0.2];

/** What a block without surroundings loses: one that is written whole says more. */
const linesLess = 0.05;

const meanOf = (numbers: readonly number[]) =>
  numbers.reduce((sum, one) => sum + one, 0) / (numbers.length || 1);

/** Whether a block was typed by its own name: the sick bay of a school has a nurse, though its boarding house has none. */
const isNamedSo = ({ name }: Block, text: string) => familyOf(name).join() === familyOf(text).join();

/**
 * Finds the block that is most like each part of a field, among those that such a company may have.
 * @param field the whole field, with its meaning
 * @param place what is known of the company's place of work
 * @returns one for each part, in their order, however little it is like it
 */
export async function blocksFor(
  { companyType, department }: Asked,
  field: Compared,
  place: string,
): Promise<LikelyBlock[]> {
  const [{ blocks, settings, read }, kinds, ofCompany] = await Promise.all([
    shelfOf(),
    kindsOf(companyType),
    meaningOf(companyType),
  ]);
  const { head, listed, told } = mattersIn(department);
  const parts = [...head, ...listed, ...told];
  const aboveMean = ({ among }: { among: readonly number[] }) => {
    const mean = meanOf(among);
    return among.map((one) => one - mean);
  };
  const byCompany = aboveMean(read(companyType, ofCompany));
  const byField = parts.length > 1 ? aboveMean(read(field.text, field.meaning)) : [];
  const ofPlace = settingsIn(place);
  const fits = blocks.map((block, at) => {
    if (block.of && kinds.size) return belongsTo(block.of, kinds);
    return (block.isWhole && !block.of) || fitsSettings(settings[at] ?? [], ofPlace);
  });
  return Promise.all(
    parts.map(async (text) => {
      const compared = comparedAs(text.replace(howOften, ""));
      const { likeness } = read(compared, await meaningOf(compared));
      // A single word needs the others: 'recovery' beside 'loan' is not that of a patient.
      const ofField = familyOf(text).length > 1 ? 0 : fieldShare;
      const points = likeness.map((one, at) => {
        const block = blocks[at] as Block;
        if (!fits[at] && (block.of || !isNamedSo(block, text))) return 0;
        const around = companyShare * (byCompany[at] ?? 0) + ofField * (byField[at] ?? 0);
        return one + around - (block.isWhole ? 0 : linesLess);
      });
      const most = Math.max(...points);
      const block = blocks[points.indexOf(most)] as Block;
      return { text, isTold: told.includes(text), block, likeness: most };
    }),
  );
}

/** How well each text fits a company, from 0 to 1: whether both speak of the same parts of work. */
export async function fitsOf(company: string, texts: readonly string[]): Promise<number[]> {
  const { blocks, stems } = await shelfOf();
  const byWords = (text: string) => stemPoints(tellingStems(text), stems, blocks.length);
  const own = byWords(company);
  const dot = (one: Float64Array, other: Float64Array) =>
    one.reduce((sum, point, at) => sum + point * (other[at] as number), 0);
  return texts.map((text) => {
    const points = byWords(text);
    return dot(own, points) / (Math.hypot(...own) * Math.hypot(...points) || 1);
  });
}
