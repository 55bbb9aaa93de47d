import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { listReferrals } from '../../db/creators/referral.queries.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { Access } from '../schema/access.ts';
import { type Connection, PageArgs, decodeCursor, pageSize, toConnection } from '../schema/connection.ts';
import { Reads } from '../schema/reads.ts';
import {
  CreatorAnalytics,
  CreatorEarnings,
  FairPlay,
  type Referral,
  ReferralConnection,
  ReferralProgram,
  toReferral,
} from './creator.types.ts';
import { makeReferralCode } from './make-referral-code.ts';
import { readCreatorAnalytics, readCreatorEarnings, readFairPlay, readReferralProgram } from './read-creator.ts';

@Resolver()
export class CreatorResolver {
  @Access('own')
  @Reads(12)
  @Query(() => CreatorEarnings, { description: 'What the caller has earned as a creator.' })
  creatorEarnings(@Ctx() context: Context): Promise<CreatorEarnings> {
    return readCreatorEarnings(context.deps, actorOf(context).userId);
  }

  @Access('own')
  @Reads(1)
  @Query(() => ReferralProgram, { description: 'How the caller’s referrals stand. Refusals: NOT_FOUND.' })
  referralProgram(@Ctx() context: Context): Promise<ReferralProgram> {
    return readReferralProgram(context.deps, actorOf(context).userId);
  }

  @Access('own')
  @Query(() => ReferralConnection, { description: 'Those who signed up with the caller’s code, newest first.' })
  async referrals(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs): Promise<Connection<Referral>> {
    const first = pageSize(page.first);
    const key = decodeCursor(page.after);
    const past = key && { at: key[0], id: key[1] };
    const rows = await listReferrals(context.deps.db.read, actorOf(context).userId, first + 1, past);
    return toConnection(rows, page, (row) => [row.at, row.newcomerId], toReferral);
  }

  @Access('own')
  @Mutation(() => ReferralProgram, {
    description:
      'Gives the caller a code where there is none; one that is there stays. Refusals: FORBIDDEN, ACCOUNT_SUSPENDED, ACCOUNT_BANNED, NOT_FOUND.',
  })
  async makeReferralCode(@Ctx() context: Context): Promise<ReferralProgram> {
    const { userId } = actorOf(context);
    await makeReferralCode(context.deps, userId);
    return readReferralProgram(context.deps, userId);
  }

  @Access('own')
  @Reads(22)
  @Query(() => CreatorAnalytics, { description: 'Figures of the caller’s streams, bets and battles.' })
  creatorAnalytics(@Ctx() context: Context): Promise<CreatorAnalytics> {
    return readCreatorAnalytics(context.deps, actorOf(context).userId);
  }

  @Access('own')
  @Query(() => FairPlay, { description: 'How fair the caller is, with all that it came of.' })
  fairPlay(@Ctx() context: Context): Promise<FairPlay> {
    return readFairPlay(context.deps, actorOf(context).userId);
  }
}
