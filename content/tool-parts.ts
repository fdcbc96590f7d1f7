import type { Choice } from "./fields.ts";

export const toolCategories = ["Branding", "Marketing", "Content", "Strategy", "Operations", "AI"] as const;

type ToolCategory = (typeof toolCategories)[number];

/** One labelled part of an example: input or output. */
export interface ExamplePart {
  readonly label: string;
  readonly lines: readonly string[];
  /** How its lines are shown: as points of a list unless given. */
  readonly look?: TextLook | undefined;
}

/** How a text is shown in an example: as paragraphs, as a message of a chat, or as a post with hashtags. */
export type TextLook = "text" | "chat" | "post";

export interface ToolField {
  /** The field's name in the call. */
  readonly name: string;
  readonly label: string;
  /** One line, or several with a counter. */
  readonly kind: "line" | "text" | "long";
  readonly hint?: string;
  readonly placeholder?: string;
}

/** How a part of an answer is shown. */
export type PartKind =
  | "text"
  /** A longer text with paragraphs and lists. */
  | "plan"
  /** A list of points. */
  | "list"
  | "strengths"
  | "risks"
  /** An amount in its first line, then what it buys. */
  | "money"
  | "questions"
  /** Text to be copied unchanged. */
  | "box"
  | "document"
  | "names";

export interface ToolPart {
  /** The field's name in the answer. */
  readonly field: string;
  /** For questions: the field that has the answer to each. */
  readonly answers?: string;
  readonly label: string;
  readonly kind: PartKind;
  /** Of a text. */
  readonly look?: TextLook;
}

export interface FormOfTool {
  /** The name of its call, POST /api/functions/{call}. */
  readonly call: string;
  readonly fields: readonly ToolField[];
  readonly hasTone?: true;
  readonly hasLength?: true;
  /** Shown when a field is empty. */
  readonly emptyMessage: string;
  readonly submitLabel: string;
  /** Said when nothing could be written. */
  readonly failed: string;
  /** Shown when the answer is there. */
  readonly done: string;
  readonly resultHeading: string;
  readonly parts: readonly ToolPart[];
  /** Whether the answer can be downloaded as a Word file. */
  readonly word?: true;
}

/** A tool: its card in the list of tools, and its form if it writes. */
export interface Tool {
  readonly title: string;
  readonly description: string;
  /** When to use it, or what to watch out for. */
  readonly useWhen: string;
  readonly category: ToolCategory;
  /** Strokes of its icon in a field of 24 × 24. */
  readonly icon: string;
  /** The button that requests it on WhatsApp. */
  readonly askLabel: string;
  /** What a visitor may put in. A tool that writes shows its own answer to it; the practice bot has one here. */
  readonly example: { readonly input: readonly ExamplePart[]; readonly output?: readonly ExamplePart[] };
  readonly form?: FormOfTool;
}

export const fillInAll = "Please fill in all fields";

export const toneChoices = [
  { value: "friendly", label: "Friendly" },
  { value: "professional", label: "Professional" },
  { value: "direct", label: "Direct" },
  { value: "playful", label: "Playful" },
  { value: "pidgin", label: "Pidgin" },
] as const satisfies readonly Choice[];

export const lengthChoices = [
  { value: "short", label: "Short" },
  { value: "usual", label: "Medium" },
  { value: "long", label: "Long" },
] as const satisfies readonly Choice[];
