import { defineRoom } from '../parts/define-room.ts';
import { part } from '../parts/part.tsx';
import type { ProofDialogProps } from './components/proof-dialog.tsx';

declare module '../parts/part.tsx' {
  interface Parts {
    'security.settings': object;
    /** Asks for a second proof. */
    'security.proof': ProofDialogProps;
  }
}

export const security = defineRoom({
  parts: {
    'security.settings': part(async () => (await import('./components/security-section.tsx')).SecuritySection),
    'security.proof': part(async () => (await import('./components/proof-dialog.tsx')).ProofDialog),
  },
});
