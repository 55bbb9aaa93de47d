import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Access } from '../schema/access.ts';
import { BattleCoins, Cents, Instant } from '../schema/scalars.ts';
import { Scope } from '../schema/scope.ts';

@Scope('overlay:wallet')
@Access('own')
@ObjectType({
  description: 'A player’s wallet as an overlay shows it; without amounts where its key may not tell them.',
})
export class OverlayWallet {
  @Field(() => Cents, { nullable: true, description: 'Everything that is the player’s; null where it is hidden.' })
  balanceCents!: number | null;

  @Field(() => Cents, { nullable: true, description: 'Stakes won within the last seven days; null where hidden.' })
  weeklyWinningsCents!: number | null;

  @Field(() => BattleCoins, { nullable: true, description: 'All BattleCoin of the player; null where it is hidden.' })
  battleCoins!: number | null;
}

@Scope('overlay:wagers')
@Access('own')
@ObjectType({ description: 'A bet on a creator’s stream as an overlay shows it.' })
export class OverlayWager {
  @Field(() => ID, { description: 'Of the bet.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Who bet; null for players whose profile is not public, and where one of the two has blocked the other.',
  })
  viewer!: string | null;

  @Field(() => String, { description: 'Username of the player that was bet on.' })
  player!: string;

  @Field(() => Cents, { nullable: true, description: 'What was staked; null where it is hidden.' })
  stakeCents!: number | null;

  @Field(() => Int, { description: 'What a stake of one pays, in hundredths.' })
  odds!: number;

  @Field(() => Instant, { description: 'When it was placed.' })
  at!: number;
}

@Scope('overlay:wins')
@Access('own')
@ObjectType({ description: 'A battle that a player has won as an overlay shows it.' })
export class OverlayWin {
  @Field(() => ID, { description: 'Of the battle.' })
  id!: string;

  @Field(() => String, { description: 'The game that was played.' })
  gameTitle!: string;

  @Field(() => Cents, { nullable: true, description: 'The stake that was won; null where it is hidden.' })
  amountCents!: number | null;

  @Field(() => Instant, { description: 'When it was settled.' })
  at!: number;
}
