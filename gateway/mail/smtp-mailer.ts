import { SECOND } from '../../domain/shared/time.ts';
import type { Mailer } from '../kernel/mailer.ts';
import { NoMoreTries } from '../kernel/no-more-tries.ts';

/** A server that takes longer than this is tried again later. */
const TIMEOUTS = {
  dnsTimeout: 5 * SECOND,
  connectionTimeout: 10 * SECOND,
  greetingTimeout: 10 * SECOND,
  socketTimeout: 20 * SECOND,
};

/** Why a message was not taken, without what the server said: it may repeat the message. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  return (
    [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ') || 'unknown'
  );
}

/** That we have to sign in or to go over to TLS first: a matter of our own settings, not of the message. */
const ABOUT_US: ReadonlySet<unknown> = new Set([530, 534, 535, 538]);

/**
 * Whether another try would be refused as well: the reader or the message is refused for good, or there can be no such
 * address. What is said of the sender or of us is not: whoever runs this house puts it right.
 */
function isForGood(error: unknown): boolean {
  const { code, command, responseCode } = error as { code?: unknown; command?: unknown; responseCode?: unknown };
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return false;
  if (typeof responseCode !== 'number') return command === 'API';
  return responseCode >= 500 && command !== 'MAIL FROM' && !ABOUT_US.has(responseCode);
}

/** Says hello and signs in. @throws Error that names the reason, and nothing that the server said */
export async function requireMailServer(url: string, { requireTLS }: { requireTLS: boolean }): Promise<void> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url, requireTLS, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true });
  const failure = await transport.verify().then(() => null, reasonOf);
  transport.close();
  if (failure !== null) throw new Error(`the mail server does not let us in: ${failure}`);
}

/**
 * Sends through an SMTP server. `url` holds its credentials; `from` is the sender as it is shown; with `requireTLS`
 * nothing is said to a server that does not switch to TLS.
 */
export function smtpMailer(url: string, from: string, { requireTLS }: { requireTLS: boolean }): Mailer {
  return {
    async send({ id, to, subject, html, text }) {
      // Fetched when the first message goes out: a gateway starts without it.
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({
        url,
        requireTLS,
        ...TIMEOUTS,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      const domain = /@([^\s>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
      const failure = await transport
        // Not a text to parse: whatever it holds, it is one address.
        .sendMail({ from, to: { name: '', address: to }, subject, html, text, messageId: `<${id}@${domain}>` })
        .then(
          () => null,
          (error: unknown) =>
            isForGood(error)
              ? new NoMoreTries(`the mail server refused the message for good: ${reasonOf(error)}`)
              : new Error(`the mail server did not take the message: ${reasonOf(error)}`),
        );
      transport.close();
      if (failure !== null) throw failure;
    },
  };
}
