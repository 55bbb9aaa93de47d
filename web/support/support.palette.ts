import { adminSupportPath } from '../../domain/shared/admin.paths.ts';
import {
  antiCheatPath,
  contactPath,
  paymentTermsPath,
  privacyPath,
  responsibleGamingPath,
  termsPath,
} from '../../domain/support/support.paths.ts';
import { definePalette } from '../parts/define-room.ts';
import * as t from './__generated__/messages.ts';

export const palette = definePalette({
  entries: [
    {
      order: 105,
      to: adminSupportPath,
      label: t.supportRequests(),
      icon: 'admin',
      words: t.supportRequestsSearch().split(' '),
    },
    { order: 110, to: termsPath, label: t.termsOfService(), words: t.wordsForTerms().split(', ') },
    { order: 120, to: privacyPath, label: t.privacyPolicy(), words: t.wordsForPrivacy().split(', ') },
    {
      order: 122,
      to: responsibleGamingPath,
      label: t.responsibleGamingPolicy(),
      words: t.wordsForResponsibleGaming().split(', '),
    },
    {
      order: 124,
      to: antiCheatPath,
      label: t.antiCheatPolicy(),
      words: t.wordsForAntiCheat().split(', '),
    },
    {
      order: 126,
      to: paymentTermsPath,
      label: t.paymentTerms(),
      words: t.wordsForPaymentTerms().split(', '),
    },
    { order: 130, to: contactPath, label: t.contact(), words: t.wordsForContact().split(', ') },
  ],
});
