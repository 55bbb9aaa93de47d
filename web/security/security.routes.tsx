import { defineRoom } from '../parts/define-room.ts';
import { part } from '../parts/part.tsx';
import type { ProofDialogProps } from './components/proof-dialog.tsx';
import type { SecondStepProps } from './components/second-step.tsx';

declare module '../parts/part.tsx' {
  interface Parts {
    'security.settings': object;
    /** The second factor of a sign-in. */
    'security.second-step': SecondStepProps;
    /** Asks for a second proof. */
    'security.proof': ProofDialogProps;
  }
}

export const security = defineRoom({
  parts: {
    'security.settings': part(async () => (await import('./components/security-section.tsx')).SecuritySection),
    'security.second-step': part(async () => (await import('./components/second-step.tsx')).SecondStep),
    'security.proof': part(async () => (await import('./components/proof-dialog.tsx')).ProofDialog),
  },
});
