import type { BattleGame } from '../shared/games.ts';
import type { TeamBattleEvent } from './team-battle.ts';
import type { TeamBattleStatus, TeamOfferStatus, TeamPayer, TeamRole } from './team.ts';

/** `userId` is whom it is about, and `captainId` the captain beside them, null for none. */
interface TeamTold {
  readonly teamId: string;
  readonly teamName: string;
  readonly userId: string;
  readonly captainId: string | null;
}

/** What happens to a team and its people. */
export type RosterEvent =
  | 'team.created'
  | 'team.changed'
  | 'team.requested'
  | 'team.invited'
  | 'team.joined'
  | 'team.declined'
  | 'team.left'
  | 'team.handed-over';

export interface RosterTold extends TeamTold {
  /** The name of whom it is about. */
  readonly username?: string;
  readonly byName?: string;
  readonly askId?: string;
  readonly offerId?: string;
  readonly role?: TeamRole;
  readonly isRemoved?: boolean;
  readonly isWithdrawn?: boolean;
  readonly isDisbanded?: boolean;
}

interface AgainstTeam extends TeamTold {
  readonly opponentTeamId: string;
  readonly opponentName: string;
  readonly game: BattleGame;
}

interface OfferTold extends AgainstTeam {
  readonly offerId: string;
  /** Whether this team has sent it or got it. */
  readonly side: 'from' | 'to';
  readonly stakeCents: number;
}

interface TeamBattleTold extends AgainstTeam {
  readonly teamBattleId: string;
  readonly status: TeamBattleStatus;
  readonly winnerTeamId: string | null;
  /** What the player put in, where it is about a player's money. */
  readonly stakeCents?: number;
  readonly feeCents?: number;
  /** Why, where staff have decided its dispute. */
  readonly reason?: string;
}

export type TeamEvent = RosterEvent | 'team.challenged' | 'team.challenge-answered' | TeamBattleEvent;

declare module '../shared/events.ts' {
  interface EventPayloads extends Record<RosterEvent, RosterTold>, Record<TeamBattleEvent, TeamBattleTold> {
    'team.challenged': OfferTold & { readonly payer: TeamPayer; readonly username: string };
    'team.challenge-answered': OfferTold & { readonly status: TeamOfferStatus };
  }
}
