import { defineRoom } from '../parts/define-room.ts';
import { part } from '../parts/part.tsx';
import type { BattleTimelineProps } from './components/battle-timeline.tsx';
import type { ProofPanelProps } from './components/proof-panel.tsx';

declare module '../parts/part.tsx' {
  interface Parts {
    /** What the games say of one battle, and how the player's own is connected. */
    'proof.panel': ProofPanelProps;
    /** What both games told, side by side, for players and staff. */
    'proof.timeline': BattleTimelineProps;
    /** The player's game account. */
    'proof.account': object;
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
    'proof.bench': part(async () => (await import('./components/verdict-bench.tsx')).VerdictBench),
  },
});
