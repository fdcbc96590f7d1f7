import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { recruitment } from "#content/navigation.ts";
import { sectionMenu } from "#content/recruitment-pages.ts";

/** The pages of the section: a row on wide screens, a list to open on narrow ones. @param path of the page shown */
export function SectionMenu({ path }: { path: string }) {
  return (
    <nav aria-label={sectionMenu} className="border-b border-line bg-tint">
      <Pages
        path={path}
        className="wrap flex justify-between max-lg:hidden"
        link="-mx-2.5 px-2.5 aria-[current]:font-semibold aria-[current]:text-brand"
      />
      <details key={path} className="group wrap lg:hidden">
        <summary className="flex min-h-12 items-center justify-between font-semibold">
          {sectionMenu}
          <Icon name="down" className="size-5 text-brand transition-transform group-open:rotate-180" />
        </summary>
        <Pages
          path={path}
          className="grid grid-cols-2 gap-x-4 pb-4"
          link="aria-[current]:font-semibold aria-[current]:text-brand"
        />
      </details>
    </nav>
  );
}

function Pages({ path, className, link }: { path: string; className: string; link: string }) {
  return (
    <ul className={className}>
      {recruitment.map(({ label, href }) => (
        <li key={href}>
          <Link
            to={href}
            aria-current={href === path ? "page" : undefined}
            className={`flex min-h-12 items-center leading-tight hover:text-brand hover:underline ${link}`}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
