import { Field, Int, ObjectType } from 'type-graphql';
import { realisedPerMille } from '../../domain/markets/margin.ts';
import { MARKET_SHARES, PPM } from '../../domain/markets/odds.ts';
import type { Reader } from '../../db/client/database.ts';
import { readMarketResults } from '../../db/markets/index.ts';
import { Access } from '../schema/access.ts';
import { Cents } from '../schema/scalars.ts';

/** Figures are made of so many of the latest, so that they cost the same whatever the age of the platform. */
const LATEST = 1_000;

@Access('member')
@ObjectType({
  description:
    'What became of the markets on which spectators bet, the latest 1,000 at the most that have ended. Stakes are, to the cent, what winners were paid, what creators had and what the house kept.',
})
export class MarketResults {
  @Field(() => Int, { description: 'How many markets the figures are made of.' })
  markets!: number;

  @Field(() => Int, { description: 'Of these, that came to nothing: every stake went back, and is in no sum.' })
  voided!: number;

  @Field(() => Int, {
    description:
      'Bets that were placed on those that were settled; those that went back as the battle began are among them.',
  })
  bets!: number;

  @Field(() => Cents, { description: 'What was staked with bets that won or lost.' })
  stakesCents!: number;

  @Field(() => Cents, { description: 'What those that won were paid, with their stakes.' })
  paidCents!: number;

  @Field(() => Cents, { description: 'What creators had of the bets that were placed on their streams.' })
  creatorsCents!: number;

  @Field(() => Cents, { description: 'What the house kept; negative where it lost.' })
  keptCents!: number;

  @Field(() => Int, {
    description: 'The margin in the odds, in thousandths: by so much the chances of both sides exceed the whole.',
  })
  statedPerMille!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'What the house kept of the stakes, in thousandths; null before anything was staked.',
  })
  realisedPerMille!: number | null;
}

/** What came of the latest markets, beside the margin that was laid into their odds. */
export async function readResults(reader: Reader): Promise<MarketResults> {
  const results = await readMarketResults(reader, LATEST);
  return {
    ...results,
    statedPerMille: (1_000 * MARKET_SHARES.marginPpm) / PPM,
    realisedPerMille: realisedPerMille(results.keptCents, results.stakesCents),
  };
}
