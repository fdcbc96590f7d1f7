import { fictitiousWhatsAppLines } from "#content/site.ts";
import { missingDetails } from "#content/trust.ts";
import type { Config } from "#server/platform/config.ts";
import { type Finding, failed, ok, warning } from "./finding.ts";

const local = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether an address is one of this machine alone. */
export const isOfThisMachine = ({ hostname }: URL): boolean => local.has(hostname);

const isLoopback = (host: string) => host === "::1" || host.startsWith("127.") || host === "localhost";

/** The public address. */
export function siteUrl({ SITE_URL }: Pick<Config, "SITE_URL">): Finding {
  const about = "SITE_URL";
  const mend = "Set SITE_URL to the address that visitors type, such as https://www.example.com.";
  if (!SITE_URL) return warning(about, "is not set: links in mails lead to this machine only", mend);
  const url = new URL(SITE_URL);
  if (url.pathname !== "/" || url.search || url.hash) {
    return failed(about, "has more than an address in it", `${mend} Leave out what follows the name.`);
  }
  if (isOfThisMachine(url)) return warning(about, "is an address of this machine only", mend);
  if (url.protocol !== "https:") {
    return warning(
      about,
      "begins with http: what visitors send can be read on the way",
      "Get a certificate (Caddy or certbot make one free of charge) and set SITE_URL to the https address.",
    );
  }
  return ok(about, url.origin);
}

/** Whether the number of proxies fits to the rest. A wrong number lets visitors share or invent an address. */
export function trustProxy({
  SITE_URL,
  HOST,
  TRUST_PROXY,
}: Pick<Config, "SITE_URL" | "HOST" | "TRUST_PROXY">): Finding {
  const about = "TRUST_PROXY";
  const behindProxy = SITE_URL?.startsWith("https:") && !isOfThisMachine(new URL(SITE_URL));
  if (behindProxy && TRUST_PROXY === 0) {
    return failed(
      about,
      "is 0 although the site has an https address, so all visitors look like one and are limited together",
      "Set TRUST_PROXY to the number of your proxies, usually 1.",
    );
  }
  if (TRUST_PROXY > 0 && !isLoopback(HOST)) {
    return warning(
      about,
      `is ${TRUST_PROXY} and the site listens on ${HOST}: whoever reaches its port past the proxy can invent an address`,
      "Let only the proxy reach the port (firewall or container network), or set HOST=127.0.0.1 where it is on this machine.",
    );
  }
  return ok(about, String(TRUST_PROXY));
}

export function whatsAppLines(missing = fictitiousWhatsAppLines()): Finding {
  const about = "WhatsApp";
  if (missing.length === 0) return ok(about, "the lines are yours");
  return warning(about, "some lines are fictitious: leads go to nobody", `Set ${missing.join(", ")}.`);
}

/** Who is behind the site, and whether the terms of the quotes are the owner's. */
export function ownDetails(missing = missingDetails()): Finding {
  const about = "Who you are";
  if (missing.length === 0) return ok(about, "people, papers and terms are filled in");
  return warning(
    about,
    `buyers cannot see it yet; not filled in: ${missing.join(", ")}`,
    "Fill them in as docs/rebranding.md says. Until then the site leaves these parts out.",
  );
}

/** A password in the settings is needed once. */
export function adminPassword({ ADMIN_PASSWORD }: Pick<Config, "ADMIN_PASSWORD">): Finding {
  const about = "ADMIN_PASSWORD";
  if (!ADMIN_PASSWORD) return ok(about, "is not in the settings");
  return warning(about, "is in the settings, where it is needed only for the first start", "Remove it.");
}

/**
 * Checks the sender of mails.
 * @param given MAIL_FROM as set; without it the site uses a default sender
 */
export function mailFrom(
  { SMTP_URL, MAIL_FROM }: Pick<Config, "SMTP_URL" | "MAIL_FROM">,
  given = process.env.MAIL_FROM,
): Finding {
  const about = "MAIL_FROM";
  if (!SMTP_URL) {
    if (!given) return ok(about, "is not needed, because no mail is sent");
    return warning(
      about,
      "is set, and no mail is sent all the same",
      "Set SMTP_URL to your mail server, such as smtps://name:password@mail.example.com.",
    );
  }
  if (/\.example>?$/.test(MAIL_FROM)) {
    return failed(
      about,
      "is an address that is nobody's, so mail servers refuse it or take mails for spam",
      "Set MAIL_FROM to an address of the account in SMTP_URL.",
    );
  }
  return ok(about, MAIL_FROM);
}

type ModelConfig = Pick<Config, "AI_PROVIDER" | "AI_API_KEY" | "AI_BASE_URL">;

/** The shape of the model's key: it is often pasted with quotes, or is that of another provider. */
export function model({ AI_PROVIDER, AI_API_KEY, AI_BASE_URL }: ModelConfig): Finding {
  const about = "Model";
  if (!AI_PROVIDER) return ok(about, "not in the settings, so the Writer screen says who writes");
  if (AI_API_KEY && /[\s"'<>]|^Bearer/i.test(AI_API_KEY)) {
    return failed(
      about,
      "AI_API_KEY contains spaces or quotes",
      "Copy the key again, without anything around it.",
    );
  }
  if (AI_PROVIDER === "anthropic" && !AI_BASE_URL && !AI_API_KEY?.startsWith("sk-ant-")) {
    return failed(
      about,
      "AI_API_KEY is not a key of Anthropic, which begins with sk-ant-",
      "Copy it from console.anthropic.com, or set AI_PROVIDER=openai-compatible and AI_BASE_URL for another provider.",
    );
  }
  if (AI_PROVIDER === "openai-compatible" && AI_BASE_URL?.startsWith("https:") && !AI_API_KEY) {
    return warning(about, "AI_API_KEY is not set, which public providers need", "Set AI_API_KEY.");
  }
  return ok(about, `${AI_PROVIDER}, with settings of the right shape`);
}
