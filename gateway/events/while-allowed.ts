import type { StoredEvent } from '../../db/events/event.table.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { Feed } from './feed.ts';

export interface Right {
  /** Whether the caller may still have what is told; asked again before each event. */
  readonly mayRead: (event: StoredEvent) => Promise<boolean>;
  /** Tells the event that took the right away as the last one, for a resolver that answers null then. */
  readonly saysWhenOver?: boolean;
  /** Of those that may be read, which are told; all without it. */
  readonly tells?: (event: StoredEvent) => Promise<boolean>;
}

/**
 * What a source tells for as long as the caller has the right to it. The right is asked for before each event, and
 * whenever something happens that concerns the caller: leaving a team or the end of a friendship ends the subscription
 * at once, though its source is silent.
 */
export function whileAllowed(
  context: Context,
  source: Feed<StoredEvent>,
  { mayRead, saysWhenOver = false, tells }: Right,
): Feed<StoredEvent> {
  const { userId } = actorOf(context);
  return new Feed<StoredEvent>((feed) => {
    /** Gives up when the right is gone. */
    const check = async (cause: StoredEvent): Promise<boolean> => {
      if (await mayRead(cause)) return true;
      if (saysWhenOver) feed.push(cause);
      feed.end();
      return false;
    };
    const leave = context.live.listen('user', userId, (event) => {
      check(event).catch((cause: unknown) => feed.fail(cause));
    });
    const pump = async (): Promise<void> => {
      for await (const event of source) if ((await check(event)) && (!tells || (await tells(event)))) feed.push(event);
      feed.end();
    };
    pump().catch((cause: unknown) => feed.fail(cause));
    return () => {
      leave();
      void source.return();
    };
  });
}
