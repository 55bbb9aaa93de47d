import { type Season, isRunning, seasonNumber } from '../missions/season.ts';
import { MISSION_COINS_PER_DAY_MAX } from '../missions/rewards.ts';
import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { CREDITS_INSTEAD, findItem } from './items.ts';

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

type ItemsOf = Readonly<Record<PassTrack, Readonly<Record<number, string>>>>;

const ODD_ITEMS: ItemsOf = {
  free: { 50: 'pathfinder-title' },
  paid: { 25: 'vanguard-title', 50: 'meridian-frame', 75: 'trailblazer-title', 100: 'zenith-frame' },
};
const EVEN_ITEMS: ItemsOf = {
  free: { 50: 'wayfarer-title' },
  paid: { 25: 'sentinel-title', 50: 'aurora-frame', 75: 'tactician-title', 100: 'eclipse-frame' },
};

/** Seasons take turns with what they bring to wear (docs/decisions/missions.md). */
const itemsOf = (season: string): ItemsOf => (seasonNumber(season) % 2 === 1 ? ODD_ITEMS : EVEN_ITEMS);
/** Every so many tiers there are coins, and so many. */
const COINS_OF = { free: { every: 10, coins: 20 }, paid: { every: 5, coins: 40 } } as const;
const CREDITS_OF = { free: 10, paid: 25 } as const;

/** What a tier of a track brings: 200 coins over the free track, 800 over the paid one (docs/decisions/missions.md). */
export function passReward(season: string, track: PassTrack, tier: number): PassReward {
  const item = itemsOf(season)[track][tier] ?? null;
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
export const passRewards = (season: string, track: PassTrack): PassReward[] =>
  TIERS.map((tier) => passReward(season, track, tier));

/** A reward as it is for a player: in the place of an item that is had already there are credits, as of crates. */
export function rewardFor(reward: PassReward, owned: ReadonlySet<string>): PassReward {
  const item = reward.item === null ? undefined : findItem(reward.item);
  if (!item || !owned.has(item.id)) return reward;
  return { ...reward, item: null, credits: reward.credits + CREDITS_INSTEAD[item.rarity] };
}

export interface PassHolder {
  readonly seasonXp: number;
  readonly hasPaid: boolean;
  /** `track:tier` of what was claimed. */
  readonly claimed: ReadonlySet<string>;
}

interface Claimant extends PassHolder {
  /** Ids of items. */
  readonly owned: ReadonlySet<string>;
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
  holder: Claimant,
  paidToday: number,
  now: number,
): Ruling<readonly PassReward[]> {
  if (season === null || !isRunning(season, now)) return refuse('SEASON_OVER');
  const open = claimableTiers(holder).map(({ track, tier }) =>
    rewardFor(passReward(season.id, track, tier), holder.owned),
  );
  if (open.length === 0) return refuse('PASS_NOTHING');
  let room = MISSION_COINS_PER_DAY_MAX - paidToday;
  const paid = open.filter(({ coins }) => {
    if (coins > room) return false;
    room -= coins;
    return true;
  });
  return paid.length === 0 ? refuse('MISSION_CAP_REACHED') : allow(paid);
}
