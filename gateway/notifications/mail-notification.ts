import { TEXTS, type Texts } from '../../domain/notifications/__generated__/texts.ts';
import { withName } from '../../domain/notifications/notification.ts';
import { readSettingsOf, readUser } from '../../db/accounts/index.ts';
import type { Tx } from '../../db/client/database.ts';
import { enqueueJob } from '../../db/jobs/job.queries.ts';
import type { Job } from '../../db/jobs/job.table.ts';
import { readNotification } from '../../db/notifications/notification.queries.ts';
import { type Outgoing, listWaiting, takePending } from '../../db/notifications/pending-send.queries.ts';
import type { Deps } from '../kernel/deps.ts';
import { type ToldItem, orderMail } from '../mail/mail.ts';

declare module '../../db/jobs/job-payloads.ts' {
  interface JobPayloads {
    'notification.mail': { readonly userId: string; readonly notificationId: string };
    /** `past` is the id of the last player of the job before; none for the first job. */
    'digest.send': { readonly past?: string };
  }
}

/** So many stand in a digest; of the others it says how many. */
const ITEMS_MAX = 20;
/** So few players a job, because all other jobs wait for its end. */
const PLAYERS_A_JOB = 50;

const itemOf = (
  t: Texts,
  { config }: Deps,
  { title, message, link, fromName }: Pick<Outgoing, 'title' | 'message' | 'link' | 'fromName'>,
): ToldItem => ({
  title: withName(t, title, fromName),
  message: withName(t, message, fromName),
  url: new URL(link, `${config.publicUrl}/`).href,
});

/** The job of a notification that cannot wait for the digest. One that was read meanwhile is not mailed. */
export async function mailNotification(deps: Deps, job: Job<'notification.mail'>): Promise<void> {
  const { userId, notificationId } = job.payload;
  await deps.db.transact(async (tx) => {
    const user = await readUser(tx, userId);
    const row = await readNotification(tx, userId, notificationId);
    if (!user || user.status === 'closed' || !row || row.readAt !== null) return;
    const { username, email } = user;
    const { language } = await readSettingsOf(tx, userId);
    const mail = { kind: 'notification', username, ...itemOf(TEXTS[language], deps, row) } as const;
    await orderMail(deps, tx, { to: email, language, mail });
  });
}

async function sendDigestTo(deps: Deps, tx: Tx, userId: string): Promise<void> {
  const waiting = await takePending(tx, userId, 'email');
  const user = await readUser(tx, userId);
  if (!user || user.status === 'closed' || waiting.length === 0) return;
  const { email: isMailed, language } = await readSettingsOf(tx, userId);
  if (!isMailed) return;
  const items = waiting.slice(0, ITEMS_MAX).map((one) => itemOf(TEXTS[language], deps, one));
  const { username, email } = user;
  const mail = { kind: 'digest', username, items, more: waiting.length - items.length } as const;
  await orderMail(deps, tx, { to: email, language, mail });
}

/** The job of the digests: one e-mail for everything that waits for a player; the next job goes on behind them. */
export async function sendDigests(deps: Deps, job: Job<'digest.send'>): Promise<void> {
  const { past = '' } = job.payload;
  const players = await listWaiting(deps.db.read, 'email', past, PLAYERS_A_JOB);
  for (const userId of players) await deps.db.transact((tx) => sendDigestTo(deps, tx, userId));
  const last = players.at(-1);
  if (players.length < PLAYERS_A_JOB || last === undefined) return;
  const at = deps.now();
  const next = { id: deps.newId(), kind: job.kind, payload: { past: last }, runAt: at, createdAt: at };
  await deps.db.transact((tx) =>
    enqueueJob(tx, { ...next, uniqueKey: `${job.uniqueKey?.split(' ', 1)[0] ?? job.kind} ${last}` }),
  );
}
