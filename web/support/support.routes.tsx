import {
  antiCheatPath,
  contactPath,
  helpPath,
  paymentTermsPath,
  privacyPath,
  responsibleGamingPath,
  termsPath,
  ticketPattern,
  trustPath,
  visitorTicketPath,
} from '../../domain/support/support.paths.ts';
import { defineRoom, page } from '../parts/define-room.ts';
import { part } from '../parts/part.tsx';

declare module '../parts/part.tsx' {
  interface Parts {
    /** A short form for members. */
    'support.priority-ticket': object;
  }
}

export const support = defineRoom({
  pages: [
    page('member', helpPath, async () => (await import('./screens/help-screen.tsx')).HelpScreen),
    page('member', trustPath, async () => (await import('./screens/trust-screen.tsx')).TrustScreen),
    page('member', ticketPattern, async () => (await import('./screens/ticket-screen.tsx')).TicketScreen),
    page(
      'public',
      visitorTicketPath,
      async () => (await import('./screens/visitor-ticket-screen.tsx')).VisitorTicketScreen,
    ),
    page('public', termsPath, async () => (await import('./screens/terms-screen.tsx')).TermsScreen),
    page('public', privacyPath, async () => (await import('./screens/privacy-screen.tsx')).PrivacyScreen),
    page(
      'public',
      responsibleGamingPath,
      async () => (await import('./screens/responsible-gaming-screen.tsx')).ResponsibleGamingScreen,
    ),
    page('public', antiCheatPath, async () => (await import('./screens/anti-cheat-screen.tsx')).AntiCheatScreen),
    page(
      'public',
      paymentTermsPath,
      async () => (await import('./screens/payment-terms-screen.tsx')).PaymentTermsScreen,
    ),
    page('public', contactPath, async () => (await import('./screens/contact-screen.tsx')).ContactScreen),
  ],
  menu: [
    {
      place: 'navigation',
      order: 150,
      to: trustPath,
      label: 'Trust & Safety',
      icon: 'trust',
      words: ['fair play', 'licence', 'payouts'],
    },
    {
      place: 'navigation',
      order: 140,
      to: helpPath,
      label: 'Help',
      icon: 'help',
      words: ['support', 'faq', 'dispute'],
      alsoAt: [`${helpPath}/`],
    },
    { place: 'palette', order: 110, to: termsPath, label: 'Terms of Service', words: ['legal', 'rules', 'fees'] },
    { place: 'palette', order: 120, to: privacyPath, label: 'Privacy Policy', words: ['legal', 'data', 'cookies'] },
    {
      place: 'palette',
      order: 122,
      to: responsibleGamingPath,
      label: 'Responsible Gaming Policy',
      words: ['legal', 'limits', 'breaks'],
    },
    { place: 'palette', order: 124, to: antiCheatPath, label: 'Anti-Cheat Policy', words: ['legal', 'fair play'] },
    { place: 'palette', order: 126, to: paymentTermsPath, label: 'Payment Terms', words: ['legal', 'withdraw'] },
    { place: 'palette', order: 130, to: contactPath, label: 'Contact', words: ['support', 'e-mail'] },
  ],
  parts: {
    'support.priority-ticket': part(
      async () => (await import('./components/priority-ticket-form.tsx')).PriorityTicketForm,
    ),
  },
});
