import { dashboardTexts } from "#content/back-office.ts";

/** What keeps the site from working, for its owner. */
export function Troubles({ troubles }: { troubles: readonly { text: string }[] }) {
  if (troubles.length === 0) return null;
  return (
    <section role="alert" className="rounded-2xl border border-danger bg-paper p-5">
      <h2 className="text-xl">{dashboardTexts.troubles}</h2>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {troubles.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}
