import { Ctx, Resolver, Subscription } from 'type-graphql';
import { OVERLAY_LINES } from '../../domain/creators/overlay.ts';
import type { StoredEvent } from '../../db/events/event.table.ts';
import { Feed } from '../events/feed.ts';
import type { Topic } from '../events/live.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { Access } from '../schema/access.ts';
import { Listed } from '../schema/listed.ts';
import { Scope } from '../schema/scope.ts';
import { movesMoney } from '../wallet/index.ts';
import { OverlayWager, OverlayWallet, OverlayWin } from './overlay.types.ts';
import { readOverlayWagers, readOverlayWallet, readOverlayWins } from './read-overlays.ts';

/** Once at the beginning, so that whoever comes back after a break has the present state, and then at each event. */
const fromNow = (context: Context, topic: Topic, tells: (event: StoredEvent) => boolean = () => true) =>
  new Feed<StoredEvent | null>((feed) => {
    const leave = context.live.listen(topic, actorOf(context).userId, (event) => {
      if (tells(event)) feed.push(event);
    });
    feed.push(null);
    return leave;
  });

interface Asked {
  readonly context: Context;
}

/** What the overlays of a creator show (CR-11), each in a scope of its own. */
@Resolver()
export class OverlayResolver {
  @Scope('overlay:wallet')
  @Access('own')
  @Subscription(() => OverlayWallet, {
    description: 'The caller’s wallet for an overlay: now, and each time something moves it.',
    subscribe: ({ context }: Asked) => fromNow(context, 'user', movesMoney),
  })
  overlayWallet(@Ctx() context: Context): Promise<OverlayWallet> {
    return readOverlayWallet(context.deps, actorOf(context));
  }

  @Scope('overlay:wagers')
  @Access('own')
  @Listed(OVERLAY_LINES)
  @Subscription(() => [OverlayWager], {
    description: 'The latest bets on the caller’s streams, newest first: now, and each time one is placed or ends.',
    subscribe: ({ context }: Asked) => fromNow(context, 'wagers'),
  })
  overlayWagers(@Ctx() context: Context): Promise<OverlayWager[]> {
    return readOverlayWagers(context.deps, actorOf(context));
  }

  @Scope('overlay:wins')
  @Access('own')
  @Listed(OVERLAY_LINES)
  @Subscription(() => [OverlayWin], {
    description: 'The battles that the caller won last, newest first: now, and each time a battle ends.',
    subscribe: ({ context }: Asked) => fromNow(context, 'user', ({ entity }) => entity === 'battle'),
  })
  overlayWins(@Ctx() context: Context): Promise<OverlayWin[]> {
    return readOverlayWins(context.deps, actorOf(context));
  }
}
