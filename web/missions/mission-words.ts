import { formatCents, formatCount, formatDateTime } from '../format/format.ts';
import type { Tone } from '../ui/tokens.ts';
import type { MissionRowFragment } from './operations/__generated__/mission-row.gql.ts';

type Status = MissionRowFragment['status'];

interface Word {
  readonly label: string;
  readonly tone: Tone;
}

/** MI-07 */
export const STATUS_WORDS: Readonly<Record<Status, Word>> = {
  ACTIVE: { label: 'In Progress', tone: 'info' },
  COMPLETED: { label: 'Complete', tone: 'win' },
  LOCKED: { label: 'Locked', tone: 'neutral' },
  CLAIMED: { label: 'Claimed', tone: 'coin' },
};

/** The same as the wallet says it of the rewards: one that is not reached yet is locked (WA-08). */
export const REWARD_WORDS: Readonly<Record<Status, Word>> = {
  ACTIVE: { label: 'Locked', tone: 'neutral' },
  COMPLETED: { label: 'Claimable', tone: 'win' },
  LOCKED: { label: 'Locked', tone: 'neutral' },
  CLAIMED: { label: 'Completed', tone: 'coin' },
};

const UNLOCK_WORDS: Readonly<Record<NonNullable<MissionRowFragment['unlockedBy']>, string>> = {
  VERIFIED: 'Opens for verified players',
  ARCADE: 'Opens with the arcade',
  STREAMS: 'Opens with live streams',
};

/** What a locked mission waits for; null of all others. */
export const unlockWords = ({ unlockedBy }: Pick<MissionRowFragment, 'unlockedBy'>): string | null =>
  unlockedBy && UNLOCK_WORDS[unlockedBy];

/** `1 of 2`, `$25.00 of $100.00`, `7 of 60 minutes` */
export function progressWords({ progress, target, unit }: Pick<MissionRowFragment, 'progress' | 'target' | 'unit'>) {
  if (unit === 'CENTS') return `${formatCents(progress)} of ${formatCents(target)}`;
  return `${formatCount(progress)} of ${formatCount(target)}${unit === 'MINUTES' ? ' minutes' : ''}`;
}

/** What stands on the button of a mission (MI-05, MI-06). */
export function claimWords({ status, claimableAt }: Pick<MissionRowFragment, 'status' | 'claimableAt'>): string {
  if (status === 'CLAIMED') return 'Claimed';
  if (status === 'LOCKED') return 'Locked';
  if (status === 'ACTIVE') return 'In Progress';
  return claimableAt === null ? 'Claim' : `Claim from ${formatDateTime(claimableAt)}`;
}
