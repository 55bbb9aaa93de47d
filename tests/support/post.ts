import type { AddressInfo } from 'node:net';
import { callbackify } from 'node:util';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { Certificate } from '../../gateway/kernel/http/certificate.ts';

/** A mail server that keeps what it gets, and refuses it while it is told to. */
export class Post {
  readonly received: { from: string; to: string[]; mail: Email }[] = [];
  isRefusing = false;
  /** With which it refuses: a moment's trouble, or for good. */
  refusal = 451;
  readonly #server: SMTPServer;
  readonly #scheme: string;

  /** With a certificate of localhost it speaks TLS from the start, as production wants it; without, it knows none. */
  constructor(tls?: Certificate) {
    this.#scheme = tls ? 'smtps' : 'smtp';
    this.#server = new SMTPServer({
      ...(tls && { secure: true, ...tls }),
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onAuth: ({ username, password }, _session, done) =>
        username === 'gauntlet' && password === 'post-Secret-1'
          ? done(null, { user: username })
          : done(new Error('no')),
      onRcptTo: (_address, _session, done) =>
        done(this.isRefusing ? Object.assign(new Error('Not this mailbox'), { responseCode: this.refusal }) : null),
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
        const keep = callbackify(() => this.#keep(session, Buffer.concat(chunks)));
        stream.on('end', () => keep((error) => done(error)));
      },
    });
  }

  async #keep({ envelope }: SMTPServerSession, raw: Buffer): Promise<void> {
    const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
    const to = envelope.rcptTo.map(({ address }) => address);
    this.received.push({ from, to, mail: await PostalMime.parse(raw) });
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => void this.#server.listen(0, '127.0.0.1', resolve));
    return `${this.#scheme}://gauntlet:post-Secret-1@localhost:${(this.#server.server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(resolve));
  }
}
