import type { EventOf } from '../shared/events.ts';
import { dollars, noticeOf, noticeRules } from '../shared/notice.ts';
import { TEXTS, type Texts } from './__generated__/texts.ts';
import type { AcceptanceEvent } from './sponsorship-events.ts';
import { campaignsPath } from './sponsorships.paths.ts';

/** With a full stop at its end, so that another sentence can follow. */
const closed = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

function sponsoredWords(t: Texts, event: EventOf<Exclude<AcceptanceEvent, 'acceptance.begun' | 'acceptance.filed'>>) {
  const { brand, title, payoutCents, reason } = event.data;
  switch (event.type) {
    case 'acceptance.paid':
      return {
        title: t.brandHasPaidYou({ brand }),
        message: t.amountForTitleAreInYourWallet({ amount: dollars(payoutCents), title }),
      };
    case 'acceptance.refused':
      return {
        title: t.showSomethingElse(),
        message: t.whatYouShowedWasRefused({ title, reason: closed(reason ?? '') }),
      };
    case 'acceptance.expired':
      return {
        title: t.aChallengeOfYoursIsOver(),
        message: reason === null ? t.theDeadlineHasPassed({ title }) : `“${title}”: ${closed(reason)}`,
      };
  }
}

export const sponsorshipsNotices = [
  noticeRules(TEXTS)(['acceptance.paid', 'acceptance.refused', 'acceptance.expired'], (event, t) => {
    const isPaid = event.type === 'acceptance.paid';
    return [
      noticeOf(event, {
        userId: event.data.userId,
        type: isPaid ? 'payment' : 'system',
        ...(isPaid && { topics: ['walletChanges'] as const }),
        ...sponsoredWords(t, event),
        link: campaignsPath,
      }),
    ];
  }),
];
