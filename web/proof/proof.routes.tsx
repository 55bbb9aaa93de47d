import { defineRoom } from '../parts/define-room.ts';
import { part } from '../parts/part.tsx';
import type { ResultBadgeProps } from './components/result-badge.tsx';

declare module '../parts/part.tsx' {
  interface Parts {
    /** What the result of a battle rests on, in a list. */
    'proof.badge': ResultBadgeProps;
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
