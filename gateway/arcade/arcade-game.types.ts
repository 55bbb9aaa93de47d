import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { CashBar } from '../../domain/arcade/contests.ts';
import type { ArcadeMode, GameCategory } from '../../domain/arcade/games.ts';
import type { Currency } from '../../domain/shared/money.ts';
import { Access } from '../schema/access.ts';
import { Amount } from '../schema/amount.ts';
import { SumOf } from '../schema/sum-of.ts';
import { Node } from '../schema/node.ts';
import { CurrencyEnum } from '../schema/enums.ts';
import { BattleCoins, Cents, Instant } from '../schema/scalars.ts';
import { ArcadeRatingPoint } from './arcade-contest.types.ts';
import { ArcadeCashBarEnum, ArcadeCategoryEnum, ArcadeModeEnum } from './arcade.enums.ts';

const SMALLEST = 'In the smallest unit of the currency: cents, or whole coins.';

@Access('own')
@ObjectType({
  description:
    'A mode and a currency that a game is offered in, also where `bar`, `winsLeft` or `runsLeft` are in the way.',
})
export class ArcadeOffer {
  @Field(() => ArcadeModeEnum, { description: 'How it is played.' })
  mode!: ArcadeMode;

  @Field(() => CurrencyEnum, { description: 'What entry and fee are paid in; `BC` where nothing is paid.' })
  currency!: Currency;

  @Field(() => Int, {
    description: `The smallest entry; 0 in practice and on the board of the day. ${SMALLEST}`,
    deprecationReason: 'Until 2027-05-26: use `ArcadeOffer.leastSum`.',
  })
  least!: number;

  @SumOf('least')
  @Field(() => Amount, { description: 'The smallest entry; 0 in practice and on the board of the day.' })
  leastSum?: Amount;

  @Field(() => Int, {
    description: `The largest entry; free mode takes 100, 200 and 300 coins alone. ${SMALLEST}`,
    deprecationReason: 'Until 2027-05-26: use `ArcadeOffer.mostSum`.',
  })
  most!: number;

  @SumOf('most')
  @Field(() => Amount, { description: 'The largest entry; free mode takes 100, 200 and 300 coins alone.' })
  mostSum?: Amount;

  @Field(() => ArcadeCashBarEnum, {
    nullable: true,
    description: 'What keeps the caller from cash beside `winsLeft` and `runsLeft`; null where nothing does.',
  })
  bar!: CashBar | null;

  /** AR-08 */
  @Field(() => Int, {
    description:
      'Contests for coins, each against another player, that the caller still has to win before; 0 for none.',
  })
  winsLeft!: number;

  @Field(() => Int, { description: 'Rated runs of the game that the caller still has to play before; 0 for none.' })
  runsLeft!: number;
}

@Access('own')
@ObjectType({ description: 'How the caller stands in a game.' })
export class ArcadeRecord {
  @Field(() => Int, { description: 'Runs that counted; practice and boards of a day are not among them.' })
  runs!: number;

  @Field(() => Int, { description: 'Contests won outright, and runs of free mode with five of nine rivals beaten.' })
  wins!: number;

  @Field(() => Int, { description: 'The caller’s strength in the game by Elo, in whole points; 1,000 at first.' })
  rating!: number;

  @Field(() => Int, { description: 'Runs that moved the rating.' })
  ratedRuns!: number;

  @Field(() => Int, { nullable: true, description: 'The best score of all runs, practice too; null before the first.' })
  bestScore!: number | null;
}

@Access('own')
@ObjectType({ description: 'How the caller stands in a game that they have played, and came to stand there.' })
export class ArcadeGameRecord {
  @Field(() => ID, { description: 'The game, by its id, such as `spark-line`.' })
  game!: string;

  @Field(() => ArcadeRecord, { description: 'How the caller stands in it.' })
  record!: ArcadeRecord;

  @Field(() => [ArcadeRatingPoint], {
    description: 'The rating after each of the newest 30 runs that moved it, oldest first; empty before the first.',
  })
  ratings!: ArcadeRatingPoint[];
}

/** AR-01, EN-42 */
@Access('own')
@ObjectType({ implements: Node, description: 'A game of the arcade with its figures.' })
export class ArcadeGame {
  @Field(() => ID, { description: 'Names the game in every other call, and in its page /arcade/:id.' })
  id!: string;

  @Field(() => String, { description: 'What it is called.' })
  title!: string;

  @Field(() => ArcadeCategoryEnum, { description: 'What it asks of a player.' })
  category!: GameCategory;

  @Field(() => String, { description: 'What it is about, in one sentence.' })
  description!: string;

  @Field(() => [String], { description: 'One sentence for each picture of the how-to.' })
  howTo!: readonly string[];

  @Field(() => Int, { description: 'The version of the rules that is played now.' })
  version!: number;

  @Field(() => Int, { description: 'How long a run takes, in milliseconds.' })
  durationMs!: number;

  @Field(() => Int, { description: 'The score that three of five runs stay below.' })
  target!: number;

  @Field(() => Cents, { description: 'The smallest entry for money; 0 where there is none.' })
  minFeeCents!: number;

  /** AR-07 */
  @Field(() => Cents, { description: 'The largest entry for money; 0 where there is none.' })
  maxFeeCents!: number;

  @Field(() => Boolean, { description: 'Whether it is one of the three with most entries in seven days.' })
  isPopular!: boolean;

  @Field(() => Boolean, { description: 'Whether it came out within the last 30 days.' })
  isNew!: boolean;

  @Field(() => Int, { description: 'Entries of all players in the last seven days; practice is none.' })
  entries!: number;

  @Field(() => BattleCoins, { description: 'Coins that were put into its open contests and brackets.' })
  poolCoins!: number;

  @Field(() => Cents, { description: 'Money that was put into them.' })
  poolCents!: number;

  @Field(() => Int, { description: 'Runs of all players that are under way now.' })
  playing!: number;

  @Field(() => [ArcadeOffer], { description: 'In which modes, and for what, the caller can enter it now.' })
  offers!: ArcadeOffer[];

  @Field(() => ArcadeRecord, { description: 'How the caller stands in it.' })
  record!: ArcadeRecord;
}

@Access('own')
@ObjectType({ description: 'What the caller has done in free mode in this UTC day.' })
export class ArcadeFreeDay {
  @Field(() => Int, { description: 'Runs of free mode that are left of ten.' })
  runsLeft!: number;

  @Field(() => BattleCoins, {
    description: 'What runs of free mode have paid less their entries; 200 at most, below 0 for a loss.',
  })
  netCoins!: number;

  @Field(() => Instant, { description: 'When the next UTC day begins.' })
  resetsAt!: number;
}
