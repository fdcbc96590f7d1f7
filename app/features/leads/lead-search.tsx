import { Form, useNavigation } from "react-router";
import { leadKindChoices } from "#app/content/contact-form.ts";
import { leadsTexts } from "#app/content/leads.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { controlClass, Select } from "#app/ui/field.tsx";
import { useShownForm } from "#app/ui/use-shown-form.ts";
import { cleanText } from "../fields/contract.ts";
import { isFiltered, type LeadFilter, leadFilter, leadLimits, leadStatuses } from "./contract.ts";

const texts = leadsTexts.search;
const labelClass = "mb-1.5 block font-semibold";

/** What the form asks for, as the address will say it. */
function askedBy(form: HTMLFormElement): LeadFilter {
  const typed = Object.fromEntries(new FormData(form));
  return { ...leadFilter.parse(typed), q: cleanText(String(typed.q ?? "")) };
}

/**
 * Search and filters, which stand in the address: a view of the list can be kept and comes back with Back. The text is
 * posted, and the address holds it sealed.
 */
export function LeadSearch({ filter }: { filter: LeadFilter }) {
  const { key, ask } = useShownForm(JSON.stringify(filter));
  const { formData } = useNavigation();
  return (
    <Form
      key={key}
      method="post"
      action="/admin-dashboard/leads"
      onSubmit={({ currentTarget }) => ask(JSON.stringify(askedBy(currentTarget)))}
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
          maxLength={leadLimits.email}
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
        <Button type="submit" loading={formData?.has("q")} className="min-h-12">
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
