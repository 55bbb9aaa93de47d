import { noticeOf, noticeRules } from '../shared/notice.ts';
import { walletTabPath } from '../wallet/wallet.paths.ts';
import { TEXTS } from './__generated__/texts.ts';

const rule = noticeRules(TEXTS);

export const verificationNotices = [
  rule(['verification.verified'], (event, t) => [
    noticeOf(event, {
      userId: event.data.userId,
      title: t.youAreVerified(),
      message: t.yourDocumentsWereAccepted(),
      link: walletTabPath('verification'),
      mail: 'at-once',
    }),
  ]),
  rule(['verification.refused'], (event, t) => [
    noticeOf(event, {
      userId: event.data.userId,
      title: t.yourDocumentsWereRefused(),
      message: t.readTheReasonAndHandInOthers(),
      link: walletTabPath('verification'),
      mail: 'at-once',
    }),
  ]),
];
