import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { Figures, type FiguresProps } from "#app/ui/figures.tsx";
import { AdminHeader } from "./admin-header.tsx";
import { FoldedSearch } from "./folded-search.tsx";
import type { ListOutcome } from "./list-outcome.ts";
import { ListRecords, type ListRecordsProps } from "./list-records.tsx";
import type { ListSearchProps } from "./list-search.tsx";
import { type ChangeNotice, UndoNotice } from "./undo-notice.tsx";
import { useSignedOut } from "./use-signed-out.ts";

interface AdminPageProps {
  heading: string;
  /** The header; by default that of the back office. */
  header?: ReactNode;
  /** The sign-in screen of the page; by default that of the back office. */
  signIn?: string | undefined;
  /** Classes for the layout of the sections. */
  className?: string;
  children: ReactNode;
}

/** A page of the back office: its header and its sections. */
export function AdminPage({ heading, header, signIn, className = "gap-8", children }: AdminPageProps) {
  useSignedOut(signIn);
  return (
    <>
      {header ?? <AdminHeader heading={heading} />}
      <main className={`wrap grid grid-cols-1 py-6 md:py-8 ${className}`}>{children}</main>
    </>
  );
}

interface ListPageProps<Row, Changed>
  extends Omit<AdminPageProps, "children" | "className">,
    ListRecordsProps<Row> {
  listHeading: string;
  /** An action beside the list's heading. */
  headingAction?: ReactNode;
  figures?: FiguresProps;
  /** Content before the figures. */
  before?: ReactNode;
  /** Content between the search and the list. Without the prop the search is below the heading of the list. */
  between?: ReactNode;
  search: ListSearchProps;
  /** Whether the list's heading is for screen readers only, because what is above says it. */
  hidesHeading?: boolean;
  /** The message while another list is loading. */
  loadingText?: string;
  /** Content after the list. */
  after?: ReactNode;
  outcome: ListOutcome<Changed> | undefined;
  notice: (changed: Changed) => ChangeNotice;
  failure?: ((outcome: ListOutcome<Changed>) => ChangeNotice) | undefined;
}

/** A list of the back office: figures, search, filters, records, pagination, and a notice with Undo after a change. */
export function ListPage<Row, Changed>(list: ListPageProps<Row, Changed>) {
  const { heading, header, signIn, figures, before, between, after, hidesHeading } = list;
  const loading = useNavigation().state === "loading";
  const isSearchFirst = between !== undefined;
  const search = <FoldedSearch {...list.search} />;
  return (
    <>
      <AdminPage
        heading={heading}
        header={header}
        signIn={signIn}
        className="gap-4 pt-4 pb-28 md:gap-6 md:pb-28"
      >
        {before}
        {figures && <Figures {...figures} strip />}
        {isSearchFirst && search}
        {between}
        <section aria-labelledby="list-heading">
          <div
            className={`flex flex-wrap items-center justify-between gap-3 ${list.headingAction ? "mb-2" : ""} ${hidesHeading ? "" : "lg:mb-4"}`}
          >
            <h2
              id="list-heading"
              className={`scroll-mt-4 text-2xl ${hidesHeading ? "sr-only" : "max-lg:sr-only"}`}
            >
              {list.listHeading}
            </h2>
            {list.headingAction}
          </div>
          {!isSearchFirst && search}
          {list.loadingText && (
            <p role="status" className="mt-4 font-semibold text-brand empty:hidden">
              {loading && list.loadingText}
            </p>
          )}
          <div aria-busy={loading} className="aria-busy:opacity-60">
            <ListRecords {...list} />
          </div>
        </section>
        {after}
      </AdminPage>
      <UndoNotice outcome={list.outcome} notice={list.notice} failure={list.failure} />
    </>
  );
}

/** The link to a list's CSV file. */
export function CsvLink({ href, label, note }: { href: string; label: string; note: string }) {
  return (
    <p className="grid justify-items-start gap-2">
      <ButtonLink kind="secondary" href={href} reload>
        {label}
      </ButtonLink>
      <span className="max-w-prose text-sm text-muted">{note}</span>
    </p>
  );
}
