import { creatorHubPath } from '../creators/creators.paths.ts';
import type { EventOf } from '../shared/events.ts';
import type { AcceptanceEvent } from '../sponsorships/sponsorship-events.ts';
import { campaignsPath } from '../sponsorships/sponsorships.paths.ts';
import type { Texts } from './__generated__/texts.ts';
import { FROM, dollars, noticeOf, noticeRule } from './notification.ts';

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

export const creatorRules = [
  noticeRule(['acceptance.paid', 'acceptance.refused', 'acceptance.expired'], (event, t) => {
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
  noticeRule(['referral.rewarded'], (event, t) => {
    const { userId, newcomerId, coins } = event.data;
    return [
      noticeOf(event, {
        userId,
        fromId: newcomerId,
        isPersonal: false,
        type: 'social',
        title: t.fromSignedUpWithYourLink({ from: FROM }),
        message: t.amountAreInYourWallet({ amount: `${coins} BattleCoin` }),
        link: creatorHubPath,
        uniqueKey: `referral:${newcomerId}`,
      }),
    ];
  }),
  noticeRule(['market.creator-paid'], (event, t) => {
    const { userId, cents } = event.data;
    if (cents === 0) return [];
    return [
      noticeOf(event, {
        userId,
        type: 'payment',
        topics: ['walletChanges'],
        title: t.yourViewersBetsHavePaidOff(),
        message: t.amountOfWhatWasStaked({ amount: dollars(cents) }),
        link: creatorHubPath,
      }),
    ];
  }),
];
