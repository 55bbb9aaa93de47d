import { adminFinancePath } from '../../domain/shared/admin.paths.ts';
import { withQuery } from '../../domain/shared/path-to.ts';
import type { ActivityWords } from '../desk/room-words.ts';
import * as t from './__generated__/messages.ts';

const ofWithdrawals = (): string => withQuery(adminFinancePath, { tab: 'withdrawals' });

export const activityWords: ActivityWords<
  | 'WITHDRAWAL_REQUESTED'
  | 'WITHDRAWAL_PROCESSING'
  | 'WITHDRAWAL_APPROVED'
  | 'WITHDRAWAL_PAID'
  | 'WITHDRAWAL_REJECTED'
  | 'WITHDRAWAL_FAILED'
  | 'ALERT_RAISED'
  | 'ALERT_RESOLVED'
> = {
  WITHDRAWAL_REQUESTED: { words: t.aWithdrawalWasRequested(), pathOf: ofWithdrawals },
  WITHDRAWAL_PROCESSING: { words: t.aWithdrawalWasPutOnHold(), pathOf: ofWithdrawals },
  WITHDRAWAL_APPROVED: { words: t.aWithdrawalWasApproved(), pathOf: ofWithdrawals },
  WITHDRAWAL_PAID: { words: t.aWithdrawalWasPaidOut(), pathOf: ofWithdrawals },
  WITHDRAWAL_REJECTED: { words: t.aWithdrawalWasRejected(), pathOf: ofWithdrawals },
  WITHDRAWAL_FAILED: { words: t.aPayoutFailed(), pathOf: ofWithdrawals },
  ALERT_RAISED: { words: t.newAlert(), pathOf: ofWithdrawals },
  ALERT_RESOLVED: { words: t.alertResolved(), pathOf: ofWithdrawals },
};
