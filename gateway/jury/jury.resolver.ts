import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { type Context, actorOf } from '../kernel/context.ts';
import { requireKey } from '../kernel/once.ts';
import { Access } from '../schema/access.ts';
import { Reads } from '../schema/reads.ts';
import { KEY } from '../schema/key.ts';
import { castVote } from './cast-vote.ts';
import { declineSummons } from './decline-summons.ts';
import { CastJuryVoteInput, JuryDuty } from './jury.types.ts';
import { readDuty } from './read-duty.ts';
import { serveAsJuror } from './serve-as-juror.ts';

@Resolver()
export class JuryResolver {
  @Access('own')
  @Reads(1)
  @Query(() => JuryDuty, { description: 'How the caller stands to the community jury, with the case that waits.' })
  juryDuty(@Ctx() context: Context): Promise<JuryDuty> {
    return readDuty(context.deps, actorOf(context));
  }

  @Access('own')
  @Mutation(() => JuryDuty, {
    description:
      'Offers to serve as a juror, or takes the offer back; a case that waits goes to somebody else then. Refusals: JURY_OFF, JUROR_UNFIT.',
  })
  async serveAsJuror(
    @Ctx() context: Context,
    @Arg('isServing', () => Boolean, { description: 'True to serve, false to serve no more.' }) isServing: boolean,
  ): Promise<JuryDuty> {
    await serveAsJuror(context.deps, actorOf(context), isServing);
    return readDuty(context.deps, actorOf(context));
  }

  @Access('own')
  @Mutation(() => JuryDuty, {
    description:
      'Says what the caller makes of the case that waits, once and before its time is up; it is advice and decides nothing. Refusals: JURY_OFF, SUMMONS_OVER, OWN_DISPUTE, BAD_INPUT.',
  })
  async castJuryVote(
    @Ctx() context: Context,
    @Arg('input', () => CastJuryVoteInput, { description: 'Which case, who has won, and why.' })
    { caseId, choice, reason }: CastJuryVoteInput,
    @Arg('idempotencyKey', () => String, KEY)
    key?: string | null,
  ): Promise<JuryDuty> {
    const own = requireKey(key, context.caller.idempotencyKey);
    await castVote(context.deps, actorOf(context), own, { summonsId: caseId, choice, reason });
    return readDuty(context.deps, actorOf(context));
  }

  @Access('own')
  @Mutation(() => JuryDuty, {
    description: 'Leaves the case that waits to somebody else. Refusals: SUMMONS_OVER.',
  })
  async declineJuryCase(
    @Ctx() context: Context,
    @Arg('caseId', () => ID, { description: 'As `JuryCase.id` names it.' }) caseId: string,
  ): Promise<JuryDuty> {
    await declineSummons(context.deps, actorOf(context), caseId);
    return readDuty(context.deps, actorOf(context));
  }
}
