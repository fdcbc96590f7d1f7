import { Link } from "react-router";
import { AdireBand } from "#app/ui/adire.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { ThemeSwitch } from "#app/ui/theme-switch.tsx";
import { footer, type NavigationLink } from "#content/navigation.ts";
import { internationalForm } from "#content/phone.ts";
import { site } from "#content/site.ts";
import { whatsappLink } from "#content/whatsapp.ts";

/** The footer of every public page: links, contact details and the theme switch. */
export function SiteFooter() {
  return (
    <footer className="deep">
      <AdireBand className="text-muted opacity-70" />
      <div className="wrap grid grid-cols-2 gap-x-6 gap-y-10 py-12 lg:grid-cols-[1.4fr_1fr_1.2fr_1.5fr]">
        <div className="grid content-start gap-4 max-sm:col-span-2">
          <Logo name={site.name} />
          <p className="max-w-xs text-muted">{footer.text}</p>
          <ThemeSwitch />
        </div>
        <Links title={footer.quickHeading} links={footer.quickLinks} />
        <Links title={footer.productHeading} links={footer.productLinks} />
        <div className="max-sm:col-span-2">
          <h2 className="mb-2 text-lg">{footer.contactHeading}</h2>
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
                  <span className="leading-snug">
                    <span className="block text-sm">{label}</span>
                    <span className="figures">{internationalForm(site.whatsapp[line])}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
          <p className="mt-2 flex gap-3 text-muted">
            <Icon name="clock" />
            {footer.hours}
          </p>
        </div>
      </div>
      {/* The last links must not be covered by the chat button. */}
      <div className="wrap flex flex-wrap items-center gap-x-5 border-t border-line pt-3 pb-20 text-sm text-muted">
        <p className="grow">{`© ${site.name}`}</p>
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

function Links({ title, links }: { title: string; links: readonly NavigationLink[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-2 text-lg">{title}</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={label}>
            <Link to={href} className={link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
