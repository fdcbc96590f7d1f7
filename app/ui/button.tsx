import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { Icon, type IconName } from "./icon.tsx";

const kinds = {
  /** The main action on a screen. */
  primary: "bg-accent text-accent-ink hover:bg-accent-strong",
  /** The same action on each of several cards. */
  solid: "bg-brand text-ground hover:underline",
  secondary: "border border-edge text-ink hover:border-brand hover:bg-brand-soft",
  quiet: "text-brand underline decoration-1 underline-offset-4 hover:decoration-2",
  /** Opens WhatsApp; nothing else looks like this. */
  whatsapp: "bg-whatsapp text-whatsapp-ink hover:bg-whatsapp-strong",
  danger: "border border-danger text-danger hover:bg-danger-soft",
} as const;

const sizes = {
  md: "min-h-11 px-4 py-2",
  /* In a row of buttons on a phone, each fills its line. */
  lg: "min-h-13 px-5 py-3 md:px-6 md:text-lg/tight max-sm:grow",
} as const;

export type ButtonKind = keyof typeof kinds;
export type ButtonSize = keyof typeof sizes;

interface Look {
  kind?: ButtonKind;
  size?: ButtonSize;
  icon?: IconName;
  /** An icon after the words, for buttons that lead to another page. */
  iconAfter?: IconName;
  className?: string;
  children: ReactNode;
}

/**
 * The classes of a button, for the rare element that is neither `Button` nor `ButtonLink`.
 * @param hasIcon whether an icon is before the words: if they need two lines, both begin at the icon
 */
export function buttonClass(
  kind: ButtonKind = "primary",
  size: ButtonSize = "md",
  className = "",
  hasIcon = kind === "whatsapp",
): string {
  const side = kind === "quiet" ? "min-h-11 py-2" : sizes[size];
  const words = hasIcon ? "" : "text-center ";
  return `inline-flex items-center justify-center gap-2 rounded-xl ${words}font-semibold leading-tight disabled:opacity-60 ${side} ${kinds[kind]} ${className}`;
}

/** Words and icons inside a button. */
function Inside({ icon, iconAfter, children }: Pick<Look, "icon" | "iconAfter" | "children">) {
  return (
    <>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {iconAfter && <Icon name={iconAfter} />}
    </>
  );
}

type ButtonProps = Look &
  Omit<ComponentProps<"button">, keyof Look> & {
    /** While true, the button shows a spinner, announces it to screen readers and ignores further presses. */
    loading?: boolean;
  };

/** A button. */
export function Button({ kind, size, icon, iconAfter, className, loading, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest["aria-disabled"]}
      onClick={loading ? (event) => event.preventDefault() : rest.onClick}
      className={buttonClass(kind, size, className)}
    >
      {loading ? (
        <>
          <Spinner />
          <span>{children}</span>
        </>
      ) : (
        <Inside icon={icon} iconAfter={iconAfter}>
          {children}
        </Inside>
      )}
    </button>
  );
}

type ButtonLinkProps = Look &
  Omit<ComponentProps<"a">, keyof Look | "href"> & {
    href: string;
    /** Whether to load the page fully, even inside the site. */
    reload?: boolean;
  };

const insideSite = /^(\/(?!\/)|\?|#)/;
/** WhatsApp itself, or an address of ours that stores or notes something and redirects there. */
const opensChat =
  /^(https:\/\/wa\.me|\/whatsapp|\/(admin-dashboard\/inbox|recruitment\/admin\/applications)\/[\w-]+\/chat)(?![\w-])/;

/** A link that looks like a button. Links inside the site use the router; links to WhatsApp open in a new tab. */
export function ButtonLink({
  href,
  kind,
  size,
  icon,
  iconAfter,
  className,
  reload,
  children,
  ...rest
}: ButtonLinkProps) {
  const shownIcon = icon ?? (kind === "whatsapp" ? "whatsapp" : undefined);
  const look = buttonClass(kind, size, className, shownIcon !== undefined);
  const inside = (
    <Inside icon={shownIcon} iconAfter={iconAfter}>
      {children}
    </Inside>
  );
  if (insideSite.test(href) && !reload && !opensChat.test(href)) {
    return (
      <Link to={href} {...rest} className={look}>
        {inside}
      </Link>
    );
  }
  const rel = href.startsWith("/") ? "noopener nofollow" : "noopener";
  const away = opensChat.test(href) ? { target: "_blank", rel } : {};
  return (
    <a href={href} {...away} {...rest} className={look}>
      {inside}
    </a>
  );
}

/** A small spinner for something in progress. */
export function Spinner({ className = "size-5" }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={`spinner shrink-0 ${className}`} fill="none" aria-hidden="true">
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity=".3" />
      <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
