import type { MeetingEvent } from './match-life.ts';
import type { TOURNAMENT_DECISIONS, TournamentStatus } from './tournament.ts';

/** A tournament as it is after what happened to it. */
interface TournamentTold {
  readonly title: string;
  readonly status: TournamentStatus;
  readonly organiserId: string;
  /** Who did it; null for the server. */
  readonly actorId: string | null;
}

interface EntrantTold extends TournamentTold {
  readonly userId: string;
  readonly buyInCents: number;
  /** For which the player enters; missing for whoever enters alone. */
  readonly teamName?: string;
  /** What a place holds of the player, fee included; missing in older events of whoever enters alone. */
  readonly shareCents?: number;
}

/** News for one player of a line-up that has not entered. */
interface LineupTold extends TournamentTold {
  readonly userId: string;
  readonly teamName: string;
  /** Of whoever did it; null where registration closed on it. */
  readonly byName: string | null;
  /** The player's share of buy-in and fee, which is held when the team takes its place. */
  readonly shareCents: number;
}

export const LINEUP_EVENTS = [
  'tournament.lineup-proposed',
  'tournament.lineup-agreed',
  'tournament.lineup-ended',
] as const;
export type LineupEvent = (typeof LINEUP_EVENTS)[number];

/** What a tournament adds to the figures of a team, or takes back of them: of each of its line-up the own part. */
export interface TeamTold {
  readonly teamId: string;
  readonly wins: number;
  readonly losses: number;
  readonly members: readonly { readonly userId: string; readonly cents: number }[];
}

export const TOURNAMENT_LIFE_EVENTS = [
  'tournament.announced',
  'tournament.registration-opened',
  'tournament.check-in-opened',
  'tournament.started',
  'tournament.settling',
  'tournament.cancelled',
] as const;
export type TournamentLifeEvent = (typeof TOURNAMENT_LIFE_EVENTS)[number];

/** What staff make of the prizes of a tournament before they are paid. */
export const HOLD_EVENTS = ['tournament.prizes-held', 'tournament.prizes-released'] as const;
export type HoldEvent = (typeof HOLD_EVENTS)[number];

export const ENTRANT_EVENTS = [
  'tournament.entered',
  'tournament.left',
  'tournament.waiting',
  'tournament.moved-up',
  'tournament.passed-over',
  'tournament.checked-in',
] as const;
export type EntrantEvent = (typeof ENTRANT_EVENTS)[number];

/** What became of a match, and whose turn it is now. */
/** Stands for the match of what is about none: an entrant was taken out. */
export const NO_MATCH = -1;

interface MatchTold extends TournamentTold {
  readonly match: number;
  readonly what: MeetingEvent | 'match.amended' | 'entrant.out';
  /** Whose next match is to be played now. */
  readonly calledIds: readonly string[];
  /** Until when they say that they are there; missing where nobody is called, and in older events. */
  readonly checkInBy?: number;
  /** Until when the one report can be contested; missing without one, and in older events. */
  readonly reportBy?: number;
  /** Of a ruling, for the players; null otherwise. */
  readonly reason: string | null;
  /** What was decided, where somebody did; missing elsewhere, and in older events. */
  readonly decision?: (typeof TOURNAMENT_DECISIONS)[number] | 'dispute-decided';
  /** Who reports for their teams; missing where everybody plays alone. */
  readonly captainIds?: readonly string[];
  /** Who plays on each side of a match that begins; missing elsewhere, and in events from before there were teams. */
  readonly sides?: readonly (readonly string[])[];
}

interface PrizeTold {
  readonly userId: string;
  readonly place: number;
  readonly cents: number;
}

/** What a correction moved for one player. */
interface MoneyTold {
  /** Beyond what was paid before; negative for what was taken back. */
  readonly cents: number;
  /** Of what was taken back, what the wallet did not hold: owed from now on. */
  readonly owedCents: number;
}

/** What a correction came to for one entrant. */
interface ShiftTold extends MoneyTold {
  readonly userId: string;
  /** Null for none. */
  readonly place: number | null;
}

declare module '../shared/events.ts' {
  interface EventPayloads
    extends
      Record<TournamentLifeEvent, TournamentTold>,
      Record<EntrantEvent, EntrantTold>,
      Record<LineupEvent, LineupTold>,
      Record<HoldEvent, TournamentTold & { readonly reason: string }> {
    'tournament.announcement-posted': TournamentTold & {
      readonly text: string;
      /** Missing in events from before one could be taken back. */
      readonly announcementId?: string;
    };
    /** Told to all who were told of the announcement. */
    'tournament.announcement-withdrawn': TournamentTold & { readonly announcementId: string };
    'tournament.match-changed': MatchTold;
    /** Wakes screens alone. */
    'tournament.seeded': TournamentTold;
    'tournament.completed': TournamentTold & {
      readonly poolCents: number;
      /** Of the pool, what the organiser had added; missing in events from before there was any. */
      readonly guaranteeCents?: number;
      readonly prizes: readonly PrizeTold[];
      /** Of a tournament of teams, what it adds to their figures. */
      readonly teams?: readonly TeamTold[];
    };
    'tournament.corrected': TournamentTold & {
      readonly shifts: readonly ShiftTold[];
      /** What moved of what the organiser had added; missing where nothing did. */
      readonly guarantee?: MoneyTold;
      /** Of a tournament of teams, by how much their figures change. */
      readonly teams?: readonly TeamTold[];
      readonly reason: string;
    };
  }
}
