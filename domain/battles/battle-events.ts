import type { BattleGame } from '../shared/games.ts';
import { namesOf } from '../shared/names-of.ts';
import type { BattleEvent, BattleMode, BattlePrivacy, BattleStatus, Claim } from './battle.ts';
import type { InviteStatus } from './invite.ts';

/** What putting a battle right came to. */
interface BattleCorrection {
  /** Who had won before; null where everybody had got theirs back. */
  readonly formerId: string | null;
  readonly feeCents: number;
  /** When the battle ended. */
  readonly endedAt: number;
  /** What each player has more or less by it, and what of it the wallet did not hold. */
  readonly players: readonly { readonly userId: string; readonly cents: number; readonly owedCents: number }[];
}

/** Which word of staff over a case it was. */
export interface BattleVerdict {
  /** Whether it answers an appeal against an earlier one. */
  readonly isAppeal: boolean;
  /** Until when its parties may appeal; missing where nobody may. */
  readonly appealableUntil?: number;
}

/** A battle as it is after what happened to it. */
interface BattleTold {
  readonly status: BattleStatus;
  readonly game: BattleGame;
  readonly privacy: BattlePrivacy;
  readonly creatorId: string;
  readonly opponentId: string | null;
  readonly winnerId: string | null;
  readonly stakeCents: number;
  /** What each paid on top of the stake; missing in events from before it was told. */
  readonly feeCents?: number;
  /** Until when it has to be started, or its result be contested; missing where no clock runs, and in older events. */
  readonly dueAt?: number;
  /** Until when it can be started, in what is about the ready check. */
  readonly startsBy?: number;
  /** Who pressed start and waits for the other; whose call has ended. */
  readonly readyId?: string;
  /** What a player has said of the result; missing where nothing was, and in older events. */
  readonly report?: { readonly claim: Claim; readonly score: string };
  /** For when whoever was called has asked. */
  readonly laterUntil?: number;
  /** Who was called and did not come; missing where nobody was. */
  readonly noShowIds?: readonly string[];
  /** Who did it; null for the server. */
  readonly actorId: string | null;
  /** Why, where staff say so. */
  readonly reason?: string;
  readonly correction?: BattleCorrection;
  /** Of a case that was decided. */
  readonly verdict?: BattleVerdict;
}

interface InviteTold {
  readonly fromId: string;
  readonly toId: string;
  readonly game: BattleGame;
  readonly mode: BattleMode;
  readonly stakeCents: number;
  /** Of an accepted one. */
  readonly battleId?: string;
  /** Of one to play a battle again. */
  readonly rematchOfId?: string;
}

/** An invite that waits has been sent; whatever else becomes of it is told by its name. */
export type InviteEvent = `invite.${Exclude<InviteStatus, 'pending'> | 'sent'}`;
export const INVITE_EVENTS = namesOf<InviteEvent>({
  'invite.sent': true,
  'invite.accepted': true,
  'invite.declined': true,
  'invite.withdrawn': true,
  'invite.expired': true,
});

/** How the two meet has changed. What was said is read by whoever may: an event is kept, and told to more. */
export const MEETING_EVENT = 'battle.meeting-changed';

declare module '../shared/events.ts' {
  interface EventPayloads extends Record<BattleEvent, BattleTold>, Record<InviteEvent, InviteTold> {
    [MEETING_EVENT]: object;
    /** On the battle that is to be played again: somebody has asked for it, or answered. */
    'rematch.changed': { readonly inviteId: string };
  }
}
