import { Arg, Ctx, Field, ID, Int, ObjectType, Resolver, Root, Subscription } from 'type-graphql';
import { isEvent } from '../../domain/shared/is-event.ts';
import type { EventOf } from '../../domain/shared/events.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { NO_MATCH } from '../../domain/tournaments/tournament-events.ts';
import type { StoredEvent } from '../../db/events/event.table.ts';
import { Broadcast } from '../events/broadcast.ts';
import { liveLog } from '../events/live-log.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { Access } from '../schema/access.ts';
import { Scope } from '../schema/scope.ts';
import { Instant } from '../schema/scalars.ts';
import { findTournament } from './read-tournament.ts';
import { rightToFollow } from './right-to-follow.ts';

@Scope('public')
@Access('own')
@ObjectType({ description: 'That something of a tournament is different: what is shown of it is read anew.' })
export class TournamentNews {
  @Field(() => Int, { description: 'Unique and growing; what was had already may come again.' })
  seq!: number;

  @Field(() => String, { description: 'The type of the event, such as `tournament.match-changed`.' })
  type!: string;

  @Field(() => Int, { nullable: true, description: 'The match that it is about; null for none.' })
  match!: number | null;

  @Field(() => Instant, { description: 'When it happened.' })
  at!: number;
}

const matchOf = (event: EventOf): number | null =>
  isEvent(event, ['tournament.match-changed']) && event.data.match !== NO_MATCH ? event.data.match : null;

@Resolver()
export class LiveTournamentResolver {
  @Scope('public')
  @Access('own')
  @Broadcast()
  @Subscription(() => TournamentNews, {
    description:
      'What happens in a tournament, after an event on. Refusals: NOT_FOUND, TOO_FAR_BEHIND where that is too long ago.',
    subscribe: async ({
      context,
      args,
    }: {
      context: Context;
      args: { id: string; code?: string | null; after?: number | null };
    }) => {
      const { id, code = null, after = null } = args;
      const { db } = context.deps;
      const actor = actorOf(context);
      const view = await findTournament(db.read, actor, id, code);
      if (!view) throw new Refused('NOT_FOUND');
      const mayRead = rightToFollow(db, actor, view, code);
      return liveLog(context, { topic: 'tournament', entity: 'tournament', id, after, ...(mayRead && { mayRead }) });
    },
  })
  tournamentHappened(
    @Ctx() _context: Context,
    @Root() event: StoredEvent,
    @Arg('id', () => ID, { description: 'The id of the tournament.' }) _id: string,
    @Arg('code', () => String, { nullable: true, description: 'For a tournament that is for those who know it.' })
    _code?: string | null,
    @Arg('after', () => Int, {
      nullable: true,
      description: '`seq` of the last event that the caller knows; only what happens from now on without it.',
    })
    _after?: number | null,
  ): TournamentNews {
    const { seq, type, at } = event;
    return { seq, type, at, match: matchOf(event) };
  }
}
