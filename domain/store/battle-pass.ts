import { type Season, isRunning } from '../missions/season.ts';
import { MISSION_COINS_PER_DAY_MAX } from '../missions/rewards.ts';
import { type Ruling, allow, refuse } from '../shared/refusals.ts';

/** A battle pass: a hundred tiers that experience moves, each with a free and a paid reward (SO-07). */
export const PASS_TIERS = 100;
/** Experience from one tier to the next; a season of thirty days at 200 a day reaches sixty by contests alone. */
export const XP_PER_TIER = 100;

/** How many tiers are reached by the experience of a season. */
export const passTier = (seasonXp: number): number =>
  Math.min(PASS_TIERS, Math.floor(Math.max(0, seasonXp) / XP_PER_TIER));

export const PASS_TRACKS = ['free', 'paid'] as const;
export type PassTrack = (typeof PASS_TRACKS)[number];

/** What a tier brings: coins, an item or both, and credits where there is neither. */
export interface PassReward {
  readonly track: PassTrack;
  readonly tier: number;
  readonly coins: number;
  readonly credits: number;
  /** Null for none. */
  readonly item: string | null;
}

const ITEMS_OF: Readonly<Record<PassTrack, Readonly<Record<number, string>>>> = {
  free: { 50: 'pathfinder-title' },
  paid: { 25: 'vanguard-title', 50: 'meridian-frame', 75: 'trailblazer-title', 100: 'zenith-frame' },
};
/** Every so many tiers there are coins, and so many. */
const COINS_OF = { free: { every: 10, coins: 20 }, paid: { every: 5, coins: 40 } } as const;
const CREDITS_OF = { free: 10, paid: 25 } as const;

/** What a tier of a track brings: 200 coins over the free track, 800 over the paid one (decision 086). */
export function passReward(track: PassTrack, tier: number): PassReward {
  const item = ITEMS_OF[track][tier] ?? null;
  const { every, coins } = COINS_OF[track];
  const hasCoins = tier % every === 0;
  return {
    track,
    tier,
    item,
    coins: hasCoins ? coins : 0,
    credits: hasCoins || item !== null ? 0 : CREDITS_OF[track],
  };
}

const TIERS: readonly number[] = Array.from({ length: PASS_TIERS }, (_, n) => n + 1);

/** What a track brings in all, tier by tier. */
export const passRewards = (track: PassTrack): PassReward[] => TIERS.map((tier) => passReward(track, tier));

export interface PassHolder {
  readonly seasonXp: number;
  readonly hasPaid: boolean;
  /** `track:tier` of what was claimed. */
  readonly claimed: ReadonlySet<string>;
}

export const rewardKey = (track: PassTrack, tier: number): string => `${track}:${tier}`;

/** Whether a reward may be claimed: its tier is reached, its track held, and it was not claimed before. */
export const mayClaimTier = ({ seasonXp, hasPaid, claimed }: PassHolder, track: PassTrack, tier: number): boolean =>
  Number.isInteger(tier) &&
  tier >= 1 &&
  tier <= passTier(seasonXp) &&
  (track === 'free' || hasPaid) &&
  !claimed.has(rewardKey(track, tier));

/** All that may be claimed, tier by tier; who buys the pass late has what was reached before. */
export const claimableTiers = (holder: PassHolder): { readonly track: PassTrack; readonly tier: number }[] =>
  TIERS.slice(0, passTier(holder.seasonXp)).flatMap((tier) =>
    PASS_TRACKS.filter((track) => mayClaimTier(holder, track, tier)).map((track) => ({ track, tier })),
  );

/**
 * What a claim brings now: everything that may be claimed while the season runs, tier by tier. Coins stand under the cap
 * of missions; a reward that the day has no room for waits whole.
 */
export function claimPass(
  season: Season | null,
  holder: PassHolder,
  paidToday: number,
  now: number,
): Ruling<readonly PassReward[]> {
  if (season === null || !isRunning(season, now)) return refuse('SEASON_OVER');
  const open = claimableTiers(holder).map(({ track, tier }) => passReward(track, tier));
  if (open.length === 0) return refuse('PASS_NOTHING');
  let room = MISSION_COINS_PER_DAY_MAX - paidToday;
  const paid = open.filter(({ coins }) => {
    if (coins > room) return false;
    room -= coins;
    return true;
  });
  return paid.length === 0 ? refuse('MISSION_CAP_REACHED') : allow(paid);
}
