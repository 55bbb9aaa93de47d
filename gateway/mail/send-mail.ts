import { LANGUAGES } from '../../domain/shared/languages.ts';
import { DAY } from '../../domain/shared/time.ts';
import type { Job } from '../../db/jobs/job.table.ts';
import { insertMessage } from '../../db/mail/mailbox.queries.ts';
import type { Deps } from '../kernel/deps.ts';
import { NoMoreTries } from '../kernel/no-more-tries.ts';
import { requireUnsealed, seal } from '../kernel/sealed.ts';
import type { Mail, MailOrder } from './mail.ts';
import type { Message } from '../kernel/mailer.ts';

declare module '../../db/jobs/job-payloads.ts' {
  interface JobPayloads {
    /** A `MailOrder`, sealed: codes and links in it open an account. */
    'mail.send': { readonly sealed: string };
  }
}

/** What was ordered before e-mails were in the reader's language says none: that is English. */
type KeptOrder = Omit<MailOrder, 'language'> & Partial<Pick<MailOrder, 'language'>>;

/** Past this a message is given up, also one that was sealed under a secret of former days. */
const LONGEST = 3 * DAY;

/** How long it makes sense to try: nobody wants a code that has expired. */
const lifeOf = (mail: Mail): number => ('lifeMs' in mail ? mail.lifeMs : LONGEST);

/**
 * The job of an ordered e-mail. Fails while the mail server does not take it, and is tried again later; where it never
 * will, that ends it, and the page that waits is told.
 * @throws NoMoreTries
 */
export async function sendMail(deps: Deps, job: Job<'mail.send'>): Promise<void> {
  if (deps.now() - job.createdAt > LONGEST) return;
  const {
    to,
    language = LANGUAGES[0],
    mail,
    registrationId,
  } = JSON.parse(requireUnsealed(deps, job.payload.sealed)) as KeptOrder;
  if (deps.now() - job.createdAt > lifeOf(mail)) return;
  // Fetched with the first e-mail: a gateway starts without the templates.
  const { writeMessage } = await import('./messages/write-message.tsx');
  const message: Message = { id: job.id, to, ...(await writeMessage(mail, language, deps.config.publicUrl)) };
  if (!deps.mailer) return keep(deps, message);
  try {
    await deps.mailer.send(message);
  } catch (error) {
    if (error instanceof NoMoreTries && registrationId !== undefined)
      await deps.db.transact((tx) => deps.wiring.provided.noteUndeliverable(tx, registrationId));
    throw error;
  }
}

async function keep(deps: Deps, message: Message): Promise<void> {
  const kept = { id: message.id, sealed: seal(deps, JSON.stringify(message)), at: deps.now() };
  await deps.db.transact((tx) => insertMessage(tx, kept));
}
