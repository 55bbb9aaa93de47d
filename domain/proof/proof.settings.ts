import type { Flag } from '../shared/feature-flags.ts';
import { oneOf } from '../shared/setting.ts';

/**
 * What the games' word does to a battle: nothing is taken in; it is shown and the money follows the reports; what both
 * clients agree on is both players' report.
 */
export const PROOF_MODES = ['off', 'show', 'settle'] as const;
export type ProofMode = (typeof PROOF_MODES)[number];

export const proofSettings = {
  proofCs2: oneOf('proof_cs2', {
    value: 'show',
    description: 'What CS2 itself says of a battle: off, show, or settle where both games agree',
    category: 'security',
    words: PROOF_MODES,
    loose: 'settle',
  }),
};

export const proofFlags = {
  'chess-lichess': {
    name: 'Chess on Lichess',
    description:
      'Players may stake on games of chess that Lichess makes and decides; battles under way end without it. Needs LICHESS_URL',
    enabled: false,
    category: 'features',
    isGuard: true,
  },
} satisfies Readonly<Record<string, Flag>>;
