import { Link } from "react-router";
import { Fold } from "#app/ui/fold.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { ThemeSwitch } from "#app/ui/theme-switch.tsx";
import { footer, type NavigationLink } from "#content/navigation.ts";
import { internationalForm } from "#content/phone.ts";
import { site } from "#content/site.ts";
import { whatsappLink } from "#content/whatsapp.ts";

/** The footer of every public page: links, contact details and the theme switch. On phones the links are folded. */
export function SiteFooter() {
  return (
    <footer className="deep border-t border-accent">
      <div className="wrap grid gap-x-6 py-4 gap-y-1 lg:grid-cols-[1.4fr_1fr_1.2fr_1.5fr] lg:py-12">
        <div className="grid content-start gap-x-4 gap-y-2 max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:justify-between lg:gap-4">
          <Logo name={site.name} className="max-sm:[&>svg]:hidden" />
          <p className="max-w-xs text-muted max-lg:hidden">{footer.text}</p>
          <ThemeSwitch />
        </div>
        <Links title={footer.quickHeading} links={footer.quickLinks} />
        <Links title={footer.productHeading} links={footer.productLinks} />
        <div>
          <h2 className="mb-2 text-lg max-lg:sr-only">{footer.contactHeading}</h2>
          <ul>
            <li>
              <a href={`mailto:${footer.email}`} className={link}>
                <Icon name="mail" />
                {footer.email}
              </a>
            </li>
            {footer.lines.map(({ line, label, message }) => (
              <li key={line}>
                <a href={whatsappLink(line, message)} target="_blank" rel="noopener" className={link}>
                  <Icon name="whatsapp" className="size-5 max-sm:hidden" />
                  <span className="leading-snug">
                    <span className="block text-sm">{label}</span>
                    <span className="figures">{internationalForm(site.whatsapp[line])}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
          <p className="mt-2 flex gap-3 text-sm text-muted">
            <Icon name="clock" className="size-5 max-sm:hidden" />
            {footer.hours}
          </p>
        </div>
      </div>
      {/* The last links must not be covered by the chat button. */}
      <div className="wrap flex flex-wrap items-center gap-x-3 border-t border-line pt-1 pb-18 text-sm text-muted lg:pt-3">
        <p className="grow">{`© ${site.name}`}</p>
        {footer.legal.map(({ label, href }) => (
          <Link key={href} to={href} className="flex min-h-11 items-center hover:text-ink hover:underline">
            {label}
          </Link>
        ))}
        <Link
          to={footer.admin.href}
          aria-label={footer.admin.label}
          className="-mx-3 grid size-11 place-items-center rounded-lg hover:text-ink"
        >
          <Icon name="lock" className="size-4" />
        </Link>
      </div>
    </footer>
  );
}

const link = "flex min-h-11 items-center gap-3 py-1 leading-snug text-muted hover:text-ink hover:underline";

/** A list of links under its title: folded on phones, always open on wide screens (`.unfolded`). */
function Links({ title, links }: { title: string; links: readonly NavigationLink[] }) {
  return (
    <nav aria-label={title}>
      <Fold summary={<h2 className="text-lg">{title}</h2>}>
        <ul className="max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-4">
          {links.map(({ label, href }) => (
            <li key={label}>
              <Link to={href} className={link}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Fold>
    </nav>
  );
}
