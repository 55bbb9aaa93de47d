import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ANALYTICS_DAYS } from '../../domain/creators/analytics.ts';
import type { ViolationKind } from '../../domain/creators/fair-play.ts';
import type { ReferralFault, ReferralTier } from '../../domain/creators/referral.ts';
import type { ReferralView } from '../../db/creators/referral.queries.ts';
import { Player, playerOf } from '../accounts/index.ts';
import { Battle, loadBattle } from '../battles/index.ts';
import { Beside } from '../schema/beside.ts';
import { Scope } from '../schema/scope.ts';
import { Access } from '../schema/access.ts';
import { Listed } from '../schema/listed.ts';
import { connectionOf } from '../schema/connection.ts';
import { BattleCoins, Cents, Instant } from '../schema/scalars.ts';
import { ReferralFaultEnum, ReferralTierEnum, ViolationKindEnum } from './creator.enums.ts';

@Access('own')
@ObjectType({ description: 'A figure of one UTC day.' })
export class DayFigure {
  @Field(() => Instant, { description: 'The beginning of the day.' })
  at!: number;

  @Field(() => Number, { description: 'A count, or cents where the list is of money.' })
  value!: number;
}

@Access('own')
@ObjectType({ description: 'What a creator has earned, summed up from the ledger.' })
export class CreatorEarnings {
  @Field(() => Cents, { description: 'All income in dollars. BattleCoin is no money and not in it.' })
  totalCents!: number;

  @Field(() => Cents, { description: 'Shares of what viewers have staked on the creator’s streams.' })
  viewerWagersCents!: number;

  @Field(() => Cents, { description: 'What sponsors have paid for challenges.' })
  sponsorshipCents!: number;

  @Field(() => BattleCoins, { description: 'What referrals have brought.' })
  referralCoins!: number;

  @Field(() => Cents, { description: 'Income that was not asked for as a payout yet.' })
  pendingPayoutCents!: number;

  @Field(() => Cents, { description: 'Payouts that were asked for and neither refused nor failed.' })
  askedCents!: number;

  @Field(() => Cents, { description: 'The least payout.' })
  payoutMinCents!: number;

  @Listed(ANALYTICS_DAYS)
  @Field(() => [DayFigure], { description: 'Income in cents of the last 30 UTC days, oldest first.' })
  days!: readonly DayFigure[];
}

@Access('own')
@ObjectType({ description: 'How a player’s referrals stand.' })
export class ReferralProgram {
  @Field(() => String, { nullable: true, description: 'The player’s code; null for an account that has none yet.' })
  code!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Where somebody registers with the code filled in; null without a code.',
  })
  url!: string | null;

  @Field(() => Int, { description: 'Everybody who has signed up with the code.' })
  signUps!: number;

  @Field(() => Int, { description: 'Those of them that count: no second account of the player, and none of a ring.' })
  totalReferrals!: number;

  @Field(() => Int, { description: 'Those of these who have staked money.' })
  firstWagers!: number;

  @Field(() => BattleCoins, { description: 'What they have brought.' })
  coins!: number;

  @Field(() => ReferralTierEnum, { description: 'How far the player has come.' })
  tier!: ReferralTier;

  @Field(() => ReferralTierEnum, { nullable: true, description: 'The tier after this one; null at the top.' })
  next!: ReferralTier | null;

  @Field(() => Int, { description: 'First wagers that are missing to the next tier.' })
  missing!: number;

  @Field(() => Int, { description: 'Of the way to the next tier, whole percent.' })
  percent!: number;
}

@Access('own')
@ObjectType({ description: 'Somebody who signed up with a player’s code.' })
export class Referral {
  @Field(() => ID, { description: 'The id of the player.' })
  id!: string;

  @Field(() => Player, { description: 'Who signed up.' })
  player!: Player;

  @Field(() => Instant, { description: 'When the account was made.' })
  signedUpAt!: number;

  @Field(() => Boolean, { description: 'Whether this player has staked money.' })
  hasWagered!: boolean;

  @Field(() => ReferralFaultEnum, { nullable: true, description: 'Why it does not count; null for one that counts.' })
  fault!: ReferralFault | null;
}

export const ReferralConnection = connectionOf(Referral, 'Referral');

export const toReferral = ({ newcomerId: id, username, avatarId, at, hasWagered, fault }: ReferralView): Referral => ({
  id,
  player: playerOf({ id, username, avatarId }),
  signedUpAt: at,
  hasWagered,
  fault,
});

@Access('own')
@ObjectType({ description: 'On what streams were watched, in whole percent that add up to 100; 0 without visits.' })
export class DeviceSplit {
  @Field(() => Int, { description: 'The part that computers have.' })
  desktop!: number;

  @Field(() => Int, { description: 'The part that phones have.' })
  mobile!: number;

  @Field(() => Int, { description: 'The part that tablets have.' })
  tablet!: number;
}

@Access('own')
@ObjectType({ description: 'Figures of a creator’s streams, bets and battles.' })
export class CreatorAnalytics {
  @Field(() => Int, { description: 'Over how many UTC days, today included, the figures of streams and bets go.' })
  days!: number;

  @Field(() => Int, { description: 'Accounts that watch now.' })
  concurrentViewers!: number;

  @Field(() => Int, { description: 'The most who watched one stream at once.' })
  peakViewers!: number;

  @Field(() => Int, { description: 'Accounts that have watched, each once.' })
  viewers!: number;

  @Field(() => Int, { description: 'Accounts that have bet on the streams, each once.' })
  bettors!: number;

  @Field(() => Int, { description: 'Of the viewers, how many bet: whole percent.' })
  viewerToBettorRate!: number;

  @Field(() => Int, { description: 'Of all settled battles, whole percent.' })
  winRate!: number;

  @Field(() => Cents, { description: 'Of all settled battles.' })
  avgWagerCents!: number;

  @Field(() => Int, { description: 'Settled battles, of all time.' })
  totalBattles!: number;

  @Listed(ANALYTICS_DAYS)
  @Field(() => [DayFigure], { description: 'The most who watched at once on each day, oldest first.' })
  peakDays!: readonly DayFigure[];

  @Listed(ANALYTICS_DAYS)
  @Field(() => [DayFigure], { description: 'Battles settled on each day, oldest first.' })
  battleDays!: readonly DayFigure[];

  @Field(() => Int, { description: 'Visits whose device is known: each account once for each stream.' })
  visits!: number;

  @Field(() => DeviceSplit, { description: 'On what the streams were watched, by those visits.' })
  devices!: DeviceSplit;
}

@Access('own')
@ObjectType({ description: 'Something that counts against a player, or did.' })
export class Violation {
  @Field(() => ViolationKindEnum, { description: 'What it is.' })
  kind!: ViolationKind;

  @Field(() => Instant, { description: 'When the case was decided, or staff did it.' })
  at!: number;

  @Field(() => Int, { description: 'What it takes off the score now; 0 once it is 180 days old.' })
  points!: number;

  @Field(() => ID, { nullable: true, description: 'The battle of a decided case; null for what staff did.' })
  battleId!: string | null;

  @Scope('battles:read')
  @Beside('battleId', () => loadBattle)
  @Field(() => Battle, { nullable: true, description: 'The battle of `battleId`; null without one.' })
  battle?: Battle | null;

  @Field(() => String, { nullable: true, description: 'What staff said; null for a decided case.' })
  reason!: string | null;
}

@Access('own')
@ObjectType({ description: 'How fair a player is, with all that it came of.' })
export class FairPlay {
  @Field(() => Int, { description: '100 less the points of the violations, and never below 0.' })
  score!: number;

  @Field(() => [Violation], { description: 'Newest first, also those that cost nothing any more.' })
  violations!: readonly Violation[];
}
