import { TEXTS, type Texts } from '../../domain/notifications/__generated__/texts.ts';
import { notificationsPath } from '../../domain/notifications/notifications.paths.ts';
import { withName } from '../../domain/notifications/notification.ts';
import { DAY } from '../../domain/shared/time.ts';
import { readSettingsOf } from '../../db/accounts/index.ts';
import { enqueueJob } from '../../db/jobs/job.queries.ts';
import type { Job } from '../../db/jobs/job.table.ts';
import { type Outgoing, takePending } from '../../db/notifications/pending-send.queries.ts';
import {
  deletePushSubscription,
  listPushIds,
  readPushSubscription,
  touchPushSubscription,
} from '../../db/notifications/push-subscription.queries.ts';
import type { Deps } from '../kernel/deps.ts';
import { unseal } from '../kernel/sealed.ts';
import type { PushTarget } from '../kernel/push-sender.ts';

/** Push services take little; more would not be shown either. */
const BODY_MAX = 300;
/** Titles that a push of several names. */
const NAMED_MAX = 3;

/** What the service worker shows. */
interface Shown {
  readonly title: string;
  readonly body: string;
  /** A path of ours. */
  readonly link: string;
  /** A push with the tag of an earlier one takes its place. */
  readonly tag: string;
}

declare module '../../db/jobs/job-payloads.ts' {
  interface JobPayloads {
    'push.gather': { readonly userId: string };
    'push.deliver': Shown & { readonly userId: string; readonly subscriptionId: string };
  }
}

function shownOf(t: Texts, waiting: readonly Outgoing[]): Shown | null {
  const told = waiting.map(({ title, message, link, id, fromName }) => ({
    title: withName(t, title, fromName),
    body: withName(t, message, fromName).slice(0, BODY_MAX),
    link,
    tag: id,
  }));
  const [first] = told;
  if (!first || told.length === 1) return first ?? null;
  const named = told.slice(0, NAMED_MAX).map(({ title }) => title);
  const titles = named.join(', ');
  const rest = told.length - named.length;
  return {
    title: t.newNotifications({ count: told.length }),
    body: (rest > 0 ? t.titlesAndMore({ titles, count: rest }) : titles).slice(0, BODY_MAX),
    link: notificationsPath,
    tag: 'several',
  };
}

/** The first job of a push: makes one of everything that waits for a player, and a job for each of the browsers. */
export async function gatherPush(deps: Deps, job: Job<'push.gather'>): Promise<void> {
  const { userId } = job.payload;
  await deps.db.transact(async (tx) => {
    const t = TEXTS[(await readSettingsOf(tx, userId)).language];
    const shown = shownOf(t, await takePending(tx, userId, 'push'));
    if (shown === null || deps.push === null) return;
    const at = deps.now();
    for (const subscriptionId of await listPushIds(tx, userId)) {
      const payload = { userId, subscriptionId, ...shown };
      await enqueueJob(tx, { id: deps.newId(), kind: 'push.deliver', payload, runAt: at, createdAt: at });
    }
  });
}

/** Null for a browser that was sealed under a secret of former days. */
function open(deps: Deps, sealed: string): PushTarget | null {
  const text = unseal(deps, sealed);
  return text === null ? null : (JSON.parse(text) as PushTarget);
}

/** The second job: wakes one browser. A browser that is gone, or has changed hands, is not woken. */
export async function deliverPush(deps: Deps, job: Job<'push.deliver'>): Promise<void> {
  const { push } = deps;
  const { userId, subscriptionId, ...shown } = job.payload;
  if (push === null || deps.now() - job.createdAt > DAY) return;
  const row = await readPushSubscription(deps.db.read, subscriptionId);
  if (!row || row.userId !== userId) return;
  const target = open(deps, row.sealed);
  const answer = target === null ? 'gone' : await push.send(target, JSON.stringify(shown));
  await deps.db.transact((tx) =>
    answer === 'gone' ? deletePushSubscription(tx, row.id) : touchPushSubscription(tx, row.id, deps.now()),
  );
}
