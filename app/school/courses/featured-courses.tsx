import { type MouseEvent, useEffect, useRef, useState } from "react";
import { Form, Link, useSearchParams } from "react-router";
import { controlClass } from "#app/forms/field.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { sameLines } from "#app/ui/card.tsx";
import { CardList } from "#app/ui/card-list.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { toast } from "#app/ui/toast-store.ts";
import { catalogueTexts } from "#content/course-pages.ts";
import { courseCategories, schoolPage } from "#content/school.ts";
import { type CatalogueEntry, categories } from "./contract.ts";
import { CourseCard } from "./course-card.tsx";
import { fitting } from "./filter.ts";

const page = "/video-courses";

interface FeaturedCoursesProps {
  /** Null when they could not be read. */
  courses: readonly CatalogueEntry[] | null;
  onEnrol: (event: MouseEvent, path?: string) => void;
}

/** The courses with a search and category links. Both are in the address and work without script. */
export function FeaturedCourses({ courses, onEnrol }: FeaturedCoursesProps) {
  useEffect(() => {
    if (!courses) toast.error(catalogueTexts.failed);
  }, [courses]);
  return (
    <section id="courses" className="section wrap scroll-mt-16" aria-labelledby="courses-heading">
      <h2 id="courses-heading" className="text-3xl">
        {schoolPage.featuredHeading}
      </h2>
      <p className="mt-3 max-w-prose">{schoolPage.tiersText}</p>
      {courses ? <Courses courses={courses} onEnrol={onEnrol} /> : <NotRead />}
    </section>
  );
}

function Courses({ courses, onEnrol }: FeaturedCoursesProps & { courses: readonly CatalogueEntry[] }) {
  const [query, setQuery] = useSearchParams();
  const words = query.get("q") ?? "";
  const category = categories.find((known) => known === query.get("category")) ?? null;
  const found = fitting(courses, { words, category });

  if (!courses.length) {
    const { heading, text } = schoolPage.management;
    return (
      <div className="mt-8">
        <EmptyState title={heading} tile="petals" heading="h3">
          {text}
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <Search
        words={words}
        category={category}
        onType={(typed) =>
          setQuery(
            (before) => {
              if (typed) before.set("q", typed);
              else before.delete("q");
              return before;
            },
            { replace: true, preventScrollReset: true },
          )
        }
      />
      <Categories words={words} chosen={category} />
      <p role="status" className="mt-5 text-muted">
        {(words || category) && catalogueTexts.found(found.length)}
      </p>
      {found.length ? (
        <CardList
          className={`mt-4 grid gap-5 md:grid-cols-2 ${found.length % 3 === 1 ? "" : "lg:grid-cols-3"}`}
        >
          {found.map((entry) => (
            <li key={entry.id} className={sameLines[5]}>
              <CourseCard entry={entry} onEnrol={onEnrol} />
            </li>
          ))}
        </CardList>
      ) : (
        <div className="mt-4">
          <EmptyState
            title={catalogueTexts.nothing.title}
            tile="dots"
            heading="h3"
            action={
              <ButtonLink href={`${page}#courses`} kind="secondary">
                {catalogueTexts.nothing.all}
              </ButtonLink>
            }
          >
            {catalogueTexts.nothing.text}
          </EmptyState>
        </div>
      )}
    </>
  );
}

interface SearchProps {
  words: string;
  category: string | null;
  onType: (typed: string) => void;
}

function Search({ words, category, onType }: SearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(words);
  // Links can change the search too, but must not overwrite what the visitor is typing.
  useEffect(() => {
    if (document.activeElement !== field.current) setTyped(words);
  }, [words]);
  return (
    <Form
      action={`${page}#courses`}
      role="search"
      preventScrollReset
      className="mt-6 flex max-w-xl gap-2 sm:gap-3"
    >
      {category && <input type="hidden" name="category" value={category} />}
      <input
        ref={field}
        type="search"
        name="q"
        aria-label={catalogueTexts.searchLabel}
        placeholder={schoolPage.searchPlaceholder}
        value={typed}
        maxLength={100}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          onType(value);
        }}
        className={controlClass}
      />
      <Button
        type="submit"
        kind="secondary"
        icon="search"
        aria-label={catalogueTexts.search}
        className="max-sm:px-2"
      >
        <span className="max-sm:sr-only">{catalogueTexts.search}</span>
      </Button>
    </Form>
  );
}

const chip =
  "inline-flex min-h-11 items-center rounded-xl border px-4 font-semibold aria-[current]:border-brand aria-[current]:bg-brand-soft aria-[current]:text-brand border-edge hover:border-brand";

function Categories({ words, chosen }: { words: string; chosen: string | null }) {
  const address = (id: string) => {
    const query = new URLSearchParams({ ...(words && { q: words }), ...(id !== "all" && { category: id }) });
    return `${page}${query.size ? `?${query}` : ""}#courses`;
  };
  return (
    <nav aria-label={catalogueTexts.categories} className="mt-4">
      <ul className="flex flex-wrap gap-2">
        {courseCategories.map(({ id, label }) => (
          <li key={id}>
            <Link
              to={address(id)}
              preventScrollReset
              aria-current={(chosen ?? "all") === id ? "true" : undefined}
              className={chip}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NotRead() {
  return (
    <div className="mt-8">
      <EmptyState
        title={catalogueTexts.failed}
        tile="dots"
        heading="h3"
        action={
          <ButtonLink href={page} reload>
            {catalogueTexts.retry}
          </ButtonLink>
        }
      >
        {catalogueTexts.failedText}
      </EmptyState>
    </div>
  );
}
