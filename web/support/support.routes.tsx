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
      place: 'palette',
      order: 105,
      to: adminSupportPath,
      label: t.supportRequests(),
      icon: 'admin',
      words: t.supportRequestsSearch().split(' '),
    },
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
    { place: 'palette', order: 110, to: termsPath, label: t.termsOfService(), words: t.wordsForTerms().split(', ') },
    { place: 'palette', order: 120, to: privacyPath, label: t.privacyPolicy(), words: t.wordsForPrivacy().split(', ') },
    {
      place: 'palette',
      order: 122,
      to: responsibleGamingPath,
      label: t.responsibleGamingPolicy(),
      words: t.wordsForResponsibleGaming().split(', '),
    },
    {
      place: 'palette',
      order: 124,
      to: antiCheatPath,
      label: t.antiCheatPolicy(),
      words: t.wordsForAntiCheat().split(', '),
    },
    {
      place: 'palette',
      order: 126,
      to: paymentTermsPath,
      label: t.paymentTerms(),
      words: t.wordsForPaymentTerms().split(', '),
    },
    { place: 'palette', order: 130, to: contactPath, label: t.contact(), words: t.wordsForContact().split(', ') },
  ],
  parts: {
    'support.priority-ticket': part(
      async () => (await import('./components/priority-ticket-form.tsx')).PriorityTicketForm,
    ),
  },
});
