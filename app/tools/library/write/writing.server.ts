import type { NamedChoice } from "#server/platform/errors.ts";
import type { ToolCall, ToolInput, ToolOutput } from "../../contract.ts";
import type { AdviceKind } from "../advice.ts";
import type { Kind } from "../library.ts";
import type { Meant } from "../meant.server.ts";
import type { Said } from "../said.ts";
import type { CompanyWork } from "../work.ts";
import type { Known, Written } from "./piece.ts";

type Output<Name extends ToolCall> = Written<ToolOutput<Name>>;

/** How a call is written: by which kind of piece, recognised from which words. */
export interface Writing<Name extends ToolCall, K extends Kind> {
  kind: K;
  /** What tells the subject: the most telling words first, then all of them. */
  words: (input: ToolInput<Name>) => readonly string[];
  /** The field that may be a trade's plain name, with a place behind it. */
  calls?: keyof ToolInput<Name>;
  /** Finds a piece by one field alone, whatever the others say. */
  surely?: (input: ToolInput<Name>) => Promise<string | undefined>;
  /** Finds what is meant, where it is not found by words and meaning together. */
  find?: (input: ToolInput<Name>, said: Said) => Promise<string | undefined>;
  /** Lines that are encoded with the form in one batch: those who need their meaning later find it in memory. */
  encoded?: (input: ToolInput<Name>) => readonly string[];
  /** Finds the company's own jobs, beside what was found. */
  jobs?: (input: ToolInput<Name>, found: Meant<K>) => Promise<CompanyWork>;
  /** Further choices for a visitor who asks for others. */
  others?: (input: ToolInput<Name>) => Promise<readonly NamedChoice[]>;
  /** The field that is read clause by clause. */
  told: keyof ToolInput<Name>;
  /** For texts that sell: the field with the name of what is sold, and that customers read the one that is told. */
  sells?: keyof ToolInput<Name>;
  /** Whether goods or a service are described, and not a business. */
  isOffer?: true;
  /** Whether the text depends so much on the trade that a likely one is asked about. Others have a form for any trade. */
  asks?: true;
  /** Whether a question is refused, if it names no trade. */
  noQuestion?: true;
  /** The advice to look for. */
  advised?: {
    kind: AdviceKind;
    /** The parts that may name a goal, a worry or a duty. */
    parts: (input: ToolInput<Name>, said: Said) => readonly string[];
    /** Whose they are, such as a kind of company. */
    context?: (input: ToolInput<Name>) => string;
  };
  write: (input: ToolInput<Name>, known: Known<K>) => Output<Name> | Promise<Output<Name>>;
}

/** How each call is written. Each file that writes has the entries of its calls. */
export type Writings = {
  [Name in ToolCall]: Writing<Name, Name extends "generate-sop" ? "departments" : "trades">;
};
