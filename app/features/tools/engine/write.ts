import type { ToolCall, ToolInput, ToolOutput } from "../contract.ts";

/** What writes the answer of a call: pure, and the same for the same input. */
export type Writer<Name extends ToolCall> = (input: ToolInput<Name>) => ToolOutput<Name>;

/** A writer for every call. */
export type Writers = { readonly [Name in ToolCall]: Writer<Name> };
