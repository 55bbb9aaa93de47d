import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Refused } from '../../../domain/shared/refusals.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import { requireKey } from '../../kernel/once.ts';
import { Access } from '../../schema/access.ts';
import { KEY } from '../../schema/key.ts';
import { Scope } from '../../schema/scope.ts';
import { Battle, toBattle } from '../battle.types.ts';
import { findBattle } from '../find-battle.ts';
import { BattleMeeting, SetMeetingInput } from './meeting.types.ts';
import { readMeeting } from './read-meeting.ts';
import { setMeeting } from './set-meeting.ts';

@Resolver(() => Battle)
export class MeetingResolver {
  @Scope('battles:play')
  @Access('own')
  @FieldResolver(() => BattleMeeting, {
    nullable: true,
    description:
      'How the two find each other in the game, from the join to 24 hours after the end; for them, and for staff while it is in dispute. Null for anybody else.',
  })
  meeting(@Ctx() context: Context, @Root() { view }: Battle): Promise<BattleMeeting | null> {
    return readMeeting(context.deps, actorOf(context), view);
  }

  @Scope('battles:play')
  @Access('own')
  @Mutation(() => Battle, {
    description:
      'Says that the caller hosts the match and where the other comes in; either player may, in place of what was said before. Refusals: NOT_FOUND, NOT_A_PARTICIPANT, OPPONENT_MISSING, BATTLE_NOT_ACTIVE, LINK_NOT_ALLOWED, BAD_INPUT.',
  })
  async setMeeting(
    @Ctx() context: Context,
    @Arg('input', () => SetMeetingInput, { description: 'Which battle, and what is said.' }) input: SetMeetingInput,
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<Battle> {
    const actor = actorOf(context);
    const id = await setMeeting(context.deps, actor, requireKey(key, context.caller.idempotencyKey), input);
    const view = await findBattle(context.deps, actor, id, null);
    if (view === null) throw new Refused('NOT_FOUND');
    return toBattle(view);
  }
}
