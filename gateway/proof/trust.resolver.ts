import { Ctx, Field, Float, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { percentileOf } from '../../domain/shared/percentile.ts';
import { listAppealVerdicts, listOutcomes } from '../../db/disputes/index.ts';
import { countProven } from '../../db/proof/trust.queries.ts';
import { listPaidOut, listRoots } from '../../db/wallet/index.ts';
import type { Context } from '../kernel/context.ts';
import type { Deps } from '../kernel/deps.ts';
import { Access } from '../schema/access.ts';
import { Listed } from '../schema/listed.ts';
import { Reads } from '../schema/reads.ts';
import { Cents, Instant } from '../schema/scalars.ts';

/** Figures are made of so many of the latest, so that they cost the same whatever the age of the platform. */
export const LATEST = 1_000;

@Access('member')
@ObjectType({ description: 'What the platform held for its players when a UTC day began, as it was sealed then.' })
export class SealedReserves {
  @Field(() => String, { description: '`YYYY-MM-DD`, UTC.' })
  day!: string;

  @Field(() => String, { description: 'The root of the tree of all balances: what one’s own is checked against.' })
  root!: string;

  @Field(() => Cents, { description: 'Of all players together.' })
  totalCents!: number;

  @Field(() => Cents, { description: 'Stakes and withdrawals under way: players’ money too.' })
  escrowCents!: number;

  @Field(() => Cents, { description: 'What is held for them.' })
  fundsCents!: number;

  @Field(() => Int, { description: 'Accounts under the root.' })
  leafCount!: number;
}

@Access('member')
@ObjectType({
  description: 'How results came about, of the battles that were completed: the latest 1,000 at the most.',
})
export class ProvenResults {
  @Field(() => Int, { description: 'How many battles the figures are made of.' })
  battles!: number;

  @Field(() => Int, { description: 'Of these, whose result the game itself told: both players’ games, or a server.' })
  proven!: number;

  @Field(() => Int, { description: 'Of these, that were disputed.' })
  disputed!: number;

  @Field(() => Int, { description: 'Of these, whose result a decision overturned.' })
  overturned!: number;
}

/** TR-02 */
@Access('member')
@ObjectType({ description: 'What the platform has done, computed from its own books.' })
export class Trust {
  @Listed(20)
  @Field(() => [String], { description: 'Licences of the operator with authority and number; empty without one.' })
  licences!: readonly string[];

  @Field(() => Int, { description: 'The payouts that the figures are made of: the latest 1,000 at the most.' })
  payouts!: number;

  @Field(() => Cents, { description: 'What these payouts paid together, without fees.' })
  paidCents!: number;

  @Field(() => Float, { nullable: true, description: 'Milliseconds from asking to paid, of the middle one.' })
  medianMs!: number | null;

  @Field(() => Float, { nullable: true, description: 'The same that 95 of 100 do not exceed.' })
  p95Ms!: number | null;

  @Field(() => Instant, { nullable: true, description: 'When the first of these was asked for.' })
  since!: number | null;

  @Field(() => Int, { description: 'Disputes that were decided, of the latest 1,000.' })
  disputes!: number;

  @Field(() => Int, { description: 'Of these, whose result was overturned.' })
  overturned!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Milliseconds from filing to the decision, of the middle one; null before the first decision.',
  })
  disputeMedianMs!: number | null;

  @Field(() => Float, { nullable: true, description: 'The same that 95 of 100 do not exceed.' })
  disputeP95Ms!: number | null;

  @Field(() => Int, { description: 'Appeals that were decided, of the latest 1,000.' })
  appeals!: number;

  @Field(() => Int, { description: 'Of these, that overturned the decision.' })
  appealsOverturned!: number;

  @Field(() => ProvenResults, { description: 'How the results of the latest battles came about.' })
  results!: ProvenResults;

  @Field(() => SealedReserves, { nullable: true, description: 'Null before the first day was sealed.' })
  reserves!: SealedReserves | null;
}

function readTrust({ config, db }: Deps): Promise<Trust> {
  return db.snapshot(async (read) => {
    const [paid, outcomes, verdicts, [reserves], results] = await Promise.all([
      listPaidOut(read, LATEST),
      listOutcomes(read, LATEST),
      listAppealVerdicts(read, LATEST),
      listRoots(read, 1),
      countProven(read, LATEST),
    ]);
    const times = paid.map(({ requestedAt, paidAt }) => paidAt - requestedAt);
    const decisions = outcomes.flatMap(({ tookMs }) => tookMs ?? []);
    return {
      licences: config.licences,
      payouts: paid.length,
      paidCents: paid.reduce((sum, { amountCents }) => sum + amountCents, 0),
      medianMs: percentileOf(times, 50),
      p95Ms: percentileOf(times, 95),
      since: paid.at(-1)?.requestedAt ?? null,
      disputes: outcomes.length,
      overturned: outcomes.filter(({ action }) => action === 'overturn').length,
      disputeMedianMs: percentileOf(decisions, 50),
      disputeP95Ms: percentileOf(decisions, 95),
      appeals: verdicts.length,
      appealsOverturned: verdicts.filter((verdict) => verdict === 'overturn').length,
      results,
      reserves: reserves ?? null,
    };
  });
}

@Resolver()
export class TrustResolver {
  @Access('member')
  @Reads(91)
  @Query(() => Trust, { description: 'What the platform has done, computed from its own books.' })
  trust(@Ctx() { deps }: Context): Promise<Trust> {
    return readTrust(deps);
  }
}
