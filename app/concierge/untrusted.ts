/** The fields of a value that may be anything. */
export function asRecord(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? value : {};
}

export const isText = (value: unknown): value is string => typeof value === "string";

export const asText = (value: unknown) => (isText(value) ? value : "");
