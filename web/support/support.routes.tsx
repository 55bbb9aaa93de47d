import { adminSupportPath } from '../../domain/shared/admin.paths.ts';
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
import * as t from './__generated__/messages.ts';

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
    page('staff', adminSupportPath, async () => (await import('./desk/tickets-screen.tsx')).TicketsScreen),
  ],
  menu: [
    {
      place: 'navigation',
      order: 150,
      to: trustPath,
      label: t.trustSafety(),
      icon: 'trust',
      words: t.wordsForTrust().split(', '),
    },
    {
      place: 'navigation',
      order: 140,
      to: helpPath,
      label: t.help(),
      icon: 'help',
      words: t.wordsForHelp().split(', '),
      alsoAt: [`${helpPath}/`],
    },
  ],
  parts: {
    'support.priority-ticket': part(
      async () => (await import('./components/priority-ticket-form.tsx')).PriorityTicketForm,
    ),
  },
});
