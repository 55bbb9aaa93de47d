import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { BattleGame } from '../../domain/shared/games.ts';
import type { BetBar, BetState, MarketState } from '../../domain/markets/market.ts';
import type { NoMarket } from '../../domain/markets/no-market.ts';
import { QUOTE_MS } from '../../domain/markets/odds.ts';
import { SECOND } from '../../domain/shared/time.ts';
import { Player, loadPlayer } from '../accounts/index.ts';
import { Beside } from '../schema/beside.ts';
import { Battle, loadBattle } from '../battles/index.ts';
import { Access } from '../schema/access.ts';
import { Listed } from '../schema/listed.ts';
import { Node } from '../schema/node.ts';
import { Scope } from '../schema/scope.ts';
import { connectionOf } from '../schema/connection.ts';
import { BattleGameEnum } from '../schema/enums.ts';
import { Cents, Instant } from '../schema/scalars.ts';
import { BetBarEnum, BetStateEnum, MarketStateEnum, NoMarketEnum } from './market.enums.ts';

@Scope('public')
@Access('own')
@ObjectType({ description: 'One of the two whom spectators bet on.' })
export class MarketSide {
  @Field(() => Player, { description: 'Whom the bets of this side are on.' })
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
  @Field(() => ID, { description: 'Names the market in every other call.' })
  id!: string;

  @Field(() => MarketStateEnum, { description: 'Whether bets are taken, and how it ended.' })
  state!: MarketState;

  @Listed(2)
  @Field(() => [MarketSide], { description: 'The creator of the battle first.' })
  sides!: MarketSide[];

  @Field(() => ID, { nullable: true, description: 'Who won; null before, and where it was void.' })
  winnerId!: string | null;

  @Beside('winnerId', () => loadPlayer)
  @Field(() => Player, { nullable: true, description: 'The player of `winnerId`; null without one.' })
  winner?: Player | null;

  @Field(() => Int, { description: 'Counts every change of odds or state.' })
  version!: number;

  @Field(() => String, { description: 'Takes the odds as they are here, until `quoteEndsAt` or until they change.' })
  quote!: string;

  @Field(() => Instant, {
    description: `Until when \`quote\` is taken: ${QUOTE_MS / SECOND} seconds after it was read.`,
  })
  quoteEndsAt!: number;

  @Field(() => Cents, { description: 'The least that one bet may be.' })
  minCents!: number;

  @Field(() => Cents, { description: 'The most that one bet may be; the house may take less.' })
  maxCents!: number;

  @Field(() => ID, {
    nullable: true,
    description: 'Whom the caller has bet on, since a player bets on one side; null without a bet.',
  })
  ownPlayerId!: string | null;

  @Beside('ownPlayerId', () => loadPlayer)
  @Field(() => Player, { nullable: true, description: 'The player of `ownPlayerId`; null without a bet.' })
  ownPlayer?: Player | null;

  @Field(() => Cents, { description: 'What the caller has put on this contest, without what went back.' })
  ownStakedCents!: number;

  @Field(() => Cents, {
    description: 'What those bets are paid, each at the odds that it was placed at, if `ownPlayerId` wins.',
  })
  ownPayoutCents!: number;

  @Field(() => Cents, { description: 'What the caller may still put on this contest.' })
  ownLeftCents!: number;

  @Field(() => BetBarEnum, { nullable: true, description: 'Why the caller may not bet on it; null for whoever may.' })
  bar!: BetBar | null;
}

@Scope('public')
@Access('own')
@ObjectType({ description: 'What spectators can bet on in a contest.' })
export class StakeBoard {
  @Field(() => ID, { description: 'The battle that was asked about, as `Battle.id` names it.' })
  contestId!: string;

  @Scope('battles:read')
  @Beside('contestId', () => loadBattle)
  @Field(() => Battle, {
    nullable: true,
    description: 'The battle of `contestId`; null where the caller may not see it.',
  })
  contest?: Battle | null;

  @Field(() => Market, {
    nullable: true,
    description: 'What can be bet on; null where there is none, and `reason` says why.',
  })
  market!: Market | null;

  @Field(() => NoMarketEnum, { nullable: true, description: 'Why there is no market; null where there is one.' })
  reason!: NoMarket | null;
}

/** EN-48 */
@Scope('bets:read')
@Access('own')
@ObjectType({ implements: Node, description: 'A bet of the caller.' })
export class Bet {
  @Field(() => ID, { description: 'Names the bet in every other call and in the address of its page.' })
  id!: string;

  @Field(() => ID, { description: 'The battle that it is on, as `Battle.id` names it.' })
  contestId!: string;

  @Scope('battles:read')
  @Beside('contestId', () => loadBattle)
  @Field(() => Battle, {
    nullable: true,
    description: 'The battle of `contestId`; null where the caller may not see it.',
  })
  contest?: Battle | null;

  @Field(() => String, { description: 'Who played whom.' })
  title!: string;

  @Field(() => BattleGameEnum, { description: 'The game that battle is played in.' })
  game!: BattleGame;

  @Field(() => String, { description: 'Whom it is on.' })
  playerName!: string;

  @Field(() => Cents, { description: 'What the caller put in.' })
  stakeCents!: number;

  @Field(() => Int, { description: 'In hundredths; fixed when it was placed.' })
  odds!: number;

  @Field(() => Cents, { description: 'What is paid if the player wins.' })
  payoutCents!: number;

  @Field(() => BetStateEnum, { description: 'What has become of it.' })
  state!: BetState;

  @Field(() => MarketStateEnum, { description: 'How its market stands.' })
  marketState!: MarketState;

  @Field(() => Cents, { description: 'What came back or was won.' })
  paidCents!: number;

  @Field(() => Instant, { description: 'When it was placed.' })
  placedAt!: number;

  @Field(() => Instant, { nullable: true, description: 'When it was paid or lost, or went back; null before.' })
  endedAt!: number | null;

  @Field(() => Boolean, {
    description:
      'Whether a win waits until staff have looked at it, because the caller has something in common with a player.',
  })
  isHeld!: boolean;
}

export const BetConnection = connectionOf(Bet, 'Bet');

@InputType({ description: 'A bet at odds that were told.' })
export class PlaceBetInput {
  @Field(() => ID, { description: 'As `Market.id` names it.' })
  marketId!: string;

  @Field(() => ID, { description: 'Who is to win: the id of one of the two players.' })
  playerId!: string;

  @Field(() => Cents, {
    description: 'From `Market.minCents` to `Market.maxCents`, and at most `Market.ownLeftCents`.',
  })
  stakeCents!: number;

  @Field(() => String, { description: 'That of the market, or of the refusal ODDS_CHANGED.' })
  quote!: string;

  @Field(() => ID, { nullable: true, description: 'The stream on which it is placed.' })
  streamId?: string | null;
}

@Access('staff')
@ObjectType({ description: 'What the house risks in a market that is not paid yet.' })
export class MarketExposure {
  @Field(() => ID, { description: 'The same as `Market.id`.' })
  id!: string;

  @Field(() => ID, { description: 'The battle it is on, as `Battle.id` names it.' })
  contestId!: string;

  @Beside('contestId', () => loadBattle)
  @Field(() => Battle, { nullable: true, description: 'The battle of `contestId`.' })
  contest?: Battle | null;

  @Field(() => String, { description: 'Who plays whom.' })
  title!: string;

  @Field(() => MarketStateEnum, { description: 'Whether bets are taken.' })
  state!: MarketState;

  @Field(() => [Cents], { description: 'Stakes of each side.' })
  stakes!: number[];

  @Field(() => [Cents], { description: 'What each side is paid if it wins.' })
  payouts!: number[];

  @Field(() => [Int], { description: 'Odds of each side, in hundredths.' })
  odds!: number[];

  @Field(() => Cents, { description: 'What the fund has put in: the most that can be lost.' })
  reserveCents!: number;

  @Field(() => Cents, { description: 'The most that the house can lose in it.' })
  capCents!: number;

  @Field(() => Instant, { description: 'When it was opened.' })
  openedAt!: number;
}

export const MarketExposureConnection = connectionOf(MarketExposure, 'MarketExposure');

@Access('staff')
@ObjectType({ description: 'A win that waits for staff, because its player shares something with one of the two.' })
export class HeldBet {
  @Field(() => ID, { description: 'Names the bet; `decideHeldBet` takes it.' })
  id!: string;

  @Field(() => ID, { description: 'The battle that it is on, as `Battle.id` names it.' })
  contestId!: string;

  @Beside('contestId', () => loadBattle)
  @Field(() => Battle, { nullable: true, description: 'The battle of `contestId`.' })
  contest?: Battle | null;

  @Field(() => String, { description: 'Who played whom.' })
  title!: string;

  @Field(() => String, { description: 'Whom it is on.' })
  playerName!: string;

  @Field(() => ID, { description: 'Whose it is, as `Player.id` names them.' })
  userId!: string;

  @Beside('userId', () => loadPlayer)
  @Field(() => Player, { nullable: true, description: 'The player of `userId`.' })
  user?: Player | null;

  @Field(() => String, { description: 'The username of `userId`.' })
  username!: string;

  @Field(() => Cents, { description: 'What was put in.' })
  stakeCents!: number;

  @Field(() => Cents, { description: 'What it is paid.' })
  payoutCents!: number;

  @Field(() => Instant, { description: 'Since when it waits.' })
  heldAt!: number;
}

@Access('staff')
@ObjectType({ description: 'Money of the house on its way into the fund of the markets, or out of it.' })
export class FundRequest {
  @Field(() => ID, { description: 'Names the request; `decideFund` takes it.' })
  id!: string;

  @Field(() => Cents, { description: 'Negative out of the fund.' })
  cents!: number;

  @Field(() => String, { description: 'Why, in the words of who asks.' })
  reason!: string;

  @Field(() => String, { description: 'The username of who asks.' })
  requestedBy!: string;

  @Field(() => Instant, { description: 'When it was asked for.' })
  requestedAt!: number;
}

@Access('staff')
@ObjectType({ description: 'The fund that pays what stakes do not.' })
export class MarketFund {
  @Field(() => Cents, { description: 'Free.' })
  freeCents!: number;

  @Field(() => Cents, { description: 'In markets that wait for their result.' })
  reservedCents!: number;

  @Field(() => Cents, {
    description: 'The most that can be lost in a new market of experienced players: the setting `market_cap`.',
  })
  capCents!: number;

  @Field(() => Cents, {
    description: 'What one bet may win there beyond its stake: the setting `market_win`.',
  })
  winCents!: number;

  @Field(() => Cents, { description: 'With less free no market opens.' })
  leastCents!: number;

  @Field(() => Cents, { description: 'With less free a new market may lose half.' })
  lowCents!: number;

  @Field(() => [FundRequest], { description: 'Those that wait for a second person, oldest first.' })
  requests!: FundRequest[];
}
