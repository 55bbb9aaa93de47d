import { defineRoom } from '../parts/define-room.ts';
import { part } from '../parts/part.tsx';
import type { BattleTimelineProps } from './components/battle-timeline.tsx';
import type { LiveScoreProps } from './components/live-score.tsx';
import type { ResultBadgeProps } from './components/result-badge.tsx';
import type { ServerSetupProps } from './components/server-setup.tsx';
import type { ChessWordProps } from './components/chess-word.tsx';
import type { PlayChessProps } from './components/play-chess.tsx';
import type { ProofPanelProps } from './components/proof-panel.tsx';

declare module '../parts/part.tsx' {
  interface Parts {
    /** What the games say of one battle, and how the player's own is connected. */
    'proof.panel': ProofPanelProps;
    /** What both games told, side by side, for players and staff. */
    'proof.timeline': BattleTimelineProps;
    /** The player's game account. */
    'proof.account': object;
    /** What the result of a battle rests on, in a list. */
    'proof.badge': ResultBadgeProps;
    /** The score of a battle on the page of a stream. */
    'proof.score': LiveScoreProps;
    /** Names a game server for a battle, for administrators. */
    'proof.server': ServerSetupProps;
    /** What the games leave for people to look at, for staff. */
    'desk.battles.integrity': object;
    /** The player's Lichess account. */
    'proof.lichess': object;
    /** The way to the game on Lichess, for who plays it. */
    'proof.play': PlayChessProps;
    /** What Lichess says of one battle, for staff; nothing where it is not played there. */
    'proof.chess': ChessWordProps;
    /** What the games said beside who was paid, for staff. */
    'proof.bench': object;
  }
}

/** Pieces for the pages of others: it has none of its own. */
export const proof = defineRoom({
  parts: {
    'proof.panel': part(async () => (await import('./components/proof-panel.tsx')).ProofPanel),
    'proof.timeline': part(async () => (await import('./components/battle-timeline.tsx')).BattleTimeline),
    'proof.account': part(async () => (await import('./components/game-account.tsx')).GameAccount),
    'proof.badge': part(async () => (await import('./components/result-badge.tsx')).ResultBadge),
    'proof.score': part(async () => (await import('./components/live-score.tsx')).LiveScore),
    'proof.server': part(async () => (await import('./components/server-setup.tsx')).ServerSetup),
    'desk.battles.integrity': part(async () => (await import('./components/integrity-desk.tsx')).IntegrityDesk),
    'proof.lichess': part(async () => (await import('./components/lichess-account.tsx')).LichessAccount),
    'proof.play': part(async () => (await import('./components/play-chess.tsx')).PlayChess),
    'proof.chess': part(async () => (await import('./components/chess-word.tsx')).ChessWord),
    'proof.bench': part(async () => (await import('./components/verdict-bench.tsx')).VerdictBench),
  },
});
