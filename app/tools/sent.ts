import type { NamedChoice } from "./ask-tool.ts";
import type { Faults } from "./form-check.ts";
import type { FreshResult } from "./result-store.ts";
import type { Typed } from "./tool-draft.ts";

/** The action data of a tool's form, sent without script. Always a value, never an error, so that the input stays. */
export type ToolSent =
  | { kind: "written"; result: FreshResult }
  | { kind: "refused"; typed: Typed; faults: Faults }
  | { kind: "unclear"; typed: Typed; question: string; choices: readonly NamedChoice[] }
  | { kind: "failed"; typed: Typed; reason: string };
