import { meaningOf } from "#packages/recognise/encoder.ts";
import type { ToolInput } from "../contract.ts";
import type { Compared } from "./likeness.ts";
import { headOf, mattersIn } from "./matters.ts";

/** The fields that tell a job. */
export type Asked = Pick<ToolInput<"generate-sop">, "companyType" | "department" | "nearest">;

/** The meaning of a longer field is that of its name: encoding it takes longer than all the rest. Its words count whole. */
const longField = 60;

/** What the meaning of a department's field is read from. */
const comparedIn = (department: string): string =>
  department.length > longField ? headOf(department) : department;

/** What is collected from a customer is received, and not handed back to them. */
const received = /\bcollect(?:ing)?\b(?=.*\bfrom (?:the |our )?(?:customers?|clients?|owners?)\b)/i;

/** A text as it is compared with jobs. */
export const comparedAs = (text: string) => text.replace(received, "receiving");

/** What a department's field is compared by: all of it, and its name alone. */
export const readTexts = (department: string): Promise<Compared[]> =>
  Promise.all(
    [
      { text: department, encoded: comparedIn(department) },
      { text: headOf(department), encoded: headOf(department) },
    ].map(async ({ text, encoded }) => ({
      text: comparedAs(text),
      meaning: await meaningOf(comparedAs(encoded)),
    })),
  );

/** The lines of a form whose meanings are compared here and by its advice. */
export const encodedFor = ({ companyType, department }: Asked): string[] => [
  companyType,
  comparedAs(comparedIn(department)),
  comparedAs(headOf(department)),
  ...Object.values(mattersIn(department))
    .flat()
    .flatMap((matter) => [matter, comparedAs(matter)]),
];
