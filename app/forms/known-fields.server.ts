import { z } from "zod";
import type { FieldLimit, FormFieldLimits } from "#server/platform/form-fields.ts";

/** Fields that a page sends besides those of a contract: their longest values in characters, or more exactly. */
export type ExtraFields = Readonly<Record<string, number | FieldLimit>>;

/** The contract of a form, or fields of its page that no contract has. */
export type KnownForm = z.ZodType | ExtraFields;

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** For a field whose contract states no length, such as a number or a choice, in characters. */
const usualMost = 1_000;

/** For a list whose contract states no length. */
const usualTimes = 100;

const alternatives = ({ anyOf = [], oneOf = [], allOf = [] }: JsonSchema) => [...anyOf, ...oneOf, ...allOf];

/** The longest value that a part of a contract can take, in characters; undefined if it does not say. */
function mostOf(schema: JsonSchema): number | undefined {
  if (schema.maxLength !== undefined) return schema.maxLength;
  const stated = alternatives(schema)
    .filter((one) => (one as JsonSchema).type !== "null")
    .map((one) => mostOf(one as JsonSchema));
  return stated.length && stated.every((most) => most !== undefined) ? Math.max(...stated) : undefined;
}

function limitOf(schema: JsonSchema): FieldLimit {
  const list = [schema, ...alternatives(schema)].find(({ type }) => type === "array");
  if (!list) return { most: mostOf(schema) ?? usualMost, times: 1 };
  const items = (list.items ?? {}) as JsonSchema;
  return { most: mostOf(items) ?? usualMost, times: list.maxItems ?? items.enum?.length ?? usualTimes };
}

/** Keeps the wider limit, because several forms of a page may use one name. */
function add(fields: Map<string, FieldLimit>, name: string, limit: FieldLimit): void {
  const known = fields.get(name);
  fields.set(name, {
    ...known,
    ...limit,
    most: Math.max(known?.most ?? 0, limit.most),
    times: Math.max(known?.times ?? 0, limit.times),
  });
}

function addProperties(fields: Map<string, FieldLimit>, schema: JsonSchema, before = ""): void {
  for (const one of alternatives(schema)) addProperties(fields, one as JsonSchema, before);
  for (const [name, property] of Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)) {
    const limit = limitOf(property);
    add(fields, before + name, limit);
    const items = property.items as JsonSchema | undefined;
    // The course editor numbers the rows of its lists: choices.2, files.0.name.
    if (items) add(fields, `${before}${name}.#`, { ...limit, times: 1 });
    if (items) addProperties(fields, items, `${before}${name}.#.`);
  }
}

const made = new WeakMap<KnownForm, FormFieldLimits>();

function fieldsOf(form: KnownForm): FormFieldLimits {
  const known = made.get(form);
  if (known) return known;
  const fields = new Map<string, FieldLimit>();
  if (form instanceof z.ZodType) {
    addProperties(fields, z.toJSONSchema(form, { io: "input", unrepresentable: "any" }) as JsonSchema);
  } else {
    for (const [name, limit] of Object.entries(form)) {
      add(fields, name, typeof limit === "number" ? { most: limit, times: 1 } : limit);
    }
  }
  made.set(form, fields);
  return fields;
}

/** The fields that the forms of a page may send, as their contracts describe them. */
export function knownFields(forms: readonly KnownForm[]): FormFieldLimits {
  const fields = new Map<string, FieldLimit>();
  for (const form of forms) for (const [name, limit] of fieldsOf(form)) add(fields, name, limit);
  return fields;
}
