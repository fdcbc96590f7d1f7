import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export interface MailServer {
  /** What SMTP_URL says. */
  url: string;
  /** Every mail that was taken, as it came. */
  mails: { to: string[]; text: string }[];
  /** From now on every mail is refused. */
  refuse(): void;
  close(): Promise<void>;
}

/** A lone `=` at the end of a line is no end of a line in a mail; `=3D` is the sign itself. */
function plain(source: string): string {
  return source
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** A mail server on the loopback that keeps what it is sent. */
export async function mailServer(): Promise<MailServer> {
  const mails: MailServer["mails"] = [];
  let refusing = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        if (refusing) return done(new Error("no"));
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ to, text: plain(Buffer.concat(parts).toString("latin1")) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse() {
      refusing = true;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
