import { blocksFor } from "./blocks.server.ts";
import { chosenBlocks, isWithoutOwn, type OwnProcedure } from "./chosen-blocks.ts";
import { type Asked, readTexts } from "./compared.server.ts";
import { isOfStaff } from "./departments.server.ts";
import { kindsByDepartment } from "./library.server.ts";
import type { Compared } from "./likeness.ts";
import { familyOf, hasWordsOf, isToldWhole, labelIn, mattersIn, stepsOf, workIn } from "./matters.ts";
import type { Meant } from "./meant.server.ts";
import { isHeading } from "./procedure-document.ts";

import { jobsFor } from "./work.server.ts";
import type { CompanyWork } from "./work.ts";

/** A procedure speaks of work from so many lines on. */
const fewestLines = 2;

/** A department that any company has, has what it is as like. */
const sureDepartment = 0.8;

/** The company's own procedure, as blocks are compared with it. */
async function ownOf(
  { nearest: chosen }: Asked,
  { named, isSure }: CompanyWork,
  { id, about, piece }: Meant<"departments">,
  likeness: (text: string) => number,
): Promise<OwnProcedure> {
  const names = named.length
    ? named.flatMap(({ job }) => [job.name, ...job.called])
    : [about === undefined ? "" : piece.name];
  const [first = ""] = about === undefined ? [] : piece.documents;
  const told = named.length ? named.map(({ job }) => job.document).join("\n") : stepsOf(first);
  // A department that any company has is as general as a block, and longer.
  const isForAny = !named.length && id !== undefined && (await kindsByDepartment())[id] === undefined;
  const lines = told.split("\n").filter((line) => !isHeading(line.trim()));
  const speaks = (family: string) =>
    names.some((name) => familyOf(name).includes(family)) ||
    lines.filter((line) => familyOf(line).includes(family)).length >= fewestLines;
  return {
    likeness,
    has: (text) =>
      names.some((name) => hasWordsOf(text, name)) ||
      isToldWhole(text, told) ||
      (isForAny && likeness(text) >= sureDepartment),
    names: (text) => names.some((name) => hasWordsOf(workIn(text), name)),
    speaks: (text) => familyOf(workIn(text)).some(speaks),
    isChosen: chosen !== undefined && chosen !== "none",
    // One for the company's own people says what any block says of its work, and more.
    keeps: (text) => !named.length && isOfStaff(id) && hasWordsOf(workIn(text), piece.name),
    isSure,
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
  const own = await ownOf(asked, work, found, likenessOf);
  const { head, listed } = mattersIn(department);
  const label = labelIn(department);
  // Who found nothing that fits the only name of the field gets nothing of the library for it.
  const isRejected = asked.nearest === "none" && head.length === 1;
  const blocks = isRejected
    ? []
    : chosenBlocks(
        likely.filter(({ text }) => text !== label),
        own,
      );
  const matters = [...head, ...listed].filter((matter) => matter !== label);
  const isAlone = isWithoutOwn(matters, blocks, own) || !(work.named.length || found.about !== undefined);
  const answered = new Set(blocks.flatMap(({ matters }) => matters));
  const isLeft = ({ named }: { named: readonly string[] }) =>
    named.length === 0 || named.some((matter) => !answered.has(matter));
  const left = work.named
    .filter(isLeft)
    .map((job) => ({ ...job, named: job.named.filter((matter) => !answered.has(matter)) }));
  return {
    ...work,
    named: left.length ? left : work.named,
    blocks,
    isOfBlocks: isAlone && blocks.some(({ block }) => block.isWhole),
  };
}
