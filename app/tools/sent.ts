import type { Faults } from "./form-check.ts";
import type { FreshResult } from "./result-store.ts";
import type { Typed } from "./tool-draft.ts";

/** What a tool's page answers to its own form, sent without script. Values, never errors: what was typed stays. */
export type ToolSent =
  | { kind: "written"; result: FreshResult }
  | { kind: "refused"; typed: Typed; faults: Faults }
  | { kind: "failed"; typed: Typed; reason: string };
