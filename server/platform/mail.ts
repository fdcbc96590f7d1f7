import { randomBytes } from "node:crypto";
import { connect } from "node:net";
import { createTransport, type Transporter } from "nodemailer";
import type SMTPTransport from "nodemailer/lib/smtp-transport";
import type { Config } from "./config.ts";
import { log } from "./log.ts";
import { needsEncryption } from "./outgoing/private-hosts.ts";
import { keepMail } from "./saved-mails.ts";

/** A mail of the site: text only, so that every phone can show it and it costs little data. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** A calendar file (iCalendar) that goes with it. */
  calendar?: string;
}

interface Open {
  transport: Transporter | undefined;
  from: string;
  /** The folder of mails that could not be sent. */
  folder: string;
}

let open: Open | undefined;

/** How long the mail server may take to connect, in milliseconds. */
const longestConnect = 10_000;

/**
 * Connects to the mail server by its name, which is on the list of allowed places (outgoing/allowed-places.ts). The
 * package would look the name up first and connect to a number.
 */
const getSocket: NonNullable<SMTPTransport.Options["getSocket"]> = (
  { host = "localhost", port, secure },
  done,
) => {
  const socket = connect({ host, port: Number(port) || (secure ? 465 : 587) });
  const failed = (error: Error) => done(error, undefined);
  socket.once("error", failed);
  socket.setTimeout(longestConnect, () =>
    socket.destroy(Object.assign(new Error("The mail server does not answer."), { code: "ETIMEDOUT" })),
  );
  socket.once("connect", () => {
    socket.off("error", failed).setTimeout(0);
    done(null, { connection: socket });
  });
};

/** Takes the mail settings. It does not connect to the mail server yet. */
export function openMail({
  SMTP_URL,
  MAIL_FROM,
  DATA_DIR,
  PRIVATE_HOSTS,
}: Pick<Config, "SMTP_URL" | "MAIL_FROM" | "DATA_DIR"> & Partial<Pick<Config, "PRIVATE_HOSTS">>): void {
  const limits = { connectionTimeout: longestConnect, greetingTimeout: 10_000, socketTimeout: 30_000 };
  // Without this, whoever is between could hide that the server can encrypt, and read the password.
  const requireTLS = SMTP_URL !== undefined && needsEncryption(new URL(SMTP_URL).hostname, PRIVATE_HOSTS);
  open = {
    transport: SMTP_URL ? createTransport({ url: SMTP_URL, requireTLS, getSocket, ...limits }) : undefined,
    from: MAIL_FROM,
    folder: `${DATA_DIR}/mails`,
  };
}

/** Whether mails are really sent: only then does a mail prove that its reader owns the address. */
export function mailLeaves(): boolean {
  return open?.transport !== undefined;
}

/**
 * Connects to the mail server and signs in, without sending anything.
 * @throws what keeps mails from being sent; never throws where no mail server is set
 */
export async function checkMailServer(): Promise<void> {
  await open?.transport?.verify();
}

/** The folder of mails that were not sent. */
export function savedMailsFolder(): string {
  if (!open) throw new Error("The mail is not open yet.");
  return open.folder;
}

/** A mail that is being sent, and the promise that saves it for the owner. */
interface Sending {
  mail: Mail;
  saved?: Promise<void> | undefined;
}

/** The mails that are on their way. */
const under: Map<Promise<void>, Sending> = new Map();

/** Saves a mail for the owner, only once however often this is called. */
async function save(sending: Sending): Promise<void> {
  sending.saved ??= keepMail(savedMailsFolder(), sending.mail).catch((error: unknown) => {
    // The next caller tries again.
    sending.saved = undefined;
    throw error;
  });
  await sending.saved;
}

const logLost = (error: unknown) => log.error({ err: error }, "a mail could be neither sent nor kept");

/**
 * Sends a mail in the background: the caller does not wait, so response times do not show whether there was a mail. A
 * mail that cannot be sent is saved for the owner (saved-mails.ts) and is not lost.
 */
export function sendMail(mail: Mail): void {
  const sending: Sending = { mail };
  const done = deliver(sending)
    .catch(logLost)
    .finally(() => under.delete(done));
  under.set(done, sending);
}

/**
 * Hands a mail to the mail server and waits until it has taken it. Nothing is saved where it does not.
 * @param id for mails that may be sent twice: mail programs know the second one by it
 * @throws the mail server's error; an error without a code where no mail server is set
 */
export async function mailNow(mail: Mail, id = randomBytes(16).toString("hex")): Promise<void> {
  if (!open?.transport) throw new Error("No mail server is set.");
  const { transport, from } = open;
  const { to, subject, text, calendar } = mail;
  await transport.sendMail({
    to,
    subject,
    text,
    from,
    ...(calendar
      ? {
          attachments: [
            { filename: "call.ics", content: calendar, contentType: "text/calendar; charset=utf-8" },
          ],
        }
      : {}),
    textEncoding: "quoted-printable",
    // The default Message-ID would contain this machine's name.
    messageId: `<${id}@${from.split("@").at(-1)?.replace(/>$/, "")}>`,
  });
}

async function deliver(sending: Sending): Promise<void> {
  if (mailLeaves()) {
    try {
      await mailNow(sending.mail);
      return;
    } catch (error) {
      // The recipient's address must not be logged.
      const reason = error instanceof Error && "code" in error ? String(error.code) : "no code";
      log.error({ reason }, "a mail was not taken by the mail server; it is kept in the back office");
    }
  }
  await save(sending);
}

/** How long the end of the process waits for the mail server, in milliseconds. */
const longestEnd = 5_000;

/**
 * Resolves when every mail is sent or saved; shutdown waits for it. What a slow mail server has not taken by then is saved
 * too: a mail that comes twice is better than one that is lost.
 * @param longest milliseconds
 */
export async function mailsDelivered(longest = longestEnd): Promise<void> {
  const clock = Promise.withResolvers<void>();
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
    clock.resolve();
  }, longest);
  // Requests and jobs that finish meanwhile may send more mails.
  while (under.size > 0 && !isOver) await Promise.race([Promise.all(under.keys()), clock.promise]);
  clearTimeout(timer);
  await Promise.all([...under.values()].map((sending) => save(sending).catch(logLost)));
}
