import { Field, ID, Int, ObjectType } from 'type-graphql';
import { GAME_TITLES } from '../../domain/shared/games.ts';
import { type PlayerStats, averageStakeOf, winRateOf } from '../../domain/results/stats.ts';
import type { OutcomeRow } from '../../db/results/result.table.ts';
import { Access } from '../schema/access.ts';
import { Scope } from '../schema/scope.ts';
import { connectionOf } from '../schema/connection.ts';
import { ResultEnum } from './result.enums.ts';
import { Cents, Instant } from '../schema/scalars.ts';

@Scope('public')
@Access('own')
@ObjectType({ description: 'A player’s figures over all settled battles.' })
export class Stats {
  @Field(() => Int, { description: 'Settled battles, in all games.' })
  totalBattles!: number;

  @Field(() => Int, { description: 'How many of them were won.' })
  wins!: number;

  @Field(() => Int, { description: 'Rounded percent; 0 without battles.' })
  winRate!: number;

  @Field(() => Cents, {
    description: 'The mean stake of one battle, not counting the fee, rounded to the cent; 0 without battles.',
  })
  averageWagerCents!: number;

  @Field(() => Int, { description: 'The most wins in a row so far.' })
  bestStreak!: number;

  @Field(() => Int, { description: 'Wins in a row up to the latest battle.' })
  streak!: number;
}

export const toStats = (stats: PlayerStats): Stats => ({
  totalBattles: stats.battles,
  wins: stats.wins,
  winRate: winRateOf(stats),
  averageWagerCents: averageStakeOf(stats),
  bestStreak: stats.bestStreak,
  streak: stats.streak,
});

@Scope('battles:read')
@Access('own')
@ObjectType({ description: 'What a settled battle meant for a player.' })
export class Outcome {
  @Field(() => ID, { description: 'The battle’s id.' })
  id!: string;

  @Field(() => String, { description: 'The name of the game, such as `CS2`.' })
  gameTitle!: string;

  @Field(() => ResultEnum, { description: 'How it ended for the player.' })
  result!: 'win' | 'loss';

  @Field(() => Cents, { description: 'The stake won, or minus the stake lost.' })
  amountCents!: number;

  @Field(() => Cents, { description: 'The fee paid beside the stake.' })
  feeCents!: number;

  @Field(() => Instant, { description: 'When the battle was settled.' })
  at!: number;
}

export const toOutcome = (row: OutcomeRow): Outcome => ({
  id: row.battleId,
  gameTitle: GAME_TITLES[row.game],
  result: row.won ? 'win' : 'loss',
  amountCents: row.amountCents,
  feeCents: row.feeCents,
  at: row.at,
});

export const OutcomeConnection = connectionOf(Outcome, 'Outcome');
