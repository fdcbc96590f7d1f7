import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export interface MailServer {
  /** The value for SMTP_URL. */
  url: string;
  /** Every accepted mail, as received. */
  mails: { to: string[]; text: string }[];
  /** Refuses every mail from now on, or every mail to one address. */
  refuse(address?: string): void;
  close(): Promise<void>;
}

/** In quoted-printable, a `=` at the end of a line continues the line; `=3D` is the equals sign. */
function plain(source: string): string {
  return source
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** A mail server on the loopback that stores the mails it receives. */
export async function mailServer(): Promise<MailServer> {
  const mails: MailServer["mails"] = [];
  let refused: string | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        if (refused === "all" || to.some((one) => one === refused)) return done(new Error("no"));
        mails.push({ to, text: plain(Buffer.concat(parts).toString("latin1")) });
        done();
      });
    },
  });
  // Some tests kill the site in the middle of a mail, which resets its connection.
  server.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "ECONNRESET") throw error;
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse(address = "all") {
      refused = address;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
