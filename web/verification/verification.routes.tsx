import { adminVerificationPath } from '../../domain/shared/admin.paths.ts';
import { defineRoom, page } from '../parts/define-room.ts';
import { part } from '../parts/part.tsx';

declare module '../parts/part.tsx' {
  interface Parts {
    /** Where the player's verification stands, and what to hand in. */
    'verification.documents': object;
  }
}

export const verification = defineRoom({
  pages: [
    page(
      'staff',
      adminVerificationPath,
      async () => (await import('./desk/verification-screen.tsx')).VerificationScreen,
    ),
  ],
  parts: {
    'verification.documents': part(async () => (await import('./components/verification-tab.tsx')).VerificationTab),
  },
});
