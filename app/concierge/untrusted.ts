/** The fields of an untrusted value; empty if it is not an object. */
export function asRecord(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? value : {};
}

export const isText = (value: unknown): value is string => typeof value === "string";

export const asText = (value: unknown) => (isText(value) ? value : "");
