import { Field, ID, ObjectType } from 'type-graphql';
import { Access } from '../schema/access.ts';
import { Scope } from '../schema/scope.ts';
import { BattleCoins, Cents } from '../schema/scalars.ts';

@Scope('wallet:read')
@Access('own')
@ObjectType({ description: 'A player’s money. Every figure is computed from the ledger.' })
export class Wallet {
  @Field(() => ID, { description: 'The account whose money it is: always the caller’s own.' })
  userId!: string;

  @Field(() => Cents, { description: 'Everything that is the player’s: available and held.' })
  balanceCents!: number;

  @Field(() => Cents, { description: 'Free to be staked now.' })
  availableToBetCents!: number;

  @Field(() => Cents, {
    description: 'Stakes and fees of open contests of every kind and withdrawals under way, kept in escrow.',
  })
  heldCents!: number;

  @Field(() => Cents, {
    description: 'What was paid out beyond the own stakes within the last seven days, less what was corrected.',
  })
  weeklyWinningsCents!: number;

  @Field(() => BattleCoins, {
    description: 'The balance in BattleCoin, in whole coins; coins at stake are not included.',
  })
  battleCoins!: number;

  @Field(() => Cents, { description: 'What may be staked in a UTC day.' })
  dailyStakeLimitCents!: number;

  @Field(() => Cents, { description: 'What has been staked in this UTC day.' })
  stakedTodayCents!: number;
}
