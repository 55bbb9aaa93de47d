import { DAY } from '../shared/time.ts';
import { type Battle, isPlayer } from './battle.ts';

/** So long after the end the two of a battle still write to each other; then what was said can be read alone. */
export const TALK_AFTER_END = DAY;

interface Seated extends Battle {
  readonly createdAt: number;
  /** When the second seat was taken; null where it was not kept. */
  readonly joinedAt: number | null;
  /** When it was completed, cancelled or expired; null before. */
  readonly endedAt: number | null;
}

interface Talker {
  readonly id: string;
  readonly isStaff: boolean;
}

interface Standing {
  /** Whether a dispute over it, or an appeal, waits for a decision. */
  readonly isDisputed: boolean;
  /** Whether one of the two has blocked the other. */
  readonly isBlocked: boolean;
}

export interface RoomTalk {
  readonly isOpen: boolean;
  readonly isPlayer: boolean;
  /** The present pair reads nothing of what a former opponent wrote. */
  readonly since: number;
}

/**
 * The talk of the two of a battle, as one account finds it; null where there is none for it. Staff read it while the
 * battle is disputed and write nothing. A block closes it when the battle is over and not before: whoever has money in it
 * has to be able to say where they meet.
 */
export function roomTalk(
  battle: Seated,
  who: Talker,
  { isDisputed, isBlocked }: Standing,
  now: number,
): RoomTalk | null {
  if (battle.opponentId === null) return null;
  const since = battle.joinedAt ?? battle.createdAt;
  if (!isPlayer(battle, who.id)) return who.isStaff && isDisputed ? { isOpen: false, isPlayer: false, since } : null;
  const isOver = battle.endedAt !== null && !isDisputed;
  const isOpen = !isOver || (!isBlocked && now < (battle.endedAt ?? 0) + TALK_AFTER_END);
  return { isOpen, isPlayer: true, since };
}
