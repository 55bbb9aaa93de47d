import { contactPath, privacyPath, termsPath } from '../../domain/support/support.paths.ts';
import { defineRoom, page } from '../parts/define-room.ts';

export const support = defineRoom({
  pages: [
    page('public', termsPath, async () => (await import('./screens/terms-screen.tsx')).TermsScreen),
    page('public', privacyPath, async () => (await import('./screens/privacy-screen.tsx')).PrivacyScreen),
    page('public', contactPath, async () => (await import('./screens/contact-screen.tsx')).ContactScreen),
  ],
  menu: [
    { place: 'palette', order: 110, to: termsPath, label: 'Terms of Service', words: ['legal', 'rules', 'fees'] },
    { place: 'palette', order: 120, to: privacyPath, label: 'Privacy Policy', words: ['legal', 'data', 'cookies'] },
    { place: 'palette', order: 130, to: contactPath, label: 'Contact', words: ['support', 'e-mail'] },
  ],
});
