import type { RoomName } from '../../domain/rooms.ts';
import type { BattleGame, BattleMode, BattleStatus } from '../data/__generated__/schema-types.ts';

/** The players of a battle as its page names them. */
interface Names {
  readonly creator: string;
  /** Null until somebody has joined. */
  readonly opponent: string | null;
}

/**
 * Parts of rooms that a product may be without: declared where they are asked for, so that the screens stay as they are
 * when the room goes. What nobody gives is shown as nothing.
 */
export interface OptionalParts {
  /** What a jury made of a dispute, beside it. */
  'desk.dispute.jury': { readonly disputeId: string };
  /** What sponsors pay creators for, and what the viewer has accepted of it. */
  'sponsorships.board': {
    /** A part of the brand or the title; empty for all. */
    readonly search: string;
  };
  /** Where staff make campaigns and judge what creators show. */
  'desk.content.sponsors': object;
  /** 'Stake on the Outcome' of a battle. */
  'markets.panel': {
    /** The battle that is bet on. */
    readonly contestId: string;
    /** The stream on which the panel stands: its streamer earns by the bets that are placed there. */
    readonly streamId?: string | null;
    /** Nothing is shown where there is nothing to bet on, and none of the reasons. */
    readonly isOptional?: boolean;
    readonly title?: string;
    /** Whether the page is not about the battle, so that the panel says which one it is. */
    readonly isElsewhere?: boolean;
    /** Once it is known whether bets are taken, and when that changes. */
    readonly onTurned?: (isOpen: boolean) => void;
  };
  /** The same of the next match that takes bets, beside a running one. */
  'markets.next': {
    /** The battle that is shown running, on which no bets are taken any more; null while none is. */
    readonly contestId: string | null;
    /** The stream of that battle. */
    readonly streamId: string | null;
  };
  /** What the games say of one battle, and how the player's own is connected. */
  'proof.panel': {
    readonly battleId: string;
    /** The invite code of the address; null without one. */
    readonly code: string | null;
    readonly game: BattleGame;
    readonly mode: BattleMode;
    readonly status: BattleStatus;
    /** The viewer's own; null for onlookers. */
    readonly seat: 'CREATOR' | 'OPPONENT' | null;
    readonly names: Names;
  };
  /** What both games told, side by side, for players and staff. */
  'proof.timeline': {
    readonly battleId: string;
    readonly names: Names;
    /** Whether nothing stands there when no game was heard. */
    readonly isOptional?: boolean;
  };
  /** The player's game account. */
  'proof.account': object;
  /** The score of a battle on the page of a stream. */
  'proof.score': { readonly battleId: string };
  /** Names a game server for a battle, for administrators. */
  'proof.server': { readonly battleId: string; readonly title: string };
  /** What the games leave for people to look at, for staff. */
  'desk.battles.integrity': object;
  /** The player's Lichess account. */
  'proof.lichess': object;
  /** The way to the game on Lichess, for who plays it. */
  'proof.play': {
    readonly battleId: string;
    /** The invite code of the address; null without one. */
    readonly code: string | null;
  };
  /** What Lichess says of one battle, for staff; nothing where it is not played there. */
  'proof.chess': { readonly battleId: string; readonly names: Names };
  /** What the games said beside who was paid, for staff. */
  'proof.bench': object;
  /** What the viewer has written about another player. */
  'notes.panel': { readonly player: { readonly id: string; readonly username: string } };
  /** The way to all notes of the viewer. */
  'notes.link': object;
}

/** Who gives them. */
export const GIVEN_BY: Readonly<Record<keyof OptionalParts, RoomName>> = {
  'desk.dispute.jury': 'jury',
  'sponsorships.board': 'sponsorships',
  'desk.content.sponsors': 'sponsorships',
  'markets.panel': 'markets',
  'markets.next': 'markets',
  'proof.panel': 'proof',
  'proof.timeline': 'proof',
  'proof.account': 'proof',
  'proof.score': 'proof',
  'proof.server': 'proof',
  'desk.battles.integrity': 'proof',
  'proof.lichess': 'proof',
  'proof.play': 'proof',
  'proof.chess': 'proof',
  'proof.bench': 'proof',
  'notes.panel': 'notes',
  'notes.link': 'notes',
};
