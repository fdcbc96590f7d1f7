import { describe, expect, it } from "vitest";
import { evaluate, type Value } from "./formula.ts";

/** A1 to A4, then B1 to B4. */
const cells: readonly (readonly Value[])[] = [
  [10, 20, null, "Yes"],
  [1, 2, 3, 4],
];
const read = (_page: string, column: number, row: number) => cells[column]?.[row - 1] ?? null;
const of = (formula: string) => evaluate(formula, read);

describe("a formula", () => {
  it.each([
    ["1+2*3", 7],
    ["(1+2)*3", 9],
    ["-A1+A2", 10],
    ["SUM(A1:A4)+B4", 34],
    ["SUM($A$1:$A$2)/COUNT(A1:A4)", 15],
    ["COUNTA(A1:A4)", 3],
    ['COUNTIF(B1:B4,">2")', 2],
    ['COUNTIF(A1:A4,"Yes")', 1],
    ['SUMIF(A1:A4,"<>",B1:B4)', 7],
    ["MAX(A1:A2,B1)", 20],
    ["MIN(A1:A2,B1)", 1],
    ["ROUND(10/3,1)", 3.3],
    ["ROUNDUP(10/3,0)", 4],
    ['IF(A3="","empty","full")', "empty"],
    ["IF(A3=0,0,1/A3)", 0],
    ['IF(AND(A1>=10,A4="Yes"),"both","no")', "both"],
    ["OR(A1>10,B1>1)", false],
    ['"a"&B1', "a1"],
    ["'Other page'!A2*2", 40],
  ])("%s is %s", (formula, value) => {
    expect(of(formula)).toBe(value);
  });

  it.each(["1/A3", "A4*2", "VLOOKUP(A1,A1:B4,2)", "1+", "(1", "1 1", "A1;B1"])("%s is refused", (formula) => {
    expect(() => of(formula)).toThrow();
  });
});
