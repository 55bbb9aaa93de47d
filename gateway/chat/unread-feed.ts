import { CHANNELS, type ChannelId } from '../../domain/chat/channels.ts';
import { SECOND } from '../../domain/shared/time.ts';
import type { StoredEvent } from '../../db/events/event.table.ts';
import { Feed } from '../events/feed.ts';
import type { Live } from '../events/live.ts';

/** A reader hears of new messages at once, and then not again before this has passed: a thousand readers count too. */
const PACE_MS = 2 * SECOND;

/** The channels in which others have written or deleted since the last time that this was told. */
export const unreadFeed = (live: Live, userId: string): Feed<readonly ChannelId[]> =>
  new Feed((feed) => {
    const stirred = new Set<ChannelId>();
    let timer: NodeJS.Timeout | null = null;
    const tell = (): void => {
      timer = null;
      if (stirred.size === 0) return;
      feed.push([...stirred]);
      stirred.clear();
      timer = setTimeout(tell, PACE_MS);
    };
    const leaves = CHANNELS.map(({ id }) => {
      const hear = (event: StoredEvent): void => {
        if (!concerns(event, userId)) return;
        stirred.add(id);
        if (timer === null) tell();
      };
      live.missed('channel', id).forEach(hear);
      return live.listen('channel', id, hear);
    });
    return () => {
      if (timer !== null) clearTimeout(timer);
      for (const leave of leaves) leave();
    };
  });

const concerns = (event: StoredEvent, userId: string): boolean =>
  (event.type === 'chat.posted' || event.type === 'chat.deleted') && event.data.authorId !== userId;
