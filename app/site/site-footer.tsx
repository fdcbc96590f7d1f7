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
      <div className="wrap grid gap-x-6 py-2 gap-y-1 lg:grid-cols-[5fr_7fr_4fr_5fr] lg:py-12">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 lg:block">
          <Logo name={site.name} className="max-sm:[&>svg]:hidden" />
          <p className="mt-4 max-w-xs pb-4 text-muted max-lg:hidden">{footer.text}</p>
          <ThemeSwitch />
        </div>
        <Links title={footer.quickHeading} links={footer.quickLinks} />
        <Links title={footer.productHeading} links={footer.productLinks} className="lg:grid-cols-1" />
        <div>
          <h2 className="text-lg max-lg:sr-only">{footer.contactHeading}</h2>
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
                  <Icon name="whatsapp" />
                  <span className="flex flex-wrap items-baseline gap-x-4">
                    <span className="text-sm">{label}</span>
                    <span className="figures">{internationalForm(site.whatsapp[line])}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
          <p className="mt-2 flex gap-3 text-sm text-balance text-muted">
            <Icon name="clock" />
            {footer.hours}
          </p>
        </div>
      </div>
      {/* The last links must not be covered by the chat button. */}
      <div className="wrap flex flex-wrap items-center gap-x-5 border-t border-line pt-1 pb-16 xl:pt-4 text-sm text-muted xl:pb-8">
        <p className="grow max-sm:w-full">{`© ${site.name}`}</p>
        {footer.legal.map(({ label, href }) => (
          <Link key={href} to={href} className="flex min-h-11 items-center hover:text-ink hover:underline">
            {label}
          </Link>
        ))}
        <Link
          to={footer.admin.href}
          aria-label={footer.admin.label}
          className="grid size-11 place-items-center rounded-lg hover:text-ink"
        >
          <Icon name="lock" className="size-4" />
        </Link>
      </div>
    </footer>
  );
}

const link = "flex min-h-11 items-center gap-3 py-1 leading-snug text-muted hover:text-ink hover:underline";

interface LinksProps {
  title: string;
  links: readonly NavigationLink[];
  className?: string;
}

/** A list of links under its title, in two columns: folded on phones, always open on wide screens (`.unfolded`). */
function Links({ title, links, className = "" }: LinksProps) {
  return (
    <nav aria-label={title}>
      <Fold summary={<h2 className="text-lg">{title}</h2>}>
        <ul className={`grid grid-cols-2 gap-x-4 ${className}`}>
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
