import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { MINUTE, SECOND } from '../shared/time.ts';

/** So long whoever watches can say that they stay. */
export const RAID_GOES_AFTER = 10 * SECOND;
/** So long a raid is shown to whoever watches, and the stream begins no other. */
export const RAID_SHOWN = MINUTE;
/** Each is told to a streamer and to a chat. */
export const RAIDS_PER_HOUR = 6;

/** What a streamer asks for: to send those who watch to another stream. */
export interface RaidAsked {
  /** Accounts that watch, as the server counts them. */
  readonly viewers: number;
  /** When the stream began a raid last; null before the first. */
  readonly lastAt: number | null;
  /** Whether one of the two streamers hides from the other. */
  readonly isBlocked: boolean;
  readonly target: {
    readonly isOwn: boolean;
    readonly isLive: boolean;
    /** Whether its streamer takes raids. */
    readonly isOpen: boolean;
  };
  readonly at: number;
}

/** How many are sent there. Refusals: ONESELF, STREAM_OVER, BLOCKED, RAIDS_OFF, RAID_RUNNING, RAID_EMPTY. */
export function ruleOnRaid({ viewers, lastAt, isBlocked, target, at }: RaidAsked): Ruling<number> {
  if (target.isOwn) return refuse('ONESELF');
  if (!target.isLive) return refuse('STREAM_OVER', { field: 'targetId' });
  if (isBlocked) return refuse('BLOCKED');
  if (!target.isOpen) return refuse('RAIDS_OFF', { field: 'targetId' });
  if (lastAt !== null && at - lastAt < RAID_SHOWN) return refuse('RAID_RUNNING');
  return viewers > 0 ? allow(viewers) : refuse('RAID_EMPTY');
}

/** The line in the chat of the target; its author is who raids. */
export const arrivalText = (viewers: number): string => `came with ${viewers} ${viewers === 1 ? 'viewer' : 'viewers'}`;
