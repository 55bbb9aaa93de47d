import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { type BattleGame, GAME_TITLES } from '../../domain/shared/games.ts';
import { type EarningPeriod, type EarningType, earningOf } from '../../domain/results/earnings.ts';
import type { EarningRow } from '../../db/results/earning.queries.ts';
import { Access } from '../schema/access.ts';
import { Scope } from '../schema/scope.ts';
import { PageArgs, connectionOf } from '../schema/connection.ts';
import { BattleGameEnum } from '../schema/enums.ts';
import { ResultEnum, EarningPeriodEnum, EarningTypeEnum } from './result.enums.ts';
import { Cents, Instant } from '../schema/scalars.ts';

@Scope('earnings:read')
@Access('own')
@ObjectType({ description: 'What one settled battle brought (EN-33).' })
export class Earning {
  @Field(() => ID, { description: 'The battle’s id.' })
  id!: string;

  @Field(() => Instant)
  date!: number;

  @Field(() => String)
  game!: string;

  @Field(() => String, { description: 'Username of the opponent.' })
  opponent!: string;

  @Field(() => Cents, { description: 'The stake won or lost less the fee; a loss is negative.' })
  amountCents!: number;

  @Field(() => EarningTypeEnum)
  type!: EarningType;

  @Field(() => String, { description: '`Completed`: only settled battles are earnings.' })
  status!: string;
}

export const toEarning = (row: EarningRow): Earning => ({
  id: row.battleId,
  date: row.at,
  game: GAME_TITLES[row.game],
  opponent: row.opponent,
  amountCents: earningOf(row),
  type: row.won ? 'battle-win' : 'battle-loss',
  status: 'Completed',
});

@ObjectType()
export class EarningConnection extends connectionOf(Earning, 'Earning') {}

@ArgsType()
export class EarningArgs extends PageArgs {
  @Field(() => BattleGameEnum, { nullable: true })
  game?: BattleGame | null;

  @Field(() => ResultEnum, { nullable: true })
  result?: 'win' | 'loss' | null;

  @Field(() => EarningPeriodEnum, { defaultValue: 'all' })
  period: EarningPeriod = 'all';
}

@Scope('earnings:read')
@Access('own')
@ObjectType({ description: 'A calendar month, UTC (EN-34).' })
export class MonthEarnings {
  @Field(() => String, { description: '`YYYY-MM`' })
  month!: string;

  @Field(() => Int)
  battles!: number;

  @Field(() => Int)
  wins!: number;

  @Field(() => Int)
  losses!: number;

  @Field(() => Cents)
  earningsCents!: number;

  @Field(() => Int, { description: 'Rounded percent.' })
  winRate!: number;
}

@Scope('earnings:read')
@Access('own')
@ObjectType({ description: 'All battles of one game (EN-35).' })
export class GameEarnings {
  @Field(() => String)
  game!: string;

  @Field(() => Int)
  battles!: number;

  @Field(() => Cents)
  earningsCents!: number;

  @Field(() => Int, { description: 'Rounded percent.' })
  winRate!: number;

  @Field(() => Cents, { description: 'Of one battle.' })
  avgEarningsCents!: number;
}

@Scope('earnings:read')
@Access('own')
@ObjectType({ description: 'A goal with how far the player is (EA-07).' })
export class EarningGoal {
  @Field(() => Cents)
  goalCents!: number;

  @Field(() => Cents)
  earnedCents!: number;

  @Field(() => Int, { description: '0 to 100.' })
  percent!: number;
}

@Scope('earnings:read')
@Access('own')
@ObjectType({ description: 'What a player’s settled battles brought, fees taken off; months are those of UTC.' })
export class EarningsSummary {
  @Field(() => Cents)
  totalCents!: number;

  @Field(() => Cents)
  thisMonthCents!: number;

  @Field(() => Int, { description: 'Rounded percent.' })
  winRate!: number;

  @Field(() => Int)
  battles!: number;

  @Field(() => Cents, { description: 'Over the weeks since the first battle, begun ones for whole ones.' })
  weeklyAverageCents!: number;

  @Field(() => [MonthEarnings], { description: 'Newest first; months without battles are left out.' })
  months!: MonthEarnings[];

  @Field(() => [GameEarnings], { description: 'The one that brought most first.' })
  games!: GameEarnings[];

  @Field(() => MonthEarnings, { nullable: true })
  bestMonth!: MonthEarnings | null;

  @Field(() => GameEarnings, { nullable: true })
  bestGame!: GameEarnings | null;

  @Field(() => Int, { description: 'Wins in a row.' })
  longestStreak!: number;

  @Field(() => EarningGoal)
  monthlyGoal!: EarningGoal;

  @Field(() => EarningGoal)
  yearlyGoal!: EarningGoal;
}
