import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { BattleGame } from '../../domain/shared/games.ts';
import type { BetBar, BetState, MarketState } from '../../domain/markets/market.ts';
import type { NoMarket } from '../../domain/markets/no-market.ts';
import { Player } from '../accounts/index.ts';
import { Access } from '../schema/access.ts';
import { Scope } from '../schema/scope.ts';
import { connectionOf } from '../schema/connection.ts';
import { BattleGameEnum } from '../schema/enums.ts';
import { Cents, Instant } from '../schema/scalars.ts';
import { BetBarEnum, BetStateEnum, MarketStateEnum, NoMarketEnum } from './market.enums.ts';

@Scope('public')
@Access('own')
@ObjectType({ description: 'One of the two whom spectators bet on.' })
export class MarketSide {
  @Field(() => Player)
  player!: Player;

  @Field(() => Int, { description: 'In hundredths: 185 is 1.85. A payout is the stake times it, half a cent up.' })
  odds!: number;

  @Field(() => Int, { description: 'What the opening gave the player, in whole percent.' })
  chancePercent!: number;
}

@Scope('public')
@Access('own')
@ObjectType({ description: 'Bets of spectators on one contest, at fixed odds that are always paid.' })
export class Market {
  @Field(() => ID)
  id!: string;

  @Field(() => MarketStateEnum)
  state!: MarketState;

  @Field(() => [MarketSide], { description: 'The creator of the battle first.' })
  sides!: MarketSide[];

  @Field(() => ID, { nullable: true, description: 'Who won; null before, and where it was void.' })
  winnerId!: string | null;

  @Field(() => Int, { description: 'Counts every change of odds or state.' })
  version!: number;

  @Field(() => String, { description: 'Takes the odds as they are here, until `quoteEndsAt` or until they change.' })
  quote!: string;

  @Field(() => Instant)
  quoteEndsAt!: number;

  @Field(() => Cents)
  minCents!: number;

  @Field(() => Cents)
  maxCents!: number;

  @Field(() => ID, { nullable: true, description: 'Whom the caller has bet on; a player bets on one side.' })
  ownPlayerId!: string | null;

  @Field(() => Cents)
  ownStakedCents!: number;

  @Field(() => Cents, { description: 'What the caller may still put on this contest.' })
  ownLeftCents!: number;

  @Field(() => BetBarEnum, { nullable: true, description: 'Why the caller may not bet on it.' })
  bar!: BetBar | null;
}

@Scope('public')
@Access('own')
@ObjectType({ description: 'What spectators can bet on in a contest.' })
export class StakeBoard {
  @Field(() => ID)
  contestId!: string;

  @Field(() => Market, { nullable: true })
  market!: Market | null;

  @Field(() => NoMarketEnum, { nullable: true, description: 'Why there is no market.' })
  reason!: NoMarket | null;
}

@Scope('bets:read')
@Access('own')
@ObjectType({ description: 'A bet of the caller (EN-48).' })
export class Bet {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  contestId!: string;

  @Field(() => String, { description: 'Who played whom.' })
  title!: string;

  @Field(() => BattleGameEnum)
  game!: BattleGame;

  @Field(() => String, { description: 'Whom it is on.' })
  playerName!: string;

  @Field(() => Cents)
  stakeCents!: number;

  @Field(() => Int, { description: 'In hundredths; fixed when it was placed.' })
  odds!: number;

  @Field(() => Cents, { description: 'What is paid if the player wins.' })
  payoutCents!: number;

  @Field(() => BetStateEnum)
  state!: BetState;

  @Field(() => MarketStateEnum)
  marketState!: MarketState;

  @Field(() => Cents, { description: 'What came back or was won.' })
  paidCents!: number;

  @Field(() => Instant)
  placedAt!: number;

  @Field(() => Instant, { nullable: true })
  endedAt!: number | null;
}

export const BetConnection = connectionOf(Bet, 'Bet');

@InputType()
export class PlaceBetInput {
  @Field(() => ID)
  marketId!: string;

  @Field(() => ID, { description: 'Who is to win.' })
  playerId!: string;

  @Field(() => Cents)
  stakeCents!: number;

  @Field(() => String, { description: 'That of the market, or of the refusal ODDS_CHANGED.' })
  quote!: string;

  @Field(() => ID, { nullable: true, description: 'The stream on which it is placed.' })
  streamId?: string | null;
}

@Access('staff')
@ObjectType({ description: 'What the house risks in a market that is not paid yet.' })
export class MarketExposure {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  contestId!: string;

  @Field(() => String)
  title!: string;

  @Field(() => MarketStateEnum)
  state!: MarketState;

  @Field(() => [Cents], { description: 'Stakes of each side.' })
  stakes!: number[];

  @Field(() => [Cents], { description: 'What each side is paid if it wins.' })
  payouts!: number[];

  @Field(() => [Int], { description: 'Odds of each side, in hundredths.' })
  odds!: number[];

  @Field(() => Cents, { description: 'What the fund has put in: the most that can be lost.' })
  reserveCents!: number;

  @Field(() => Cents)
  capCents!: number;

  @Field(() => Instant)
  openedAt!: number;
}

export const MarketExposureConnection = connectionOf(MarketExposure, 'MarketExposure');

@Access('staff')
@ObjectType({ description: 'Money of the house on its way into the fund of the markets, or out of it.' })
export class FundRequest {
  @Field(() => ID)
  id!: string;

  @Field(() => Cents, { description: 'Negative out of the fund.' })
  cents!: number;

  @Field(() => String)
  reason!: string;

  @Field(() => String)
  requestedBy!: string;

  @Field(() => Instant)
  requestedAt!: number;
}

@Access('staff')
@ObjectType({ description: 'The fund that pays what stakes do not.' })
export class MarketFund {
  @Field(() => Cents, { description: 'Free.' })
  freeCents!: number;

  @Field(() => Cents, { description: 'In markets that wait for their result.' })
  reservedCents!: number;

  @Field(() => [FundRequest], { description: 'Those that wait for a second person, oldest first.' })
  requests!: FundRequest[];
}
