import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { HOLD_LIFE } from '../../../domain/tournaments/hold-prizes.ts';
import { ANNOUNCEMENT_MAX, RULING_REASON_MAX } from '../../../domain/tournaments/tournaments.schemas.ts';
import { DAY } from '../../../domain/shared/time.ts';
import type { Context } from '../../kernel/context.ts';
import { Access } from '../../schema/access.ts';
import { KEY } from '../../schema/key.ts';
import { holdPrizes, releasePrizes } from '../desk/hold-prizes.ts';
import {
  ANNOUNCEMENTS_PER_HOUR,
  correctAnnouncement,
  postAnnouncement,
  withdrawAnnouncement,
} from './post-announcement.ts';
import { act } from '../tournament-change.resolver.ts';
import { Tournament } from '../tournament.types.ts';

const ID_WORDS = { description: 'The id of the tournament.' } as const;
const ANNOUNCEMENT_WORDS = { description: 'The id of the announcement.' } as const;
const TEXT_WORDS = { description: `1 to ${ANNOUNCEMENT_MAX} characters.` } as const;
const REASON = { description: `What everybody who takes part reads: 1 to ${RULING_REASON_MAX} characters.` } as const;

/** What is said to all who take part, and what staff make of their prizes. */
@Resolver()
export class TellTournamentResolver {
  @Access('own')
  @Mutation(() => Tournament, {
    nullable: true,
    description: `Tells everybody who takes part something: for the organiser and staff, ${ANNOUNCEMENTS_PER_HOUR} times an hour. Refusals: NOT_FOUND, TOURNAMENT_NOT_OPEN, MESSAGE_BLOCKED, RATE_LIMITED, BAD_INPUT.`,
  })
  postTournamentAnnouncement(
    @Ctx() context: Context,
    @Arg('id', () => ID, ID_WORDS) id: string,
    @Arg('text', () => String, TEXT_WORDS) text: string,
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<Tournament | null> {
    return act(context, key, (actor, own) => postAnnouncement(context.deps, actor, own, { id, text }));
  }

  @Access('own')
  @Mutation(() => Tournament, {
    nullable: true,
    description:
      'Says something else in the place of an own announcement; everybody who takes part is told anew. Refusals: NOT_FOUND, FORBIDDEN, TOURNAMENT_NOT_OPEN, MESSAGE_BLOCKED, RATE_LIMITED, BAD_INPUT.',
  })
  correctTournamentAnnouncement(
    @Ctx() context: Context,
    @Arg('announcementId', () => ID, ANNOUNCEMENT_WORDS) announcementId: string,
    @Arg('text', () => String, TEXT_WORDS) text: string,
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<Tournament | null> {
    return act(context, key, (actor, own) => correctAnnouncement(context.deps, actor, own, { announcementId, text }));
  }

  @Access('own')
  @Mutation(() => Tournament, {
    nullable: true,
    description:
      'Takes an announcement back, with a reason that stands among the decisions: whoever has posted it, or staff. Refusals: NOT_FOUND, FORBIDDEN, MESSAGE_BLOCKED, BAD_INPUT.',
  })
  withdrawTournamentAnnouncement(
    @Ctx() context: Context,
    @Arg('announcementId', () => ID, ANNOUNCEMENT_WORDS) announcementId: string,
    @Arg('reason', () => String, REASON) reason: string,
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<Tournament | null> {
    return act(context, key, (actor, own) =>
      withdrawAnnouncement(context.deps, actor, own, { announcementId, reason }),
    );
  }

  @Access('staff')
  @Mutation(() => Tournament, {
    nullable: true,
    description: `Keeps the prizes of a tournament that has started in escrow for ${HOLD_LIFE / DAY} days from now; then they are paid. Refusals: NOT_FOUND, TOURNAMENT_NOT_RUNNING, TOURNAMENT_OVER, OWN_MATCH, BAD_INPUT.`,
  })
  holdTournamentPrizes(
    @Ctx() context: Context,
    @Arg('id', () => ID, ID_WORDS) id: string,
    @Arg('reason', () => String, REASON) reason: string,
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<Tournament | null> {
    return act(context, key, (actor, own) => holdPrizes(context.deps, actor, own, { id, reason }));
  }

  @Access('staff')
  @Mutation(() => Tournament, {
    nullable: true,
    description:
      'Lets held prizes go; a large pool somebody else than whoever has held it. Refusals: NOT_FOUND, TOURNAMENT_NOT_RUNNING, TOURNAMENT_OVER, OWN_MATCH, PRIZES_NOT_HELD, HOLD_SECOND_PERSON, ADMINISTRATOR_NEW, BAD_INPUT.',
  })
  releaseTournamentPrizes(
    @Ctx() context: Context,
    @Arg('id', () => ID, ID_WORDS) id: string,
    @Arg('reason', () => String, REASON) reason: string,
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<Tournament | null> {
    return act(context, key, (actor, own) => releasePrizes(context.deps, actor, own, { id, reason }));
  }
}
