import { type StakeBounds, acceptStake } from '../battles/create-battle.ts';
import type { BattleGame } from '../shared/games.ts';
import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { DAY, MINUTE, SECOND } from '../shared/time.ts';

/** Where a player stands with the queue: not in it, waiting, or put together with somebody. */
export const SEEKER_STATES = ['out', 'waiting', 'proposed'] as const;
export type SeekerState = (typeof SEEKER_STATES)[number];

/** What put a player where the player is now, where it was not the player alone. */
export const SEEKER_REASONS = [
  // Back at the front of the queue.
  'opponent-absent',
  'opponent-declined',
  'opponent-unable',
  'opponent-gone',
  // Out of it.
  'paired',
  'absent',
  'declined',
  'unable',
  'silent',
  'stopped',
  'switched-off',
  'maintenance',
] as const;
export type SeekerReason = (typeof SEEKER_REASONS)[number];

/** What a player wants to play, and for how much at least and at most. */
export interface Wish {
  readonly game: BattleGame;
  readonly minStakeCents: number;
  readonly maxStakeCents: number;
}

/** A player as the queue knows them. Times are epoch milliseconds. */
export interface Seeker extends Wish {
  readonly userId: string;
  readonly state: SeekerState;
  /** Whether a proposal fell through without the player's doing, so that the player goes before all others. */
  readonly isFirst: boolean;
  /** Since when the player waits; what a proposal took counts as waiting. */
  readonly since: number;
  /** The last sign of life of a page of the player's. */
  readonly seenAt: number;
  readonly reason: SeekerReason | null;
  /** The code of the refusal, of somebody whose stake could not be held. */
  readonly refusedAs: string | null;
  /** The proposal that is open, or the last one. */
  readonly proposalId: string | null;
  readonly noShows: number;
  readonly declines: number;
  /** When the last of both was; null without one. */
  readonly faultAt: number | null;
  /** Until when the player may not queue; null where nothing stands in the way. */
  readonly freeAt: number | null;
  readonly changedAt: number;
}

/** How often a page says that it is there, and after which silence its player waits no more: a page in the background may be slow. */
export const SIGN_EVERY = 20 * SECOND;
export const SILENT_AFTER = 90 * SECOND;

/** What was missed or declined counts for so long after the last time. */
export const FAULTS_LAST = DAY;

const COOL_DOWNS = [MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE] as const;

/** How long whoever has let so many proposals pass waits before the next: longer each time, an hour at most. */
export const coolDownOf = (noShows: number): number =>
  COOL_DOWNS[Math.min(Math.max(noShows, 1), COOL_DOWNS.length) - 1] ?? 60 * MINUTE;

/** What is still counted against a player. */
const faultsOf = ({ noShows, declines, faultAt }: Seeker, now: number) =>
  faultAt === null || now - faultAt >= FAULTS_LAST ? { noShows: 0, declines: 0 } : { noShows, declines };

/** Refused while a cool-down lasts. */
export function mayQueue(seeker: Pick<Seeker, 'freeAt'> | null, now: number): Ruling<null> {
  const freeAt = seeker?.freeAt ?? null;
  return freeAt === null || now >= freeAt ? allow(null) : refuse('QUEUE_COOL_DOWN', { data: { freeAt } });
}

/** Both ends of a range of stakes are stakes that a battle may have, the lower one first. */
export function acceptWish(wish: Wish, bounds: StakeBounds): Ruling<Wish> {
  for (const field of ['minStakeCents', 'maxStakeCents'] as const) {
    const stake = acceptStake(wish[field], bounds);
    if (!stake.ok) return refuse(stake.refusal.code, { ...stake.refusal, field });
  }
  if (wish.minStakeCents > wish.maxStakeCents) return refuse('STAKE_RANGE', { field: 'maxStakeCents' });
  return allow(wish);
}

/** Lets a player into the queue. @param before the player as the queue knew them; null for somebody new to it */
export function enterQueue(
  before: Seeker | null,
  userId: string,
  wish: Wish,
  bounds: StakeBounds,
  now: number,
): Ruling<Seeker> {
  if (before !== null && before.state !== 'out') return refuse('ALREADY_QUEUED');
  const free = mayQueue(before, now);
  if (!free.ok) return free;
  const accepted = acceptWish(wish, bounds);
  if (!accepted.ok) return accepted;
  const faults = before === null ? { noShows: 0, declines: 0 } : faultsOf(before, now);
  return allow({
    ...accepted.value,
    userId,
    state: 'waiting',
    isFirst: false,
    since: now,
    seenAt: now,
    reason: null,
    refusedAs: null,
    proposalId: null,
    ...faults,
    faultAt: faults.noShows + faults.declines === 0 ? null : (before?.faultAt ?? null),
    freeAt: null,
    changedAt: now,
  });
}

/** Takes a player out of the queue. @param reason null where the player has left */
export const dropOut = (seeker: Seeker, reason: SeekerReason | null, now: number): Seeker => ({
  ...seeker,
  state: 'out',
  isFirst: false,
  reason,
  refusedAs: null,
  changedAt: now,
});

/** Puts a player back before all others, with the time waited so far: the proposal fell through by somebody else. */
export const returnToFront = (seeker: Seeker, reason: SeekerReason, now: number): Seeker => ({
  ...seeker,
  state: 'waiting',
  isFirst: true,
  reason,
  refusedAs: null,
  proposalId: null,
  changedAt: now,
});

/** Out with a cool-down: the player let a proposal pass. */
export function missProposal(seeker: Seeker, now: number, reason: SeekerReason = 'absent'): Seeker {
  const { noShows, declines } = faultsOf(seeker, now);
  return {
    ...dropOut(seeker, reason, now),
    noShows: noShows + 1,
    declines,
    faultAt: now,
    freeAt: now + coolDownOf(noShows + 1),
  };
}

/** Out by an open no. The first one of a day costs nothing; from the second on it counts as a proposal missed. */
export function declineProposal(seeker: Seeker, now: number): Seeker {
  const { noShows, declines } = faultsOf(seeker, now);
  if (declines > 0) return { ...missProposal(seeker, now, 'declined'), declines: declines + 1 };
  return { ...dropOut(seeker, null, now), noShows, declines: 1, faultAt: now };
}

/** Out because the stake could not be held, with the code of why, which the player alone is told. */
export const failToStake = (seeker: Seeker, refusedAs: string, now: number): Seeker => ({
  ...dropOut(seeker, 'unable', now),
  refusedAs,
});

export const isSilent = ({ seenAt }: Pick<Seeker, 'seenAt'>, now: number): boolean => now - seenAt >= SILENT_AFTER;
