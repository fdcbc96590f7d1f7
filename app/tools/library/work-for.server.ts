import { blocksFor } from "./blocks.server.ts";
import { chosenBlocks, isWithoutOwn, type OwnProcedure } from "./chosen-blocks.ts";
import { hasWordsOf, isToldWhole, mattersIn, stepsOf } from "./matters.ts";
import type { Meant } from "./meant.server.ts";
import { type Asked, type Compared, readTexts } from "./trade-work.server.ts";
import { jobsFor } from "./work.server.ts";
import type { CompanyWork } from "./work.ts";

/** The company's own procedure, as blocks are compared with it. */
function ownOf(
  { nearest: chosen }: Asked,
  { named }: CompanyWork,
  { about, piece }: Meant<"departments">,
  likeness: (text: string) => number,
): OwnProcedure {
  const names = named.length
    ? named.flatMap(({ job }) => [job.name, ...job.called])
    : [about === undefined ? "" : piece.name];
  const [first = ""] = about === undefined ? [] : piece.documents;
  const told = named.length ? named.map(({ job }) => job.document).join("\n") : stepsOf(first);
  return {
    likeness,
    names: (text) => names.some((name) => hasWordsOf(text, name)),
    tells: (text) => isToldWhole(text, told),
    isChosen: chosen !== undefined && chosen !== "none",
  };
}

/**
 * What a procedure is made of: the jobs of the company's trade or the department, and blocks for the matters of the field that
 * these do not answer as well.
 * @param found the department, if one is known
 */
export async function workFor(asked: Asked, found: Meant<"departments">): Promise<CompanyWork> {
  const { companyType, department } = asked;
  const texts = await readTexts(department);
  const { work, likenessOf } = await jobsFor(asked, found, texts);
  const documents = [
    ...work.jobs.map(({ document }) => document),
    ...(found.about === undefined ? [] : found.piece.documents),
  ];
  const place = [companyType, department, ...documents].join("\n");
  const likely = await blocksFor(asked, texts[0] as Compared, place);
  const own = ownOf(asked, work, found, likenessOf);
  const blocks = chosenBlocks(likely, own);
  const { head, listed } = mattersIn(department);
  const isAlone =
    isWithoutOwn([...head, ...listed], blocks, own) || !(work.named.length || found.about !== undefined);
  const answered = new Set(blocks.flatMap(({ matters }) => matters));
  const isLeft = ({ named }: { named: readonly string[] }) =>
    named.length === 0 || named.some((matter) => !answered.has(matter));
  const left = work.named.filter(isLeft);
  return {
    ...work,
    named: left.length ? left : work.named,
    blocks,
    isOfBlocks: isAlone && blocks.some(({ block }) => block.isWhole),
  };
}
