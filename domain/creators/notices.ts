import { FROM, dollars, noticeOf, noticeRules } from '../shared/notice.ts';
import { TEXTS } from './__generated__/texts.ts';
import { creatorHubPath } from './creators.paths.ts';

const rule = noticeRules(TEXTS);

export const creatorsNotices = [
  rule(['referral.rewarded'], (event, t) => {
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
  rule(['market.creator-paid'], (event, t) => {
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
