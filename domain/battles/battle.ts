import { type BattleGame, GAME_TITLES } from '../shared/games.ts';
import { HOUR, MINUTE, SECOND } from '../shared/time.ts';
import { shareOf } from '../shared/money.ts';

/** The one vocabulary of a battle's life (C-16). Screens translate it; nothing else renames it. */
export const BATTLE_STATUSES = ['draft', 'waiting', 'active', 'completed', 'cancelled', 'expired', 'disputed'] as const;
export type BattleStatus = (typeof BATTLE_STATUSES)[number];

/** States in which stakes lie in escrow. */
export const HOLDING_STATUSES = ['waiting', 'active', 'disputed'] as const satisfies readonly BattleStatus[];

/** BG-14 */
export const BATTLE_MODES = ['duel', 'team', 'tournament', 'custom'] as const;
export type BattleMode = (typeof BATTLE_MODES)[number];
export const MODE_TITLES: Readonly<Record<BattleMode, string>> = {
  duel: '1v1 Duel',
  team: 'Team vs Team',
  tournament: 'Tournament',
  custom: 'Custom',
};

/** What a battle is called to which nobody has given a title. */
export const untitledName = (game: BattleGame): string => `${GAME_TITLES[game]} Challenge`;

/** BG-17 */
export const BATTLE_PRIVACIES = ['public', 'friends', 'invite'] as const;
export type BattlePrivacy = (typeof BATTLE_PRIVACIES)[number];

/** What a player says of the own battle. */
export const CLAIMS = ['won', 'lost'] as const;
export type Claim = (typeof CLAIMS)[number];

export interface BattleReport {
  readonly playerId: string;
  readonly claim: Claim;
}

/** One of the two places of a battle, which is whose it is at the time. */
export const SEATS = ['creator', 'opponent'] as const;
export type Seat = (typeof SEATS)[number];

/** How far the two have come with starting, while both seats are taken and nobody plays. */
export interface ReadyCheck {
  /** Who has pressed 'Start Match' and waits for the other. */
  readonly readySeat: Seat | null;
  /** Until when the other is waited for. */
  readonly checkEndsAt: number | null;
  /** Who was called and has asked for time. */
  readonly laterSeat: Seat | null;
  readonly laterUntil: number | null;
  /** Whether a call to this seat has gone unanswered. */
  readonly creatorMissed: boolean;
  readonly opponentMissed: boolean;
}

export interface Battle extends ReadyCheck {
  readonly id: string;
  readonly status: BattleStatus;
  readonly privacy: BattlePrivacy;
  /** Set for invite-only battles; whoever knows it may see and join. */
  readonly inviteCode: string | null;
  /** What one player puts in. */
  readonly stakeCents: number;
  /** The platform's share, charged to each player on top of the stake (C-07). */
  readonly feeCents: number;
  readonly creatorId: string;
  readonly opponentId: string | null;
  readonly winnerId: string | null;
  /** The end that the countdown runs to: of the open seat while waiting, of the battle while active. */
  readonly endsAt: number | null;
  /** When the server acts by itself in the present state; null when nothing is due. */
  readonly dueAt: number | null;
}

/** Nobody was called yet. */
export const UNCALLED: ReadyCheck = {
  readySeat: null,
  checkEndsAt: null,
  laterSeat: null,
  laterUntil: null,
  creatorMissed: false,
  opponentMissed: false,
};

/** What a rule tells the stake engine to do with the battle's escrow. */
export type Movement =
  | { readonly kind: 'hold'; readonly playerId: string }
  /** The one seat's money; the other stays held. */
  | { readonly kind: 'refund'; readonly playerId: string }
  | { readonly kind: 'refund-all' }
  | { readonly kind: 'settle'; readonly winnerId: string }
  /** Moves what another outcome changes after the money was paid; null where everybody gets theirs back. */
  | { readonly kind: 'correct'; readonly winnerId: string | null };

export const BATTLE_EVENTS = [
  'battle.created',
  'battle.joined',
  'battle.left',
  'battle.ready',
  'battle.unready',
  'battle.postponed',
  'battle.lapsed',
  'battle.started',
  'battle.reported',
  'battle.completed',
  'battle.disputed',
  'battle.escalated',
  'battle.resumed',
  'battle.cancelled',
  'battle.expired',
  'battle.questioned',
  'battle.upheld',
  'battle.corrected',
] as const;
export type BattleEvent = (typeof BATTLE_EVENTS)[number];

/** The outcome of a rule: the battle as it stands afterwards, the money to move, and what to tell. */
export interface Transition {
  readonly battle: Battle;
  readonly money: readonly Movement[];
  readonly event: BattleEvent;
  /** Who pressed 'Start Match', in what is about the ready check. */
  readonly readyId?: string;
  /** What was said, in a report that waits for the other's. */
  readonly report?: { readonly claim: Claim; readonly score: string };
}

/** Platform fee in hundredths of a percent: 5% (BC-01). */
export const FEE_BASIS_POINTS = 500;

export const feeOf = (stakeCents: number): number => shareOf(stakeCents, FEE_BASIS_POINTS);
export const poolOf = (stakeCents: number): number => 2 * stakeCents;
/** What leaves a player's wallet when the seat is taken. */
export const holdOf = (battle: { stakeCents: number; feeCents: number }): number => battle.stakeCents + battle.feeCents;

/** An open seat expires this long after the battle was created. */
export const SEAT_WINDOW = 2 * HOUR;
/** Once both seats are taken there is at least this long left to press start. */
export const START_WINDOW = 30 * MINUTE;
/** Who presses start first waits so long for the other. */
export const CHECK_WINDOW = 3 * MINUTE;
/** Both have pressed start: so long the two count down together before they play. */
export const START_COUNT = 3 * SECOND;
/** So many minutes may be asked for by whoever is called and cannot start yet. */
export const LATER_MINUTES = [5, 15, 30] as const;
/** A battle without any reported result is void this long after its start. */
export const BATTLE_WINDOW = 3 * HOUR;
/** A single reported result stands after this long unless contested. */
export const CONTEST_WINDOW = 30 * MINUTE;

export const playersOf = (battle: Battle): readonly string[] =>
  battle.opponentId === null ? [battle.creatorId] : [battle.creatorId, battle.opponentId];

export const isPlayer = (battle: Battle, accountId: string): boolean =>
  battle.creatorId === accountId || battle.opponentId === accountId;

export const otherPlayer = (battle: Battle, accountId: string): string | null =>
  battle.creatorId === accountId ? battle.opponentId : battle.creatorId;

/** The seat of one of its players. */
export const seatOf = (battle: Battle, playerId: string): Seat =>
  battle.creatorId === playerId ? 'creator' : 'opponent';

/** Who sits there; null for an empty seat, and where none is named. */
export const playerAt = (battle: Battle, seat: Seat | null): string | null =>
  seat === null ? null : seat === 'creator' ? battle.creatorId : battle.opponentId;

/** Who won if this report is true; null while the second seat is empty. */
export const winnerBy = (battle: Battle, report: BattleReport): string | null =>
  report.claim === 'won' ? report.playerId : otherPlayer(battle, report.playerId);

/**
 * How far a battle has come, in percent, from its state alone (CH-07): a seat taken, both taken, running, one result
 * in, over.
 */
export function progressOf(battle: Pick<Battle, 'status' | 'opponentId'>, reports: number): number {
  switch (battle.status) {
    case 'draft':
      return 0;
    case 'waiting':
      return battle.opponentId === null ? 20 : 40;
    case 'active':
      return reports === 0 ? 65 : 85;
    case 'disputed':
      return 85;
    case 'completed':
    case 'cancelled':
    case 'expired':
      return 100;
  }
}

/** CH-16 to CH-19, word for word; stored results need the recording that the third line asks for. */
export const BATTLE_RULES = [
  'Winner takes the full pool',
  'First to 13 rounds wins',
  'The match must be streamed or recorded',
  'Payout is instant on completion',
  'Disputes are handled within 24 hours',
  'Platform fee: 5%',
] as const;

/** What is played otherwise on Lichess stands otherwise. */
const CHESS_RULES = [
  'Winner takes the full pool',
  'One unrated game on Lichess, 10 minutes for each player',
  'Lichess tells us the result',
  'A draw or an aborted game gives both players their money back',
  'Payout is instant on completion',
  'Disputes are handled within 24 hours',
  'Platform fee: 5%',
] as const;

export type BattleRule = (typeof BATTLE_RULES)[number] | (typeof CHESS_RULES)[number];

/** The terms of a battle in a game; null for those of most games. */
export const rulesOf = (game: BattleGame | null): readonly BattleRule[] =>
  game === 'chess' ? CHESS_RULES : BATTLE_RULES;
