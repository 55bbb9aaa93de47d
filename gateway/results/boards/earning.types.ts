import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import type { BattleGame } from '../../../domain/shared/games.ts';
import type { EarningPeriod, EarningSource, EarningType } from '../../../domain/results/earnings.ts';
import type { EarningRow } from '../../../db/results/earning.queries.ts';
import { Access } from '../../schema/access.ts';
import { Scope } from '../../schema/scope.ts';
import { PageArgs, connectionOf } from '../../schema/connection.ts';
import { BattleGameEnum } from '../../schema/enums.ts';
import { ResultEnum, EarningPeriodEnum, EarningSourceEnum, EarningTypeEnum } from '../result.enums.ts';
import { Cents, Instant } from '../../schema/scalars.ts';

/** EN-33 */
@Scope('earnings:read')
@Access('own')
@ObjectType({ description: 'What one settled battle, tournament, challenge or contest of the arcade brought.' })
export class Earning {
  @Field(() => ID, { description: 'Of what it is of, by its source.' })
  id!: string;

  @Field(() => Instant, { description: 'When it was settled or paid.' })
  date!: number;

  @Field(() => String, { description: 'The name of the game, such as `CS2`.' })
  game!: string;

  @Field(() => String, {
    description:
      'The username of the opponent, or the name of the other team; where there was no one opponent, what was played.',
  })
  opponent!: string;

  @Field(() => Cents, {
    description: 'What was won less what was staked or paid in, and less the fee; a loss is negative.',
  })
  amountCents!: number;

  @Field(() => Cents, {
    nullable: true,
    description: 'The fee of a battle of two players, paid beside the stake; null of anything else.',
  })
  feeCents!: number | null;

  @Field(() => EarningTypeEnum, { description: 'Whether it is a battle that was won or lost, or something else.' })
  type!: EarningType;

  @Field(() => EarningSourceEnum, { description: 'What it is of.' })
  source!: EarningSource;

  @Field(() => String, { description: '`Completed`: only what is settled is an earning.' })
  status!: string;
}

export const toEarning = (row: EarningRow): Earning => ({
  id: row.id,
  date: row.at,
  game: row.game,
  opponent: row.opponent,
  amountCents: row.cents,
  feeCents: row.feeCents,
  type: row.type,
  source: row.source,
  status: 'Completed',
});

@ObjectType({ description: 'A page of a list.' })
export class EarningConnection extends connectionOf(Earning, 'Earning') {}

@ArgsType()
export class EarningArgs extends PageArgs {
  @Field(() => BattleGameEnum, { nullable: true, description: 'Only what was played in this game; null for all.' })
  game?: BattleGame | null;

  @Field(() => EarningTypeEnum, { nullable: true, description: 'Only earnings of this type; null for all.' })
  type?: EarningType | null;

  @Field(() => ResultEnum, {
    nullable: true,
    description: 'Only battles that the caller won, or lost; null for everything.',
    deprecationReason: 'Until 2027-05-25: use `Query.earnings(type:)`.',
  })
  result?: 'win' | 'loss' | null;

  @Field(() => EarningPeriodEnum, { defaultValue: 'all', description: 'Only what was settled or paid within it.' })
  period: EarningPeriod = 'all';
}

/** EN-34 */
@Scope('earnings:read')
@Access('own')
@ObjectType({ description: 'What was settled or paid in a calendar month, UTC, brought.' })
export class MonthEarnings {
  @Field(() => String, { description: '`YYYY-MM`.' })
  month!: string;

  @Field(() => Int, { description: 'How many battles were settled.' })
  battles!: number;

  @Field(() => Int, { description: 'How many of them were won.' })
  wins!: number;

  @Field(() => Int, { description: 'How many of them were lost.' })
  losses!: number;

  @Field(() => Int, {
    description: 'How many other contests were paid out: tournaments, challenges, team battles and the arcade.',
  })
  others!: number;

  @Field(() => Cents, {
    description: 'All that was won less all that was staked, paid in and taken as fees; may be negative.',
  })
  earningsCents!: number;

  @Field(() => Int, { description: 'Of the battles, in rounded percent.' })
  winRate!: number;
}

/** EN-35 */
@Scope('earnings:read')
@Access('own')
@ObjectType({ description: 'What everything played in one game brought.' })
export class GameEarnings {
  @Field(() => String, { description: 'The name of the game, such as `CS2`.' })
  game!: string;

  @Field(() => Int, { description: 'How many battles were settled.' })
  battles!: number;

  @Field(() => Int, {
    description: 'How many other contests were paid out: tournaments, challenges, team battles and the arcade.',
  })
  others!: number;

  @Field(() => Cents, {
    description: 'All that was won less all that was staked, paid in and taken as fees; may be negative.',
  })
  earningsCents!: number;

  @Field(() => Int, { description: 'Of the battles, in rounded percent.' })
  winRate!: number;

  @Field(() => Cents, { description: 'Of one battle; 0 without any.' })
  avgEarningsCents!: number;
}

/** EA-07 */
@Scope('earnings:read')
@Access('own')
@ObjectType({ description: 'A goal, and how far the player has come.' })
export class EarningGoal {
  @Field(() => Cents, { description: 'What is aimed for; the same for every player.' })
  goalCents!: number;

  @Field(() => Cents, { description: 'What was earned so far; may be negative.' })
  earnedCents!: number;

  @Field(() => Int, { description: '0 to 100.' })
  percent!: number;
}

@Scope('earnings:read')
@Access('own')
@ObjectType({
  description:
    'What a player’s battles, tournaments, challenges and contests of the arcade brought, fees taken off; months are those of UTC.',
})
export class EarningsSummary {
  @Field(() => Cents, { description: 'Of all time; may be negative.' })
  totalCents!: number;

  @Field(() => Cents, { description: 'Since the first of this month; may be negative.' })
  thisMonthCents!: number;

  @Field(() => Int, { description: 'Rounded percent.' })
  winRate!: number;

  @Field(() => Int, { description: 'All settled battles.' })
  battles!: number;

  @Field(() => Cents, { description: 'Over the weeks since the first earning, begun ones for whole ones.' })
  weeklyAverageCents!: number;

  @Field(() => [MonthEarnings], { description: 'Newest first; months without earnings are left out.' })
  months!: MonthEarnings[];

  @Field(() => [GameEarnings], { description: 'The one that brought most first.' })
  games!: GameEarnings[];

  @Field(() => MonthEarnings, {
    nullable: true,
    description: 'The one that brought most, the latest of equals; null before the first earning.',
  })
  bestMonth!: MonthEarnings | null;

  @Field(() => GameEarnings, {
    nullable: true,
    description: 'The one that brought most; null before the first earning.',
  })
  bestGame!: GameEarnings | null;

  @Field(() => Int, { description: 'The most wins in a row so far.' })
  longestStreak!: number;

  @Field(() => EarningGoal, { description: 'That of this month.' })
  monthlyGoal!: EarningGoal;

  @Field(() => EarningGoal, { description: 'That of this calendar year.' })
  yearlyGoal!: EarningGoal;
}
