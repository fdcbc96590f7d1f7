import { type Field, inWords, shortName } from "#content/fields.ts";
import { fieldValue } from "#content/stored-fields.ts";
import { Fact } from "./fact.tsx";
import { MailAddress } from "./mail-address.tsx";

/** Link schemes for a value, by the kind of its field. */
const schemes: Partial<Record<Field["kind"], string>> = { email: "mailto:", phone: "tel:" };

interface FieldFactsProps<Name extends string> {
  fields: Readonly<Record<NoInfer<Name>, Field>>;
  names: readonly Name[];
  row: object;
}

/** The values of a form's fields in a record, under short labels. Belongs in a `dl`. */
export function FieldFacts<Name extends string>({ fields, names, row }: FieldFactsProps<Name>) {
  return names.map((name) => {
    const field = fields[name];
    const text = inWords(field, fieldValue(name, field, row));
    const scheme = schemes[field.kind];
    return (
      text && (
        <Fact key={name} label={shortName(field)}>
          {scheme ? (
            <a className="underline" href={scheme + text}>
              {field.kind === "email" ? <MailAddress address={text} /> : text}
            </a>
          ) : (
            text
          )}
        </Fact>
      )
    );
  });
}
