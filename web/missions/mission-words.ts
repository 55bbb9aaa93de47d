import { formatCents, formatCoins, formatCount, formatDateTime } from '../format/format.ts';
import type { Tone } from '../ui/tokens.ts';
import type { MissionRowFragment } from './operations/__generated__/missions.gql.ts';
import * as t from './__generated__/messages.ts';

type Status = MissionRowFragment['status'];

interface Word {
  readonly label: string;
  readonly tone: Tone;
}

/** MI-07 */
export const STATUS_WORDS: Readonly<Record<Status, Word>> = {
  ACTIVE: { label: t.inProgress(), tone: 'info' },
  COMPLETED: { label: t.complete(), tone: 'win' },
  LOCKED: { label: t.locked(), tone: 'neutral' },
  CLAIMED: { label: t.claimed(), tone: 'coin' },
};

/** The same as the wallet says it of the rewards: one that is not reached yet is locked (WA-08). */
export const REWARD_WORDS: Readonly<Record<Status, Word>> = {
  ACTIVE: { label: t.locked(), tone: 'neutral' },
  COMPLETED: { label: t.claimable(), tone: 'win' },
  LOCKED: { label: t.locked(), tone: 'neutral' },
  CLAIMED: { label: t.completed(), tone: 'coin' },
};

const UNLOCK_WORDS: Readonly<Record<NonNullable<MissionRowFragment['unlockedBy']>, string>> = {
  VERIFIED: t.opensForVerifiedPlayers(),
  ARCADE: t.opensWithTheArcade(),
  STREAMS: t.opensWithLiveStreams(),
};

/** What a locked mission waits for; null of all others. */
export const unlockWords = ({ unlockedBy }: Pick<MissionRowFragment, 'unlockedBy'>): string | null =>
  unlockedBy && UNLOCK_WORDS[unlockedBy];

/** `1 of 2`, `$25.00 of $100.00`, `7 of 60 minutes` */
export function progressWords({ progress, target, unit }: Pick<MissionRowFragment, 'progress' | 'target' | 'unit'>) {
  if (unit === 'CENTS') return t.progressOfTarget({ progress: formatCents(progress), target: formatCents(target) });
  const counts = { progress: formatCount(progress), target: formatCount(target) };
  return unit === 'MINUTES' ? t.progressOfTargetMinutes(counts) : t.progressOfTarget(counts);
}

/** What a mission pays: `coins` is what a claim pays now, a multiplier included; 0 for a reward of another kind. */
export function rewardWords({ type, amount }: Pick<MissionRowFragment['reward'], 'type' | 'amount'>, coins: number) {
  switch (type) {
    case 'BATTLECOIN':
      return coins > 0 ? t.coinsBC({ coins }) : formatCoins(amount);
    case 'XP':
      return t.countXP({ count: formatCount(amount) });
    case 'CREDITS':
      return t.countCredits({ count: formatCount(amount) });
    case 'MULTIPLIER':
      return t.factorBCFor24Hours({ factor: formatCount(amount) });
  }
}

/** What stands on the button of a mission (MI-05, MI-06). */
export function claimWords({ status, claimableAt }: Pick<MissionRowFragment, 'status' | 'claimableAt'>): string {
  if (status === 'CLAIMED') return t.claimed();
  if (status === 'LOCKED') return t.locked();
  if (status === 'ACTIVE') return t.inProgress();
  return claimableAt === null ? t.claim() : t.claimFrom({ claimableAt: formatDateTime(claimableAt) });
}
