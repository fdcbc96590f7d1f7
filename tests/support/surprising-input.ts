/** Whatever a form or a call may be sent. */
import fc from "fast-check";

const fieldNames = [
  ..."submissionKey name email password token intent id status q note title slug to was ids page undo".split(
    " ",
  ),
  ..."fullName phone phoneNumber message firstName learningPath tier files.0.name choices.2 video".split(" "),
  ..."__proto__ constructor a[0] a[4000000000] a.b.c.d toString __intent__ list[]".split(" "),
];

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.string({ unit: "grapheme", maxLength: 50 }),
  fc.constantFrom("", "\0", "\u{d800}", "=1+1", "//evil.example", "1e309", "-1", "null", "true", "[]", "{}"),
  fc.constantFrom(
    "' or 1=1 --",
    "<script>",
    "%00",
    "amaka@mindsync.example",
    "0803 123 4567",
    "2026-11-24T10:30",
  ),
  fc
    .tuple(fc.constantFrom("9", "1,", "a", "[", "💥", "\n"), fc.integer({ max: 3000, min: 1 }))
    .map(([unit, times]) => unit.repeat(times)),
  fc.uuid(),
);
const name = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...fieldNames) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", minLength: 1, maxLength: 120 }) },
);

/** A form as it is sent. */
export interface Sent {
  body: string | FormData | Uint8Array<ArrayBuffer>;
  type: string | null;
}

const typed = fc.array(fc.tuple(name, text), { maxLength: 30 });

/** Fields with escapes that stand for no character: bytes that occur in no text, NUL, and broken or incomplete escapes. */
const escaped = fc
  .array(
    fc.tuple(
      fc.constantFrom(...fieldNames),
      fc.array(
        fc.constantFrom("%ff", "%fe", "%00", "%c0%af", "%e2%82", "%ed%a0%80", "%", "%z", "a", "+", "="),
        {
          maxLength: 20,
        },
      ),
    ),
    { maxLength: 10 },
  )
  .map((fields) => fields.map(([field, parts]) => `${field}=${parts.join("")}`).join("&"));

/** Bytes of any kind, mostly not valid UTF-8. */
const bytes = fc.uint8Array({ maxLength: 3000 }).map((array) => new Uint8Array(array));

/** Headers that call a body compressed, although none is. */
export const contentEncodings = fc.constantFrom("", "", "", "", "gzip", "br", "identity", "x");

/** A query with names that a call knows and others that it does not. */
export const queryFor = (fields: readonly string[]) =>
  fc
    .array(fc.tuple(fc.oneof(fc.constantFrom(...fields, "page"), name), text), { maxLength: 8 })
    .map((pairs) => new URLSearchParams(pairs).toString());

const anyForm: fc.Arbitrary<Sent> = fc.oneof(
  typed.map((fields) => ({
    body: new URLSearchParams(fields).toString(),
    type: "application/x-www-form-urlencoded",
  })),
  fc.tuple(typed, fc.boolean()).map(([fields, file]) => {
    const body = new FormData();
    for (const [field, value] of fields) {
      if (file) body.append(field, new File([value], value.slice(0, 50)));
      else body.append(field, value);
    }
    return { body, type: null };
  }),
  fc
    .tuple(
      fc.oneof(fc.string({ maxLength: 3000 }), escaped, bytes),
      fc.constantFrom(
        "application/x-www-form-urlencoded",
        "application/x-www-form-urlencoded",
        "application/x-www-form-urlencoded; charset=utf-16",
        "multipart/form-data",
        "multipart/form-data; boundary=a",
        "application/json",
        "text/plain",
        "x",
      ),
    )
    .map(([body, type]) => ({ body, type })),
);

/** Values for a form's own fields, by their place among those that its page shows: whatever else is refused before it is read. */
const ownValues = fc.array(fc.tuple(fc.nat(), text), { minLength: 1, maxLength: 12 });

/** Any form, or values for the own fields of one. */
export const anySent = fc.oneof(anyForm, ownValues);

/** A form with a page's own fields. @param names of the fields */
export function ownForm(names: readonly string[], values: readonly [number, string][]): Sent {
  const fields = values.map(([at, value]) => [names[at % names.length] ?? "id", value]);
  const body = new URLSearchParams(Object.fromEntries(fields)).toString();
  return { body, type: "application/x-www-form-urlencoded" };
}

const anyValue = fc.oneof(text, fc.jsonValue({ maxDepth: 6 }), fc.integer(), fc.double(), fc.constant(null));

/** A body with a call's own fields, of any type; or anything else. */
export function bodyFor(fields: readonly string[]): fc.Arbitrary<string | Uint8Array<ArrayBuffer>> {
  const own = fc.dictionary(fc.constantFrom(...fields, ...fieldNames), anyValue, { maxKeys: 12 });
  return fc.oneof(
    { weight: 5, arbitrary: own.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 30 }).map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 2000 }) },
    { weight: 1, arbitrary: bytes },
    // Values with a byte that UTF-8 never uses.
    {
      weight: 1,
      arbitrary: own.map((value) => Buffer.from(JSON.stringify(value).replace(/[a-z]/, "\xff"), "latin1")),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom("[", '{"a":', '"\\"', "[1,"), fc.integer({ min: 1, max: 12_000 }))
        .map(([unit, times]) => unit.repeat(times)),
    },
  );
}

/** Headers of an upload, as tus sends them or not. */
export const uploadHeaders = fc.record(
  {
    "upload-length": fc.constantFrom("0", "1", "-1", "9".repeat(20), "x", "1000"),
    "upload-offset": fc.constantFrom("0", "1", "-1", "9".repeat(20), "x"),
    "upload-metadata": fc.base64String({ maxLength: 200 }).map((value) => `filename ${value}`),
    "tus-resumable": fc.constantFrom("1.0.0", "2", "x"),
  },
  { requiredKeys: [] },
);

/** Types of a body, of which half are right. */
export const bodyTypes = [
  "application/json",
  "application/json",
  "application/json",
  "text/plain",
  "x",
  "",
] as const;
