import { useState } from "react";
import { Form } from "react-router";
import { leadKindChoices } from "#app/content/contact-form.ts";
import { leadsTexts } from "#app/content/leads.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { controlClass, Select } from "#app/ui/field.tsx";
import { isFiltered, type LeadFilter, leadFilter, leadStatuses } from "./contract.ts";

const texts = leadsTexts.search;
const labelClass = "mb-1.5 block font-semibold";

/**
 * A key that changes when the address asks for something else than the form did: then the form begins anew. What
 * somebody types on while the list of the last search is still on its way stays.
 */
function useFormKey(filter: LeadFilter) {
  const shown = JSON.stringify(filter);
  const [form, setForm] = useState({ key: 0, shown, asked: shown });
  if (form.shown !== shown) {
    setForm({ ...form, shown, key: shown === form.asked ? form.key : form.key + 1 });
  }
  const ask = (data: FormData) =>
    setForm({ ...form, asked: JSON.stringify(leadFilter.parse(Object.fromEntries(data))) });
  return { key: form.key, ask };
}

/** Search and filters, which stand in the address: a view of the list can be kept and comes back with Back. */
export function LeadSearch({ filter }: { filter: LeadFilter }) {
  const { key, ask } = useFormKey(filter);
  return (
    <Form
      key={key}
      onSubmit={({ currentTarget }) => ask(new FormData(currentTarget))}
      role="search"
      preventScrollReset
      className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_auto] lg:items-end"
    >
      <div className="sm:max-lg:col-span-2">
        <label htmlFor="lead-search" className={labelClass}>
          {texts.label}
        </label>
        <input
          id="lead-search"
          type="search"
          name="q"
          defaultValue={filter.q}
          placeholder={texts.placeholder}
          className={controlClass}
        />
      </div>
      <div>
        <label htmlFor="lead-kind" className={labelClass}>
          {texts.kind}
        </label>
        <Select id="lead-kind" name="kind" defaultValue={filter.kind ?? ""}>
          <option value="">{texts.anyKind}</option>
          {leadKindChoices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </div>
      <div>
        <label htmlFor="lead-status" className={labelClass}>
          {texts.status}
        </label>
        <Select id="lead-status" name="status" defaultValue={filter.status ?? ""}>
          <option value="">{texts.anyStatus}</option>
          {leadStatuses.map((status) => (
            <option key={status} value={status}>
              {texts.statuses[status]}
            </option>
          ))}
        </Select>
      </div>
      <label className="flex min-h-11 items-center gap-3 font-semibold sm:max-lg:col-span-2 lg:order-last">
        <input
          type="checkbox"
          name="today"
          value="1"
          defaultChecked={filter.today === "1"}
          className="size-5 accent-brand"
        />
        {texts.today}
      </label>
      <div className="flex gap-3">
        <Button type="submit" className="min-h-12">
          {texts.submit}
        </Button>
        {isFiltered(filter) && (
          <ButtonLink kind="secondary" href="/admin-dashboard/leads" className="min-h-12">
            {texts.clear}
          </ButtonLink>
        )}
      </div>
    </Form>
  );
}
