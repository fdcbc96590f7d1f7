import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { contactButton, type NavigationLink, navigation } from "#content/navigation.ts";
import { site } from "#content/site.ts";
import { whatsappLink } from "#content/whatsapp.ts";

const contactHref = whatsappLink(contactButton.line, contactButton.message);
/** Where the visitor is, in the menus. */
const here = "underline underline-offset-4";
const row = "flex min-h-11 items-center rounded-lg px-3 hover:bg-brand-soft";

/** Closes the open menus of the bar, except the one in use. */
function closeMenus(header: HTMLElement | null, except?: Element | null) {
  for (const details of header?.querySelectorAll<HTMLDetailsElement>("details[open]") ?? []) {
    if (details !== except) details.open = false;
  }
}

/** Closes menus on Escape, on a press outside, and when a link in them is followed. */
function useClosingMenus() {
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    function onPress(event: Event) {
      const target = event.target as Element;
      closeMenus(header.current, target.closest("details"));
      // A link in a menu closes it, even if it leads to a place on the same page.
      if (target.closest("a")) closeMenus(header.current);
    }
    function onKey(event: KeyboardEvent) {
      if (event.key !== "Escape") return;
      const open = header.current?.querySelector<HTMLDetailsElement>("details[open]");
      if (!open) return;
      open.open = false;
      open.querySelector("summary")?.focus();
    }
    document.addEventListener("click", onPress);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("click", onPress);
      document.removeEventListener("keydown", onKey);
    };
  }, []);
  return header;
}

/** Whether the page of a link, or one below it, is the page that is shown. */
function useIsHere() {
  const { pathname } = useLocation();
  return (href: string) => `${pathname}/`.startsWith(`${href}/`);
}

function MenuLink({ label, href }: NavigationLink) {
  const isHere = useIsHere()(href);
  return (
    <Link to={href} className={isHere ? `${row} ${here}` : row} aria-current={isHere ? "page" : undefined}>
      {label}
    </Link>
  );
}

function MenuLinks({ links, className }: { links: readonly NavigationLink[]; className?: string }) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.href}>
          <MenuLink {...link} />
        </li>
      ))}
    </ul>
  );
}

/** The menu of wide screens: links and dropdowns in a row. */
function WideMenu() {
  const isHere = useIsHere();
  return (
    <nav aria-label="Main" className="hidden items-center gap-1 lg:flex">
      {navigation.map((entry) =>
        "links" in entry ? (
          <details key={entry.label} name="menu" className="group relative">
            <summary className={`${row} gap-1.5 ${entry.links.some(({ href }) => isHere(href)) ? here : ""}`}>
              {entry.label}
              <Icon name="down" className="size-4 group-open:rotate-180" />
            </summary>
            <MenuLinks
              links={entry.links}
              className="absolute top-12 left-0 w-72 rounded-2xl border border-line bg-paper p-2 shadow-lg"
            />
          </details>
        ) : (
          <MenuLink key={entry.label} {...entry} />
        ),
      )}
    </nav>
  );
}

/** The menu of small screens: one button, and everything under it. */
function SmallMenu() {
  return (
    <details className="group lg:hidden">
      <summary className="-mr-2.5 grid size-11 place-items-center rounded-lg hover:bg-brand-soft">
        <Icon name="menu" className="size-6 group-open:hidden" />
        <Icon name="close" className="hidden size-6 group-open:block" />
        <span className="sr-only">Menu</span>
      </summary>
      <nav
        aria-label="Main menu"
        className="deep absolute inset-x-0 top-16 max-h-[calc(100dvh-4rem)] overflow-y-auto border-y border-line px-5 py-4"
      >
        {navigation.map((entry) =>
          "links" in entry ? (
            <div key={entry.label} className="border-b border-line py-3">
              <p className="px-3 py-1 text-sm text-muted">{entry.label}</p>
              <MenuLinks links={entry.links} />
            </div>
          ) : (
            <MenuLink key={entry.label} {...entry} />
          ),
        )}
        <ButtonLink href={contactHref} kind="whatsapp" className="mt-3 w-full">
          {contactButton.label}
        </ButtonLink>
      </nav>
    </details>
  );
}

/** The navigation bar. Its menus are `<details>`, so they open without script. */
export function SiteHeader() {
  const header = useClosingMenus();
  return (
    <header ref={header} className="deep fixed inset-x-0 top-0 z-40 border-b border-line">
      <div className="wrap flex h-16 items-center gap-2">
        <Link
          to="/"
          className="mr-auto flex min-h-11 items-center rounded-lg"
          aria-label={`${site.name}, home`}
        >
          <Logo name={site.name} />
        </Link>
        <WideMenu />
        <ButtonLink
          href={contactHref}
          kind="whatsapp"
          className="text-sm whitespace-nowrap max-lg:px-3 max-[22rem]:hidden lg:ml-3"
        >
          {contactButton.label}
        </ButtonLink>
        <SmallMenu />
      </div>
    </header>
  );
}
