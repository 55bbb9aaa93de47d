import { creatorHubPath } from '../creators/creators.paths.ts';
import type { EventOf } from '../shared/events.ts';
import type { AcceptanceEvent } from '../sponsorships/sponsorship-events.ts';
import { campaignsPath } from '../sponsorships/sponsorships.paths.ts';
import { FROM, dollars, noticeOf, noticeRule } from './notification.ts';

/** With a full stop at its end, so that another sentence can follow. */
const closed = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

function sponsoredWords(event: EventOf<Exclude<AcceptanceEvent, 'acceptance.begun' | 'acceptance.filed'>>) {
  const { brand, title, payoutCents, reason } = event.data;
  switch (event.type) {
    case 'acceptance.paid':
      return { title: `${brand} has paid you`, message: `${dollars(payoutCents)} for “${title}” are in your wallet.` };
    case 'acceptance.refused':
      return {
        title: 'Show something else for your challenge',
        message: `What you showed for “${title}” was refused: ${closed(reason ?? '')} There is time left.`,
      };
    case 'acceptance.expired':
      return {
        title: 'A challenge of yours is over',
        message: reason === null ? `The deadline of “${title}” has passed.` : `“${title}”: ${closed(reason)}`,
      };
  }
}

export const creatorRules = [
  noticeRule(['acceptance.paid', 'acceptance.refused', 'acceptance.expired'], (event) => {
    const isPaid = event.type === 'acceptance.paid';
    return [
      noticeOf(event, {
        userId: event.data.userId,
        type: isPaid ? 'payment' : 'system',
        ...(isPaid && { topics: ['walletChanges'] as const }),
        ...sponsoredWords(event),
        link: campaignsPath,
      }),
    ];
  }),
  noticeRule(['referral.rewarded'], (event) => {
    const { userId, newcomerId, coins } = event.data;
    return [
      noticeOf(event, {
        userId,
        fromId: newcomerId,
        isPersonal: false,
        type: 'social',
        title: `${FROM} signed up with your link`,
        message: `${coins} BattleCoin are in your wallet.`,
        link: creatorHubPath,
        uniqueKey: `referral:${newcomerId}`,
      }),
    ];
  }),
  noticeRule(['market.creator-paid'], (event) => {
    const { userId, cents } = event.data;
    if (cents === 0) return [];
    return [
      noticeOf(event, {
        userId,
        type: 'payment',
        topics: ['walletChanges'],
        title: 'Your viewers’ bets have paid off',
        message: `${dollars(cents)} of what was staked on your stream is in your wallet.`,
        link: creatorHubPath,
      }),
    ];
  }),
];
