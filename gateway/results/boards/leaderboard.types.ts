import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import type { BoardRegion, LeaderPeriod } from '../../../domain/results/leaderboard.ts';
import type { Region } from '../../../domain/shared/regions.ts';
import type { RankBadge } from '../../../domain/results/rating.ts';
import { Player } from '../../accounts/index.ts';
import { Access } from '../../schema/access.ts';
import { Scope } from '../../schema/scope.ts';
import { Listed } from '../../schema/listed.ts';
import { type BoardGame, BoardGameEnum, BoardRegionEnum, LeaderPeriodEnum, RankBadgeEnum } from '../result.enums.ts';
import { BattleGameEnum, RegionEnum } from '../../schema/enums.ts';
import type { BattleGame } from '../../../domain/shared/games.ts';
import { Cents, Instant } from '../../schema/scalars.ts';

/** EN-23 */
@Scope('public')
@Access('member')
@ObjectType({ description: 'A place on a leaderboard, with what its player shows to everybody.' })
export class LeaderboardRow {
  @Field(() => Int, { description: 'Whoever earned the same shares a place: 1, 2, 2, 4.' })
  rank!: number;

  @Field(() => Player, { nullable: true, description: 'Null where the profile is not public: a private player.' })
  player!: Player | null;

  @Field(() => RankBadgeEnum, {
    nullable: true,
    description: 'By the rating in this game, on the overall board in the player’s best one; null where kept back.',
  })
  rankBadge!: RankBadge | null;

  @Field(() => Cents, { nullable: true, description: 'Won less lost and fees; null where the player keeps it back.' })
  earningsCents!: number | null;

  @Field(() => Int, { nullable: true, description: 'Rounded percent; null where the player keeps it back.' })
  winRate!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'That counted, matches of tournaments among them; null where the player keeps it back.',
  })
  battles!: number | null;
}

@Scope('public')
@Access('member')
@ObjectType({ description: 'Who has earned most; the same for every member.' })
export class Leaderboard {
  @Field(() => BoardGameEnum, { description: 'Whose battles count.' })
  game!: BoardGame;

  @Field(() => BoardRegionEnum, { description: 'Whose board it is.' })
  region!: BoardRegion;

  @Field(() => LeaderPeriodEnum, { description: 'How long it runs.' })
  period!: LeaderPeriod;

  @Field(() => String, { description: '`2026-W47`, `2026-11` or `alltime`, UTC.' })
  span!: string;

  @Field(() => Instant, { nullable: true, description: 'Null for all time.' })
  startsAt!: number | null;

  @Field(() => Instant, { nullable: true, description: 'Null for all time.' })
  endsAt!: number | null;

  /** LB-03 */
  @Field(() => [LeaderboardRow], {
    description: 'The first five: who earned most, then who won the larger share of battles.',
  })
  rows!: LeaderboardRow[];
}

@Scope('public')
@Access('own')
@ObjectType({ description: 'Where the caller stands on a leaderboard.' })
export class LeaderboardPlace {
  @Field(() => String, { description: 'The span of the board that is meant.' })
  span!: string;

  @Field(() => LeaderboardRow, {
    nullable: true,
    description: 'Null without a battle or tournament that counted there.',
  })
  own!: LeaderboardRow | null;

  @Field(() => [LeaderboardRow], { description: 'Up to two right above, in board order.' })
  above!: LeaderboardRow[];

  @Field(() => [LeaderboardRow], { description: 'Up to two right below, in board order.' })
  below!: LeaderboardRow[];
}

@ArgsType()
export class BoardArgs {
  @Field(() => BoardGameEnum, {
    defaultValue: 'overall',
    description: 'The board of one game, or of all games together.',
  })
  game: BoardGame = 'overall';

  @Field(() => BoardRegionEnum, { defaultValue: 'global', description: 'The board of one region, or of everybody.' })
  region: BoardRegion = 'global';

  @Field(() => LeaderPeriodEnum, {
    defaultValue: 'weekly',
    description: 'The board of this week, of this month or of all time.',
  })
  period: LeaderPeriod = 'weekly';
}

@ArgsType()
export class SpanArgs extends BoardArgs {
  @Field(() => Boolean, { defaultValue: false, description: 'The week or month before; there is none for all time.' })
  previous: boolean = false;
}

@Access('own')
@ObjectType({ description: 'Where the caller is at home.' })
export class PlayRegion {
  @Field(() => RegionEnum, { nullable: true, description: 'Null until one is chosen; battles count globally then.' })
  region!: Region | null;

  @Field(() => Instant, { nullable: true, description: 'From then on another one can be chosen; null for at once.' })
  changeableAt!: number | null;
}

@Scope('public')
@Access('own')
@ObjectType({ description: 'What a player’s rating in a game was after a battle or a tournament.' })
export class RatingPoint {
  @Field(() => ID, {
    nullable: true,
    description: 'The battle after which it was this; null where it was a tournament.',
  })
  battleId!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The tournament after which it was this; null where it was a battle.',
  })
  tournamentId!: string | null;

  @Field(() => Int, { description: 'The rating after it.' })
  rating!: number;

  @Field(() => Instant, { description: 'When the battle was settled or the tournament ended.' })
  at!: number;
}

@Scope('public')
@Access('own')
@ObjectType({ description: 'How well a player plays a game; everybody begins at 1,000.' })
export class PlayerRating {
  @Field(() => BattleGameEnum, { description: 'The game that it is the rating of.' })
  game!: BattleGame;

  @Field(() => String, { description: 'The name of the game, such as `CS2`.' })
  gameTitle!: string;

  @Field(() => Int, { description: 'The rating now; never below 0.' })
  rating!: number;

  @Field(() => RankBadgeEnum, { description: 'The badge that belongs to this rating.' })
  rankBadge!: RankBadge;

  @Field(() => Int, { description: 'That were rated, matches of tournaments among them.' })
  battles!: number;

  @Listed(100)
  @Field(() => [RatingPoint], { description: 'The latest hundred, oldest first.' })
  history!: RatingPoint[];
}
