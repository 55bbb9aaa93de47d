import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { isAmount } from '../shared/money.ts';
import { type Battle, type BattlePrivacy, type Transition, SEAT_WINDOW, UNCALLED, feeOf } from './battle.ts';

export interface StakeBounds {
  readonly minCents: number;
  readonly maxCents: number;
}

export const TITLE_MAX = 80;
export const DESCRIPTION_MAX = 500;

/** A stake lies within the configured bounds, both included (BC-02, BG-15, C-08). */
export function acceptStake(stakeCents: number, { minCents, maxCents }: StakeBounds): Ruling<number> {
  if (!isAmount(stakeCents)) return refuse('BAD_INPUT', { field: 'stakeCents' });
  if (stakeCents < minCents || stakeCents > maxCents) {
    return refuse('STAKE_OUT_OF_BOUNDS', { field: 'stakeCents', data: { minCents, maxCents } });
  }
  return allow(stakeCents);
}

export interface Opening {
  readonly id: string;
  readonly creatorId: string;
  readonly stakeCents: number;
  readonly privacy: BattlePrivacy;
  /** A fresh code for an invite-only battle, null for any other. */
  readonly inviteCode: string | null;
}

/** Opens a battle and takes the creator's stake and fee (BG-18, C-07). */
export function createBattle(opening: Opening, bounds: StakeBounds, now: number): Ruling<Transition> {
  const stake = acceptStake(opening.stakeCents, bounds);
  if (!stake.ok) return stake;
  const battle: Battle = {
    ...UNCALLED,
    id: opening.id,
    status: 'waiting',
    privacy: opening.privacy,
    inviteCode: opening.inviteCode,
    stakeCents: stake.value,
    feeCents: feeOf(stake.value),
    creatorId: opening.creatorId,
    opponentId: null,
    winnerId: null,
    endsAt: now + SEAT_WINDOW,
    dueAt: now + SEAT_WINDOW,
  };
  return allow({ battle, money: [{ kind: 'hold', playerId: battle.creatorId }], event: 'battle.created' });
}
