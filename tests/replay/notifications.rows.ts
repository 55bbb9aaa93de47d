import { NOTIFICATION_TABS, NOTIFICATION_TYPES } from '../../domain/shared/notice.ts';
import { HOUR } from '../../domain/shared/time.ts';
import type { Tx } from '../../db/client/database.ts';
import {
  SEND_CHANNELS,
  notifications,
  pendingSends,
  pushSubscriptions,
} from '../../db/notifications/notification.table.ts';
import { edgeUser } from './accounts.rows.ts';
import type { Edges } from './data.ts';
import { EDGES, WORDS, nth } from './words.ts';

export const OWNERS = [edgeUser(0), edgeUser(1), edgeUser(4)] as const;
export const edgeNotice = (n: number): string => `notice-${String(n).padStart(3, '0')}`;
export const edgePush = (n: number): string => `push-${String(n).padStart(2, '0')}`;

/** What three were told, three things at one instant, some of it still to be sent; and their browsers. */
export async function addRows(tx: Tx, { now }: Edges): Promise<void> {
  for (let n = 0; n < 3 * WORDS.length; n++) {
    const at = now - Math.floor(n / 9) * HOUR;
    await tx.insert(notifications).values({
      id: edgeNotice(n),
      userId: nth(OWNERS, n),
      type: nth(NOTIFICATION_TYPES, n),
      tab: nth(NOTIFICATION_TABS, Math.floor(n / 3)),
      kind: 'battle.completed',
      uniqueKey: `key-${Math.floor(n / 3)}`,
      title: `{from} ${nth(WORDS, n)}`,
      message: nth(WORDS, n + 1),
      fromId: n % 4 === 0 ? null : edgeUser(n),
      link: `/${n}`,
      data: { ж: nth(WORDS, n), cents: nth(EDGES, n), none: null },
      at,
      readAt: n % 5 === 0 ? at + 1 : null,
    });
    for (const [m, channel] of SEND_CHANNELS.entries())
      if ((n + m) % 3 !== 2)
        await tx.insert(pendingSends).values({ notificationId: edgeNotice(n), channel, userId: nth(OWNERS, n), at });
  }
  for (const [n, word] of WORDS.entries())
    await tx.insert(pushSubscriptions).values({
      id: edgePush(n),
      userId: nth(OWNERS, n),
      sessionId: `session-${n % 4}`,
      endpointHash: `endpoint-${n}`,
      sealed: `sealed:${word}`,
      createdAt: now - Math.floor(n / 6) * HOUR,
      lastUsedAt: n % 2 === 0 ? null : now,
    });
}
